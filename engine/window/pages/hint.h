// What is said of a thing that is looked at, on a small label beside it. Pure.
#pragma once

#include "window/pages/pieces.h"

#include <cstdint>
#include <string_view>

namespace tankard::window {

/// Beside what lies at `of`, or below it where there is no room, and always wholly on the page.
void add_hint(const Ruler& ruler, Page& page, const Rect& of, std::string_view words);

/// Of the thing that is looked at, if its piece has something to say.
void add_hint(const Ruler& ruler, Page& page, std::uint64_t thing);

}  // namespace tankard::window
