#include "window/pages/card_stage.h"

#include "text/drawings.h"
#include "window/pages/stage_set.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace tankard::window {
namespace {

using play::Ground;
using play::Light;

/// A drawing by its name; the rest as play::Prop has it.
struct Silhouette {
    std::string_view name;
    int at = 50;
    int size = 30;
    int rise = 0;
    int every = 0;
};

struct Set {
    std::string_view pigment;
    Light light = Light::moon;
    int light_at = 74;
    int light_high = 76;
    int light_size = 16;
    Ground ground = Ground::earth;
    std::vector<Silhouette> far{};
};

/// Two of each pigment, one after the other.
const std::vector<Set>& sets() {
    static const std::vector<Set> all{
        {"iron",
         Light::lamp,
         50,
         84,
         5,
         Ground::stone,
         {{"ancient-columns", 12, 52}, {"ancient-columns", 88, 52}}},
        {"iron", Light::moon, 24, 78, 15, Ground::stone, {{"castle", 84, 44}, {"peaks", 10, 30, -4}}},
        {"fire", Light::sun, 50, 40, 34, Ground::earth, {{"peaks", 8, 44, -6}, {"peaks", 92, 52, -6}}},
        {"fire", Light::sun, 22, 56, 20, Ground::stone, {{"ancient-ruins", 84, 44}, {"peaks", 12, 30, -4}}},
        {"leaf", Light::sun, 74, 74, 15, Ground::earth, {{"pine-tree", 50, 30, -2, 15}}},
        {"leaf", Light::moon, 24, 78, 14, Ground::water, {{"birch-trees", 12, 46}, {"birch-trees", 90, 52}}},
        {"sky", Light::sun, 24, 76, 15, Ground::water, {{"peaks", 86, 46, -6}, {"peaks", 8, 30, -6}}},
        {"sky", Light::moon, 78, 80, 13, Ground::stone, {{"clock-tower", 10, 50}, {"huts-village", 88, 30}}},
        {"violet", Light::moon, 76, 78, 15, Ground::stone, {{"evil-tower", 10, 56}, {"peaks", 90, 34, -4}}},
        {"violet",
         Light::lamp,
         50,
         84,
         5,
         Ground::boards,
         {{"ancient-columns", 10, 54}, {"ancient-columns", 90, 54}}},
        {"gold",
         Light::lamp,
         50,
         56,
         0,
         Ground::boards,
         {{"ancient-columns", 8, 56}, {"ancient-columns", 92, 56}}},
        {"gold", Light::sun, 50, 36, 30, Ground::water, {{"castle", 90, 34}, {"peaks", 10, 32, -6}}},
        {"blood",
         Light::moon,
         74,
         70,
         26,
         Ground::earth,
         {{"tombstone", 9, 26}, {"tombstone", 92, 22}, {"birch-trees", 18, 50, -3}}},
        {"blood", Light::moon, 24, 72, 22, Ground::stone, {{"ancient-ruins", 86, 46}, {"peaks", 8, 30, -4}}},
        {"night",
         Light::moon,
         74,
         78,
         17,
         Ground::water,
         {{"pine-tree", 8, 34}, {"pine-tree", 17, 26}, {"pine-tree", 94, 28}}},
        {"night", Light::moon, 24, 76, 15, Ground::earth, {{"huts-village", 86, 34}, {"pine-tree", 6, 28}}},
        {"earth", Light::lamp, 50, 82, 5, Ground::boards, {{"barrel", 50, 28, -3, 27}}},
        {"earth", Light::lamp, 76, 74, 5, Ground::stone, {{"ancient-columns", 10, 52}, {"barrel", 90, 30}}},
        {"", Light::lamp, 50, 82, 5, Ground::boards, {}},
        {"", Light::lamp, 74, 78, 5, Ground::boards, {}},
    };
    return all;
}

play::Backdrop built(const Set& set) {
    play::Backdrop made{.light = set.light,
                        .light_at = set.light_at,
                        .light_high = set.light_high,
                        .light_size = set.light_size,
                        .ground = set.ground};
    for (const Silhouette& each : set.far)
        if (const auto letter = text::drawing(each.name))
            made.far.push_back({*letter, each.at, each.size, each.rise, each.every});
    return made;
}

}  // namespace

Drawing card_stage(const Type& type, std::string_view pigment, const Tint& colour, unsigned which,
                   const Rect& box) {
    const auto& all = sets();
    auto found = std::find_if(all.begin(), all.end(), [&](const Set& set) { return set.pigment == pigment; });
    if (found == all.end())
        found = std::find_if(all.begin(), all.end(), [](const Set& set) { return set.pigment.empty(); });
    return stage_set(type, built(found[which % kCardStages]), box, {.dye = colour});
}

}  // namespace tankard::window
