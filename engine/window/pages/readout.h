// What is told, below the question, of the numbered places that have the stage: of those that are pointed at
// what each costs and gives, in words, and why nobody may be sent there; of none what their signs mean. Pure.
#pragma once

#include "window/pages/pieces.h"
#include "window/pages/table_view.h"

#include <optional>

namespace tankard::window {

/// Whether any of them is pointed at.
bool points_at_places(const TableView& view);
/// As wide as `w`, and as high whatever is pointed at: what lies below it stays where it is. Nothing if the
/// question is not about such places.
std::optional<Piece> readout(const Ruler& ruler, const TableView& view, float w);

}  // namespace tankard::window
