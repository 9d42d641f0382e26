#include "window/pages/card_parts.h"

#include <algorithm>
#include <utility>

namespace tankard::window {
namespace {

template <class Fits>
const Figure* uppermost(const Piece& card, const Fits& fits) {
    const auto found = std::find_if(card.shapes.rbegin(), card.shapes.rend(), fits);
    return found != card.shapes.rend() ? &*found : nullptr;
}

}  // namespace

const Figure* stage_of(const Piece& card) {
    return uppermost(
        card, [](const Figure& shape) { return shape.look == Look::scene || shape.look == Look::plinth; });
}
Figure* stage_of(Piece& card) { return const_cast<Figure*>(stage_of(std::as_const(card))); }

const Figure* title_of(const Piece& card) {
    return uppermost(card, [](const Figure& shape) { return shape.look == Look::title; });
}

Rect paper_of(const Piece& card) {
    const Figure* paper = uppermost(card, [](const Figure& shape) { return shape.look == Look::card; });
    return paper != nullptr ? paper->box : card.box;
}

bool is_drawn(const Text& text) { return text.ink == Ink::figure || text.ink == Ink::prop; }

}  // namespace tankard::window
