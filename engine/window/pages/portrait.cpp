#include "window/pages/portrait.h"

#include "text/drawings.h"
#include "window/pages/card_picture.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kFrame = 4;

float inside_of(float w) { return w - 2 * kFrame - 2; }

/// The largest letters, down to six tenths, in which the name takes one line; then as many as it needs.
unsigned letters_of(const Ruler& ruler, const std::string& name, float w) {
    const auto least = static_cast<unsigned>(ruler.em * 0.6F);
    unsigned size = ruler.body();
    while (size > least && ruler.type.width(name, Typeface::bold, size) > w)
        --size;
    return size;
}

}  // namespace

std::size_t portrait_lines(const Ruler& ruler, const scene::Face& face, float w) {
    const float inside = inside_of(w);
    return ruler.type.wrap(face.name, Typeface::bold, letters_of(ruler, face.name, inside), inside).size();
}

Piece portrait(const Ruler& ruler, const scene::Face& face, float w, float h, std::size_t lines) {
    Piece piece;
    piece.box = {0, 0, w, h};
    piece.shapes.push_back({piece.box, Look::card, face.frame});
    const float inside = inside_of(w);
    const unsigned size = letters_of(ruler, face.name, inside);
    const std::vector<std::string> name = ruler.type.wrap(face.name, Typeface::bold, size, inside);
    const float words = static_cast<float>(name.size()) * Type::line(size);
    // Of one line it is as high whatever the size of its letters.
    const float most = static_cast<float>(std::max(lines, name.size())) * Type::line(ruler.body());
    const Rect title{kFrame, h - kFrame - std::ceil(most + ruler.em * 0.2F), w - 2 * kFrame,
                     std::ceil(most + ruler.em * 0.2F)};
    put_picture(ruler, piece, face, {kFrame, kFrame, w - 2 * kFrame, title.y - kFrame});
    piece.shapes.push_back({title, Look::title, face.frame});
    float y = title.y + std::floor((title.h - words) / 2);
    for (const std::string& line : name) {
        piece.texts.push_back(
            line_of(ruler, line, Typeface::bold, size, Ink::light, kFrame + 1, y, inside, Align::centre));
        y += Type::line(size);
    }
    return piece;
}

const std::string& played_by(const scene::Seat& seat) { return seat.hero.empty() ? seat.plays : seat.hero; }

std::string hue_of(const scene::Seat& seat) {
    constexpr const char* kHues[] = {"wine", "sky", "leaf", "violet", "clay", "iron"};
    return seat.colour.empty() ? kHues[number_of(seat.id) % std::size(kHues)] : seat.colour;
}

Piece fallen(const Ruler& ruler, std::string_view word, float w, float h) {
    Piece piece;
    piece.box = {0, 0, w, h};
    const std::string said =
        fmt::format("{}\u00a0{}", ruler.type.sign(text::read_figures("death-skull ☠").letters), word);
    const std::string shown = ruler.type.fit(said, Typeface::bold, ruler.small(), w);
    const float high = Type::line(ruler.small());
    const float wide =
        std::min(w, std::ceil(ruler.type.width(shown, Typeface::bold, ruler.small())) + ruler.pad());
    const Rect plate{std::round((w - wide) / 2), above_fallen(ruler, piece.box).h, wide, high};
    piece.shapes.push_back({plate, Look::count, "blood"});
    piece.texts.push_back(line_of(ruler, shown, Typeface::bold, ruler.small(), Ink::light, plate.x, plate.y,
                                  wide, Align::centre));
    return piece;
}

Rect above_fallen(const Ruler& ruler, const Rect& box) {
    return {box.x, box.y, box.w, std::round(box.h * 0.88F - Type::line(ruler.small()))};  // within a ring
}

}  // namespace tankard::window
