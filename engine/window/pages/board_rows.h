// The tracks, charts and boards of a table, the table's and the seats', with squares as large as there is
// room for.
#pragma once

#include "window/pages/offering.h"

namespace tankard::window {

bool has_boards(const scene::Scene& scene);

/// Tracks, charts, the table's boards, and the seats' side by side, those of `first` before the others.
/// Nothing if a square's side would be less than `least` ems; where even the least of all is too much, tracks
/// go first.
Block board_rows(const Ruler& ruler, const TableView& view, const Offering& offering,
                 const scene::Seat* first, float least, float w, float room);

}  // namespace tankard::window
