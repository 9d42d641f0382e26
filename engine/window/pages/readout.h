// What is told, below the question, of the numbered places that are pointed at while these have the stage:
// what each costs and gives, in words, why nobody may be sent there, and what their signs mean. Pure.
#pragma once

#include "window/pages/pieces.h"
#include "window/pages/table_view.h"

#include <optional>

namespace tankard::window {

/// As wide as `w`. Nothing if the question is not about such places, or none is pointed at.
std::optional<Piece> readout(const Ruler& ruler, const TableView& view, float w);

}  // namespace tankard::window
