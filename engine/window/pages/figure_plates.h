// Plates at the feet of whoever stands, or is a picture on a card, on the table's stage: what they may do
// next, and what is about to be done to them. Pure.
#pragma once

#include "registry/adds.h"
#include "scene/face.h"
#include "window/pages/pieces.h"

#include <optional>

namespace tankard::window {

/// The sign and the range of the first badge that threatens (scene::Badge::threat), on the card itself, on
/// the side where its words begin. False, and nothing, for who threatens nobody, or has no room for it.
bool add_threat(const Ruler& ruler, const scene::Face& face, Piece& card);

/// What its side of a fight would come to with a card, "=6", in its picture's upper corner, as far to the
/// right as it is `seen`. Nothing where the picture has no room for it.
void add_total(const Ruler& ruler, int total, float seen, Piece& card);

/// What dice that are about to be thrown at that card have to show for it to fall, "4+", else the damage that
/// it would take, "0–3"; at the other foot, over the table. Nothing where add_threat has no room either, or
/// if nothing is thrown.
std::optional<Piece> odds_plate(const Ruler& ruler, const Odds& odds, const Piece& card);

/// What the card's blow would cost, or that it misses; over the table, where its threat stands. Nothing where
/// add_threat has no room.
std::optional<Piece> blow_plate(const Ruler& ruler, const Blow& blow, const Piece& card);

}  // namespace tankard::window
