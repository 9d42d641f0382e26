// The table: chapter and decks at the top, what lies before everybody, the other heroes, whoever is asked
// with the hand, and at the right the question and the log. From view, size and scale to rectangles: pure.
//
// Where there is little room, less is shown in steps: cards become plates, then areas become labels that open
// at a press; the question keeps its place.
#pragma once

#include "window/pages/ask_pane.h"
#include "window/pages/table_pieces.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {

struct TableView {
    const scene::Scene& scene;
    const scene::Ask* ask = nullptr;  ///< none while others think
    const Choosing* choosing = nullptr;
    const std::vector<std::string>& log;
    std::size_t undo_line =
        0;  ///< the first line of the log that can be taken back; marked if it is not the first
    Reading reading{};
    std::vector<Roll> rolls{};
    std::uint32_t throws = 0;  ///< how often dice have been thrown: new ones roll in
    std::string status{};      ///< instead of a question: who is thinking, where a replay is
    bool may_throw = false;    ///< what is asked for may be thrown on the screen as well
    /// What can be done besides, as label and key; pressed they are Does::pick with their number.
    std::vector<std::pair<std::string, std::string>> buttons{};
};

Page table_page(const Ruler& ruler, const TableView& view, float width, float height);

}  // namespace tankard::window
