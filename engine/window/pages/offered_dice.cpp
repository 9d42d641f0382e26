#include "window/pages/offered_dice.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::string_view kShown[] = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
constexpr float kSides[] = {4.4F, 3.8F, 3.2F, 2.7F};  ///< ems
constexpr float kApart = 0.24F;                       ///< of a side

struct Offered {
    std::size_t option = 0;
    int shows = 0;
    std::string pigment;
};

/// What a die with such a sign shows; 0: it is none.
int shown_by(std::string_view sign) {
    for (std::size_t i = 0; i < std::size(kShown); ++i)
        if (sign.find(kShown[i]) != std::string_view::npos) return static_cast<int>(i) + 1;
    return 0;
}

std::vector<Offered> offered_by(const scene::Ask& ask) {
    std::vector<Offered> all;
    for (std::size_t i = 0; i < ask.question.own(); ++i) {
        const scene::Choice& choice = ask.choices[i];
        const int shows = shown_by(choice.icon);
        if (shows > 0 && !choice.pigment.empty() && !choice.object && !choice.target)
            all.push_back({i, shows, choice.pigment});
    }
    return all;
}

Block laid(const std::vector<Offered>& dice, float side, bool down) {
    Block block;
    const float step = std::round(side * (1 + kApart));
    for (std::size_t i = 0; i < dice.size(); ++i) {
        Figure figure{
            .box = {0, 0, side, side}, .look = Look::die, .frame = fmt::format("{}", dice[i].shows)};
        figure.stones = dice[i].pigment;
        Piece piece{.box = figure.box, .thing = kChoiceThing + dice[i].option, .glows = true};
        piece.shapes.push_back(std::move(figure));
        const float along = step * static_cast<float>(i);
        const float x = down ? 0 : along;
        const float y = down ? along : 0;
        block.spots.push_back(
            {{x, y, side, side}, Does::choose, static_cast<std::int64_t>(dice[i].option), true});
        block.take(std::move(piece), x, y);
    }
    return block;
}

/// Whether anything stands there.
bool is_taken(const Page& page, const Rect& box) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return piece.box.x < box.right() && box.x < piece.box.right() && piece.box.y < box.bottom() &&
               box.y < piece.box.bottom();
    });
}

}  // namespace

void add_offered_dice(const Setting& setting, const Rect& stage, Page& page) {
    const Ruler& ruler = setting.ruler;
    if (setting.view.ask == nullptr) return;
    const std::vector<Offered> dice = offered_by(*setting.view.ask);
    if (dice.size() < 2) return;
    const float step = std::round(ruler.em * 0.5F);
    for (const float ems : kSides)
        for (const bool down : {true, false}) {
            Block block = laid(dice, std::round(ruler.em * ems), down);
            const float clear = ruler.em * 0.5F;
            for (float x = stage.right() - block.w - clear; x >= stage.x; x -= step)
                for (float y = stage.y + clear; y + block.h + clear <= stage.bottom(); y += step) {
                    if (is_taken(page, Rect{x, y, block.w, block.h}.inset(-clear))) continue;
                    // In the middle of what is free there.
                    float left = x, low = y;
                    while (left - step > stage.x &&
                           !is_taken(page, Rect{left - step, y, block.w, block.h}.inset(-clear)))
                        left -= step;
                    const float at = std::round((left + x) / 2);
                    while (low + step + block.h + clear <= stage.bottom() &&
                           !is_taken(page, Rect{at, low + step, block.w, block.h}.inset(-clear)))
                        low += step;
                    place(std::move(block), {at, std::round((y + low) / 2), stage.w, stage.h}, page);
                    return;
                }
        }
}

}  // namespace tankard::window
