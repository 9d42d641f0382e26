#include "window/pages/card_stage.h"

#include "window/pages/stage_set.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace tankard::window {
namespace {

using play::Ground;
using play::Light;

struct Set {
    std::string_view pigment;
    Light light = Light::moon;
    int light_at = 74;
    int light_high = 76;
    int light_size = 16;
    Ground ground = Ground::earth;
    std::vector<play::Prop> far{};
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
         {prop("ancient-columns", 12, 52), prop("ancient-columns", 88, 52)}},
        {"iron", Light::moon, 24, 78, 15, Ground::stone, {prop("castle", 84, 44), prop("peaks", 10, 30, -4)}},
        {"fire",
         Light::sun,
         50,
         40,
         34,
         Ground::earth,
         {prop("peaks", 8, 44, -6), prop("peaks", 92, 52, -6)}},
        {"fire",
         Light::sun,
         22,
         56,
         20,
         Ground::stone,
         {prop("ancient-ruins", 84, 44), prop("peaks", 12, 30, -4)}},
        {"leaf", Light::sun, 74, 74, 15, Ground::earth, {prop("pine-tree", 50, 30, -2, 15)}},
        {"leaf",
         Light::moon,
         24,
         78,
         14,
         Ground::water,
         {prop("birch-trees", 12, 46), prop("birch-trees", 90, 52)}},
        {"sky", Light::sun, 24, 76, 15, Ground::water, {prop("peaks", 86, 46, -6), prop("peaks", 8, 30, -6)}},
        {"sky",
         Light::moon,
         78,
         80,
         13,
         Ground::stone,
         {prop("clock-tower", 10, 50), prop("huts-village", 88, 30)}},
        {"violet",
         Light::moon,
         76,
         78,
         15,
         Ground::stone,
         {prop("evil-tower", 10, 56), prop("peaks", 90, 34, -4)}},
        {"violet",
         Light::lamp,
         50,
         84,
         5,
         Ground::boards,
         {prop("ancient-columns", 10, 54), prop("ancient-columns", 90, 54)}},
        {"gold",
         Light::lamp,
         50,
         56,
         0,
         Ground::boards,
         {prop("ancient-columns", 8, 56), prop("ancient-columns", 92, 56)}},
        {"gold", Light::sun, 50, 36, 30, Ground::water, {prop("castle", 90, 34), prop("peaks", 10, 32, -6)}},
        {"blood",
         Light::moon,
         74,
         70,
         26,
         Ground::earth,
         {prop("tombstone", 9, 26), prop("tombstone", 92, 22), prop("birch-trees", 18, 50, -3)}},
        {"blood",
         Light::moon,
         24,
         72,
         22,
         Ground::stone,
         {prop("ancient-ruins", 86, 46), prop("peaks", 8, 30, -4)}},
        {"night",
         Light::moon,
         74,
         78,
         17,
         Ground::water,
         {prop("pine-tree", 8, 34), prop("pine-tree", 17, 26), prop("pine-tree", 94, 28)}},
        {"night",
         Light::moon,
         24,
         76,
         15,
         Ground::earth,
         {prop("huts-village", 86, 34), prop("pine-tree", 6, 28)}},
        {"earth", Light::lamp, 50, 82, 5, Ground::boards, {prop("barrel", 50, 28, -3, 27)}},
        {"earth",
         Light::lamp,
         76,
         74,
         5,
         Ground::stone,
         {prop("ancient-columns", 10, 52), prop("barrel", 90, 30)}},
        {"clay",
         Light::lamp,
         50,
         66,
         6,
         Ground::earth,
         {prop("camping-tent", 10, 38), prop("camping-tent", 91, 32)}},
        {"clay",
         Light::sun,
         26,
         60,
         18,
         Ground::earth,
         {prop("peaks", 86, 40, -6), prop("camping-tent", 10, 26)}},
        {"rose",
         Light::sun,
         50,
         64,
         18,
         Ground::boards,
         {prop("ancient-columns", 9, 56), prop("ancient-columns", 91, 56)}},
        {"rose",
         Light::sun,
         76,
         70,
         15,
         Ground::earth,
         {prop("church", 10, 46), prop("birch-trees", 92, 36)}},
        {"wine",
         Light::moon,
         74,
         74,
         20,
         Ground::water,
         {prop("viking-longhouse", 88, 30), prop("peaks", 8, 40, -6)}},
        {"wine",
         Light::lamp,
         50,
         80,
         5,
         Ground::boards,
         {prop("viking-shield", 10, 26, 22), prop("viking-shield", 90, 26, 22)}},
        {"indigo",
         Light::moon,
         50,
         76,
         15,
         Ground::boards,
         {prop("bookshelf", 10, 46), prop("bookshelf", 90, 46)}},
        {"indigo",
         Light::moon,
         24,
         78,
         14,
         Ground::stone,
         {prop("evil-tower", 88, 52), prop("peaks", 8, 28, -4)}},
        {"teal",
         Light::moon,
         50,
         72,
         20,
         Ground::water,
         {prop("tombstone", 10, 30), prop("tombstone", 22, 20), prop("birch-trees", 91, 46)}},
        {"teal",
         Light::moon,
         74,
         78,
         15,
         Ground::stone,
         {prop("ancient-ruins", 10, 44), prop("pine-tree", 92, 32)}},
        {"olive",
         Light::sun,
         76,
         72,
         14,
         Ground::earth,
         {prop("birch-trees", 8, 50), prop("birch-trees", 22, 34), prop("birch-trees", 92, 44)}},
        {"olive",
         Light::sun,
         24,
         74,
         14,
         Ground::water,
         {prop("elven-castle", 88, 40), prop("birch-trees", 8, 34)}},
        {"", Light::lamp, 50, 82, 5, Ground::boards, {}},
        {"", Light::lamp, 74, 78, 5, Ground::boards, {}},
    };
    return all;
}

play::Backdrop built(const Set& set) {
    return {.light = set.light,
            .light_at = set.light_at,
            .light_high = set.light_high,
            .light_size = set.light_size,
            .ground = set.ground,
            .far = set.far};
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
