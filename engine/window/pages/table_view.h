// What the pages of a table are made from: a scene, the question, and what happened. References into it are
// good as long as whoever made it keeps them.
#pragma once

#include "window/pages/ask_pane.h"
#include "window/pages/kept.h"
#include "window/pages/table_pieces.h"
#include "window/pages/turning.h"
#include "window/pages/zoom.h"

#include <cstdint>
#include <optional>
#include <span>
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
    std::span<const std::string> signs{};  ///< figures for the log's lines, one each; may be none at all
    const scene::Ask* waiting =
        nullptr;  ///< what was answered a moment ago stays until it is sure that others think
    const OnTable* lay = nullptr;  ///< what of that was told on the table; null: nothing was
    std::vector<Roll> rolls{};
    std::uint32_t throws = 0;  ///< how often dice have been thrown: new ones roll in
    std::string status{};      ///< instead of a question: who is thinking, where a replay is
    bool may_throw = false;    ///< what is asked for may be thrown on the screen as well
    Zoom zoom{};
    std::optional<std::size_t> pointed{};  ///< the choice that the mouse or the focus is on
    std::uint64_t raised = 0;  ///< Piece::thing of what the mouse or the focus is on: of a fan it is whole
    std::optional<Spot> lifted{};         ///< what is dragged
    Ref watcher{};                        ///< the square whose sight is shown
    std::span<const Turning> turnings{};  ///< blocks of squares on their way
    const Kept* kept = nullptr;           ///< how cards lay on the stage a moment ago; may be null
    /// What can be done besides, as label and key; pressed they are Does::pick with their number.
    std::vector<std::pair<std::string, std::string>> buttons{};

    /// What is asked, or was answered a moment ago; null while others think.
    const scene::Ask* asked() const { return ask != nullptr ? ask : waiting; }
};

}  // namespace tankard::window
