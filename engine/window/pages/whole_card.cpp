#include "window/pages/whole_card.h"

#include "window/pages/card_face.h"
#include "window/pages/card_figure.h"

#include <algorithm>

namespace tankard::window {
namespace {

float shown(float w, float seen) { return seen > 0 ? std::min(seen, w) : w; }

}  // namespace

Piece whole_card(const Ruler& ruler, const scene::Card& card, float w, float h, float seen,
                 const Anatomy& common) {
    const scene::Face* face = &card.face;
    const Anatomy own = with_words(ruler, {&face, 1}, w, h, shown(w, seen), common, 1);
    Piece piece = CardFace(ruler, card.face, w, shown(w, seen), own).made(h);
    piece.thing = index(card.id) + 1;
    let_out(ruler, piece, card.face);
    show_wounds(piece, card);
    return piece;
}

float card_height(const Ruler& ruler, const scene::Face& face, float w, float seen) {
    return CardFace(ruler, face, w, shown(w, seen)).height();
}

}  // namespace tankard::window
