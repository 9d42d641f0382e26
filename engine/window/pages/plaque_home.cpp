#include "window/pages/plaque_home.h"

#include "window/pages/board_pieces.h"
#include "window/pages/plaque_foot.h"
#include "window/pages/plaque_head.h"
#include "window/pages/plaque_numbers.h"
#include "window/pages/plaque_portrait.h"

#include <cmath>

namespace tankard::window {
namespace {

constexpr float kMostHome = 0.61F;       ///< of the plaque's breadth: the board
constexpr float kLeastHome = 1.1F;       ///< ems: the side of its squares
constexpr float kMedallion = 2.7F;       ///< ems: the portrait beside it
constexpr float kSmallMedallion = 1.9F;  ///< below the name

/// Of the board's squares, as large as it has room; 0: they would be too small.
float side_of_home(const PlaqueSheet& sheet, const Part& part) {
    const Ruler& ruler = sheet.ruler;
    const auto fits = [&](float side) {
        const auto [wide, high] = board_size(ruler, part, side);
        return wide <= sheet.w * kMostHome && high <= sheet.h - sheet.pad * 1.4F;
    };
    float side = std::floor(sheet.h / static_cast<float>(part.rows));
    while (side >= ruler.em * kLeastHome && !fits(side))
        --side;
    return side >= ruler.em * kLeastHome ? side : 0;
}

/// The name beside a large medallion, if it has room there; else above a small one, if that has room.
void put_name_and_medallion(PlaqueSheet& sheet) {
    const Ruler& ruler = sheet.ruler;
    const float named = ruler.type.width(sheet.seat.player, Typeface::bold, ruler.body());
    const float large = std::round(ruler.em * kMedallion);
    const bool beside = sheet.pad + large + ruler.pad() * 1.4F + named <= names_end(sheet);
    const float side = beside ? large : std::round(ruler.em * kSmallMedallion);
    sheet.left = beside ? sheet.pad + side + ruler.pad() * 1.4F : sheet.pad;
    if (beside) sheet.top = sheet.pad + std::round((side - Type::line(ruler.large())) / 2);
    put_name(sheet);
    sheet.left = sheet.pad;
    const float top = beside ? sheet.pad : sheet.y;
    const float below = top + side + ruler.pad() * (beside ? 1.0F : 0.4F);
    if (!beside && below + least_signs(sheet) + seals_room(sheet) > sheet.end) return;
    put_medallion(sheet, {sheet.pad, top, side, side});
    sheet.y = below;
}

}  // namespace

std::optional<Block> housed(PlaqueSheet& sheet, const scene::Board& home) {
    const Part part = whole(home);
    const float side = side_of_home(sheet, part);
    if (side <= 0) return std::nullopt;
    const Offers offers = sheet.setting.offering.offers();
    Block board = board_block(sheet.ruler, home, part, offers, side, sheet.setting.view.turnings);
    sheet.clear();
    sheet.beside = true;
    sheet.headed = false;
    const float all = std::exchange(sheet.w, sheet.w - board.w - sheet.pad);  // what is left for all else
    put_name_and_medallion(sheet);
    put_life(sheet);
    put_signs(sheet);
    put_piles(sheet);
    put_seals(sheet);
    sheet.w = all;
    Block block = sheet.done();
    const float x = sheet.w - sheet.pad * 0.7F - board.w;
    const float y = std::floor((sheet.h - board.h) / 2);
    block.take(std::move(board), x, y);
    return block;
}

}  // namespace tankard::window
