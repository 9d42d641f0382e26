#include "window/pages/plaque_head.h"

#include "text/drawings.h"
#include "window/pages/portrait.h"

#include <cmath>
#include <string>
#include <string_view>

namespace tankard::window {
namespace {

std::string_view crown_of(const Ruler& ruler) {
    static const std::string crown = text::read_figures("queen-crown ♛").letters;
    return ruler.type.sign(crown);
}
unsigned crown_letters(const PlaqueSheet& sheet) {
    return static_cast<unsigned>(sheet.ruler.em * (!sheet.is_small() ? 1.25F : 0.9F));
}
float crown_width(const PlaqueSheet& sheet) {
    return sheet.ruler.type.width(crown_of(sheet.ruler), Typeface::icon, crown_letters(sheet));
}

void put_crown(PlaqueSheet& sheet) {
    if (!sheet.seat.leads) return;
    const Ruler& ruler = sheet.ruler;
    const unsigned size = crown_letters(sheet);
    const float wide = crown_width(sheet);
    sheet.piece.texts.push_back(
        line_of(ruler, crown_of(ruler), Typeface::icon, size, Ink::gold, sheet.w - sheet.pad - wide,
                sheet.top + (Type::line(ruler.large()) - Type::line(size)) / 2, wide));
}

/// Beside a name of that size which ends at `x`, else below it.
void put_hero(PlaqueSheet& sheet, unsigned named, float x) {
    const Ruler& ruler = sheet.ruler;
    const std::string& hero = played_by(sheet.seat);
    for (const unsigned size : {ruler.body(), ruler.small()}) {
        if (x + ruler.type.width(hero, Typeface::regular, size) > names_end(sheet)) continue;
        sheet.piece.texts.push_back(line_of(ruler, hero, Typeface::regular, size, Ink::faint, x,
                                            sheet.top + Type::baseline(named) - Type::baseline(size)));
        return;
    }
    if (sheet.is_small()) return;
    const float up = ruler.pad() * 0.3F;
    sheet.piece.texts.push_back(
        line_of(ruler, ruler.type.fit(hero, Typeface::regular, ruler.small(), sheet.inside()),
                Typeface::regular, ruler.small(), Ink::faint, sheet.left, sheet.y - up));
    sheet.y += Type::line(ruler.small()) - up;
}

}  // namespace

float names_end(const PlaqueSheet& sheet) {
    return sheet.w - sheet.pad - (sheet.seat.leads ? crown_width(sheet) + sheet.ruler.pad() : 0);
}

void put_name(PlaqueSheet& sheet) {
    const Ruler& ruler = sheet.ruler;
    const std::string& player = sheet.seat.player;
    put_crown(sheet);
    const float room = names_end(sheet) - sheet.left;
    const unsigned most = !sheet.is_small() ? ruler.large() : ruler.body();
    unsigned size = most;
    while (size > ruler.small() && ruler.type.width(player, Typeface::bold, size) > room)
        --size;
    sheet.piece.texts.push_back(line_of(ruler, ruler.type.fit(player, Typeface::bold, size, room),
                                        Typeface::bold, size, Ink::text, sheet.left, sheet.top));
    sheet.y = sheet.top + Type::line(most);
    if (!played_by(sheet.seat).empty())
        put_hero(sheet, size, sheet.piece.texts.back().box.right() + ruler.em * 0.45F);
}

void put_life(PlaqueSheet& sheet) {
    if (!sheet.has_life()) return;
    sheet.begin_group();
    const Ruler& ruler = sheet.ruler;
    const bool small = sheet.is_small();
    const Rect groove{sheet.left, std::round(sheet.y + ruler.pad() * 0.3F), sheet.inside(),
                      std::round(ruler.em * (small ? 1.35F : 1.65F))};
    life_bar(ruler, sheet.piece, sheet.seat.counters.front(),
             static_cast<unsigned>(ruler.em * (small ? 1.08F : 1.25F)), groove);
    sheet.y = groove.bottom() + ruler.pad() * 0.5F;
}

}  // namespace tankard::window
