// Whoever is on a card's picture: larger than the card, hurt, or standing on the table instead. Pure.
#pragma once

#include "window/pages/pieces.h"

namespace tankard::window {

/// A creature is larger than the card that it stands on.
void let_out(const Ruler& ruler, Piece& piece, const scene::Face& face);
/// What is left of a card is seen on its picture.
void show_wounds(Piece& piece, const scene::Card& card);
/// Who is on a card stands on the table's own stage instead of the card's, on a plinth; the paper is only as
/// large as its words. A card that is too small for that stays as it is.
void let_stand(const Ruler& ruler, Piece& card);

}  // namespace tankard::window
