// What whoever is faced may do next, on the figure itself: where a blow comes from is seen before its words
// are read. Pure.
#pragma once

#include "scene/face.h"
#include "window/pages/pieces.h"

namespace tankard::window {

/// The plate with the sign and the range of the first badge that threatens (scene::Badge::threat), at the
/// foot of who stands on the table's stage, on the side where its words begin. Nothing for who threatens
/// nobody, or does not stand there (let_stand), or has no room for it.
void add_threat(const Ruler& ruler, const scene::Face& face, Piece& card);

}  // namespace tankard::window
