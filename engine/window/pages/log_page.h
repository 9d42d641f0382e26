// All that was told, on one sheet: the oldest first, as a book is read, and what begins a turn as a heading.
// Pure.
#pragma once

#include "scene/log.h"
#include "window/pages/column_page.h"

#include <vector>

namespace tankard::window {

/// `lines`: not empty. Scrolled by rows, as a column_page; beyond its end what was told last is seen.
Page log_page(const Ruler& ruler, const std::vector<scene::Log::Line>& lines, const std::vector<Entry>& foot,
              int scroll, float width, float height);

}  // namespace tankard::window
