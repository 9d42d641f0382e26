#include "window/pages/order_seal.h"

#include "window/pages/numeral.h"

#include <cmath>
#include <string>

namespace tankard::window {
namespace {

constexpr float kLetters = 0.5F;  ///< of the seal's breadth
constexpr float kWithin = 0.68F;  ///< of it: the part that is smooth

}  // namespace

void put_order_seal(const Ruler& ruler, Piece& piece, std::size_t place, const Rect& box) {
    const std::string words = numeral(place);
    auto size = static_cast<unsigned>(box.w * kLetters);
    while (size > 1 && ruler.type.width(words, Typeface::bold, size) > box.w * kWithin)
        --size;
    piece.shapes.push_back({box, Look::stamp, ""});
    piece.texts.push_back(line_of(ruler, words, Typeface::bold, size, Ink::light, box.x,
                                  box.y + std::floor((box.h - Type::line(size)) / 2), box.w, Align::centre));
}

}  // namespace tankard::window
