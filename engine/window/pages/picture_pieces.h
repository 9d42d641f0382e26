// A layout's picture: letters and strokes on a grid, as they stand in a text, drawn with rules where they are
// strokes, and numbers on small plates where the text has braces.
#pragma once

#include "table/value.h"
#include "window/pages/block.h"

#include <functional>
#include <string>
#include <string_view>

namespace tankard::window {

/// `number` says what stands for a word in braces. At most `width` wide and about `most` high.
Block picture_block(const Ruler& ruler, const Value& lines,
                    const std::function<std::string(std::string_view word)>& number, float width, float most);

}  // namespace tankard::window
