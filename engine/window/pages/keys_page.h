// All keys of the window on one sheet, each as the caps that are pressed, beside what it does. Pure.
#pragma once

#include "window/pages/dialog.h"

#include <string>
#include <vector>

namespace tankard::window {

struct KeyLine {
    std::string typed;  ///< caps, separated by spaces: "Ctrl Q"
    std::string what;
};

/// In two columns where there is room, with buttons below. What has no room is reached from `scroll` on, by
/// lines (Page::hidden: how many). Spots: Does::pick with the number of an entry of `foot`.
Page keys_page(const Ruler& ruler, const std::vector<KeyLine>& lines, const std::vector<Entry>& foot,
               int scroll, float width, float height);

}  // namespace tankard::window
