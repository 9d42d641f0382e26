#include "window/pages/tale_scene.h"

#include "text/utf8.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tankard::window {
namespace {

constexpr float kTallest = 76;      ///< of a hero, in percent of the picture's height
constexpr float kPlaceSize = 62;    ///< of the place behind them
constexpr int kPlaceFoot = -5;      ///< it stands a little below the horizon
constexpr float kApart = 1.06F;     ///< from one to the next, of a hero's size …
constexpr float kTogether = 1.12F;  ///< … and no further
constexpr Tint kMourning{58, 62, 74};
constexpr float kGlory = 0.55F;     ///< of a chapter that is not the last
constexpr float kOnRibbon = 0.93F;  ///< of what is above a ribbon
constexpr float kSunk =
    0.08F;  ///< of the picture's height: so far are they behind it, so that none is cut off

struct Hero {
    char32_t figure;
    std::string pigment;
};

/// Those whose figures can stand there, first who is named first.
std::vector<Hero> heroes(const scene::Tale& tale) {
    std::vector<Hero> all;
    for (const scene::Part& part : tale.parts) {
        std::size_t first = 0;
        if (part.seat != SeatId::none && !part.picture.empty())
            all.push_back({text::next_character(part.picture, first), part.colour});
    }
    return all;
}

/// Whether the campaign ends with this chapter: no way leads on from it, and none was gone.
bool is_end(const scene::Tale& tale) {
    const std::vector<scene::Space>& spaces = tale.way.spaces;
    return !spaces.empty() && spaces.back().here;
}

}  // namespace

std::vector<TaleStage> tale_stages(const Page& page) {
    std::vector<TaleStage> all;
    for (const Piece& piece : page.pieces) {
        for (const Figure& figure : piece.shapes)
            if (figure.look == Look::picture) all.push_back({figure.box});
        if (piece.shapes.empty() && !all.empty() && all.back().box.holds(piece.box))
            all.back().ribbon = piece.box;
    }
    return all;
}

bool has_scene(const scene::Tale& tale) { return tale.backdrop != nullptr || !heroes(tale).empty(); }

TaleScene tale_scene(const scene::Tale& tale, const TaleStage& stage) {
    TaleScene made;
    made.staging.ribbon = stage.ribbon;
    made.backdrop = tale.backdrop;
    const std::vector<Hero> figures = heroes(tale);
    if (figures.empty() || stage.box.h <= 0) return made;
    auto set = std::make_shared<play::Backdrop>(
        tale.backdrop ? *tale.backdrop : *play::plain_backdrop(tale.picture.empty() ? " " : tale.picture));
    // The place stands behind them, as large as it may be there.
    for (play::Prop& prop : set->middle) {
        const float share = std::min(1.0F, kPlaceSize / static_cast<float>(std::max(1, prop.size)));
        prop.size = static_cast<int>(static_cast<float>(prop.size) * share);
        prop.rise = kPlaceFoot;
        set->far.push_back(prop);
    }
    for (play::Prop& prop : set->near)  // it frames them and hides nobody
        prop.rise -= prop.size / 2;
    set->middle.clear();
    const Rect& before = stage.ribbon ? *stage.ribbon : stage.box;  // whoever is cut off is so behind it
    const float all = stage.box.w / stage.box.h * 100;              // percent of the height, as sizes are
    const float wide = before.w / stage.box.h * 100;
    const auto count = static_cast<float>(figures.size());
    // They stand on the ribbon, with air over their heads.
    const float tallest =
        stage.ribbon ? ((stage.ribbon->y - stage.box.y) / stage.box.h * kOnRibbon + kSunk) * 100 : kTallest;
    const float size = std::min(tallest, wide / (count * kApart));
    const float step = std::min(wide / count, size * kTogether) / all * 100;
    float at = 50 - step * (count - 1) / 2;
    for (const Hero& hero : figures) {
        set->middle.push_back(
            {.letter = hero.figure, .at = static_cast<int>(std::lround(at)), .size = static_cast<int>(size)});
        made.staging.pigments.push_back(hero.pigment);
        at += step;
    }
    if (stage.ribbon) made.staging.sunk = kSunk;
    made.staging.deserted = tale.ending == Ending::dead;
    if (made.staging.deserted) made.staging.dye = kMourning;
    if (tale.ending == Ending::alive) made.staging.glory = is_end(tale) ? 1 : kGlory;
    made.backdrop = std::move(set);
    return made;
}

TaleScene tale_scene(const scene::Tale& tale, const Page& page, bool plain) {
    const std::vector<TaleStage> stages = tale_stages(page);
    TaleScene made = stages.empty() ? TaleScene{} : tale_scene(tale, stages.front());
    made.staging.plain = plain;
    return made;
}

}  // namespace tankard::window
