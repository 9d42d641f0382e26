#include "window/pages/plaque_portrait.h"

#include "window/pages/markers.h"
#include "window/pages/portrait.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tankard::window {
namespace {

void put_fallen(PlaqueSheet& sheet, const Rect& box) {
    sheet.marks.take(fallen(sheet.ruler, sheet.seat.out, box.w, box.h), box.x, box.y);
}
void put_letter(PlaqueSheet& sheet, float x, float y, float side) {
    sheet.marks.take(marker(sheet.ruler, sheet.seat.id, initial(sheet.seat.player), "", side, side), x, y);
}

/// What one can do oneself is pressed on the portrait, which is a thing of its own then.
void lift_portrait(PlaqueSheet& sheet, const Rect& box) {
    const auto shape = std::find_if(sheet.piece.shapes.begin(), sheet.piece.shapes.end(),
                                    [](const Figure& each) { return each.look == Look::scene; });
    sheet.portrait.box = box;
    sheet.portrait.shapes.assign(shape, sheet.piece.shapes.end());
    sheet.portrait.texts = std::exchange(sheet.piece.texts, {});
    sheet.piece.shapes.erase(shape, sheet.piece.shapes.end());
}

/// In the lower right corner of a portrait, which makes room for it.
void put_letter_in_corner(PlaqueSheet& sheet, const Rect& box) {
    const float high = std::min(box.w, box.h);
    const float side = std::round(std::clamp(sheet.ruler.em * 1.8F, high * 0.3F, high * 0.4F));
    const float share = 1 - side / high * 0.8F;
    for (Text& figure : sheet.piece.texts)
        scale(figure, share, {box.x, box.y}, {box.x, box.y});
    put_letter(sheet, box.right() - side * 1.1F, box.bottom() - side * 1.1F, side);
}

/// Instead of a portrait that nobody has drawn.
void put_letter_alone(PlaqueSheet& sheet, const Rect& box) {
    const float side = std::round(std::min(box.w, box.h) * 0.6F);
    put_letter(sheet, box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side);
}

}  // namespace

void put_portrait(PlaqueSheet& sheet, const Rect& box) {
    const scene::Seat& seat = sheet.seat;
    const bool known = !seat.picture.empty();
    const bool low = sheet.has_life() && is_low(seat.counters.front());
    picture(sheet.ruler, sheet.piece, seat.picture, known ? "♞" : "", low ? "blood" : hue_of(seat),
            seat.out.empty() ? box : above_fallen(sheet.ruler, box));
    if (!seat.out.empty()) {
        for (Text& figure : sheet.piece.texts)
            figure.ink = Ink::ghost;
        put_fallen(sheet, box);
    } else if (sheet.has_life()) {
        portrait_wounds(sheet.piece, seat.counters.front(), number_of(seat.id) + 1, box, Form::tile);
    }
    if (sheet.own) lift_portrait(sheet, box);
    if (seat.lettered && known) put_letter_in_corner(sheet, box);
    if (seat.lettered && !known) put_letter_alone(sheet, box);
}

void put_medallion(PlaqueSheet& sheet, const Rect& box) {
    const Ruler& ruler = sheet.ruler;
    const scene::Seat& seat = sheet.seat;
    sheet.piece.shapes.push_back({box, Look::seal, hue_of(seat)});
    scene::Face face;
    face.picture = seat.picture;
    face.icon = "♞";
    const std::string_view figure = figure_of(ruler, face);
    const float letter = seat.lettered ? std::round(box.w * 0.46F) : 0;
    const auto size = static_cast<unsigned>(box.w * (letter > 0 ? 0.52F : 0.58F));
    const float wide = ruler.type.width(figure, Typeface::icon, size);
    sheet.piece.texts.push_back(line_of(ruler, figure, Typeface::icon, size,
                                        seat.out.empty() ? Ink::figure : Ink::ghost,
                                        box.x + (box.w - letter * 0.6F - wide) / 2,
                                        box.y + (box.h - letter * 0.4F - Type::line(size)) / 2, wide));
    if (!seat.out.empty()) put_fallen(sheet, box);
    if (letter > 0) put_letter(sheet, box.right() - letter * 0.8F, box.bottom() - letter * 0.8F, letter);
}

}  // namespace tankard::window
