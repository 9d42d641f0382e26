#include "window/pages/tale_scene.h"

#include "text/utf8.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tankard::window {
namespace {

constexpr float kTallest = 76;    ///< of a hero, in percent of the picture's height
constexpr float kPlaceSize = 62;  ///< of the place behind them
constexpr int kPlaceFoot = -5;    ///< it stands a little below the horizon
constexpr float kApart = 1.12F;   ///< from one to the next, of a hero's size

/// Those whose figures can stand there, first who is named first.
std::vector<char32_t> heroes(const scene::Tale& tale) {
    std::vector<char32_t> all;
    for (const scene::Part& part : tale.parts) {
        std::size_t first = 0;
        if (part.seat != SeatId::none && !part.picture.empty())
            all.push_back(text::next_character(part.picture, first));
    }
    return all;
}

}  // namespace

std::vector<TaleStage> tale_stages(const Page& page) {
    std::vector<TaleStage> all;
    for (const Piece& piece : page.pieces)
        for (const Figure& figure : piece.shapes) {
            if (figure.look == Look::picture) all.push_back({figure.box, figure.box});
            if (figure.look != Look::plaque || all.empty() || !all.back().box.holds(figure.box)) continue;
            Rect& seen = all.back().seen;
            seen.w = seen.right() - figure.box.right();
            seen.x = figure.box.right();
        }
    return all;
}

bool has_scene(const scene::Tale& tale) { return tale.backdrop != nullptr || !heroes(tale).empty(); }

TaleScene tale_scene(const scene::Tale& tale, const TaleStage& stage) {
    TaleScene made;
    made.staging.seen = stage.seen;
    made.backdrop = tale.backdrop;
    const std::vector<char32_t> figures = heroes(tale);
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
    const float wide = stage.seen.w / stage.box.h * 100;  // percent of the height, as sizes are
    const auto count = static_cast<float>(figures.size());
    const float size = std::min(kTallest, wide / (count * kApart));
    const float step = std::min(wide / count, size * kApart * 1.3F) / wide * 100;
    float at = 50 - step * (count - 1) / 2;
    for (const char32_t figure : figures) {
        set->middle.push_back(
            {.letter = figure, .at = static_cast<int>(std::lround(at)), .size = static_cast<int>(size)});
        at += step;
    }
    made.staging.deserted = tale.ending == Ending::dead;
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
