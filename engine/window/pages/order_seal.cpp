#include "window/pages/order_seal.h"

#include "window/pages/fitting.h"
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
    const unsigned size = fitting(ruler.type, words, Typeface::bold, static_cast<unsigned>(box.w * kLetters),
                                  box.w * kWithin, 1);
    piece.shapes.push_back({box, Look::stamp, ""});
    piece.texts.push_back(line_of(ruler, words, Typeface::bold, size, Ink::light, box.x,
                                  box.y + std::floor((box.h - Type::line(size)) / 2), box.w, Align::centre));
}

}  // namespace tankard::window
