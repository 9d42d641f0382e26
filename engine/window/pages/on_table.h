// Answers that lie on the table: which they are, and the keys they answer to. Pure.
#pragma once

#include "window/pages/choosing.h"
#include "window/pages/pieces.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tankard::window {

/// What a list of answers need not say again.
struct OnTable {
    std::vector<bool> lying{};             ///< by choice: it can be pressed there; empty: none can
    std::optional<std::size_t> pointed{};  ///< the choice that the mouse or the focus is on
    std::vector<bool> carried{};           ///< by choice: a card, or a square, says there how it is chosen
    std::vector<bool> numbered{};          ///< by choice: its number is seen there
    std::vector<bool> silent{};            ///< by choice: a card there that does not say what it does
    bool in_sockets = false;               ///< what is chosen lies where the hand is
};

/// The choices of a question that a place stands for.
std::vector<std::size_t> meant_by(const Spot& spot, const scene::Ask& ask);
/// Which choices can be pressed on a page, by themselves or through the thing that they are about.
std::vector<bool> lying_on(const scene::Ask& ask, const Page& page);

/// Which of them are a card on that page that has no room to say what it does.
std::vector<bool> silent_on(const scene::Ask& ask, const Page& page);

/// Writes the keys of those that can be pressed so far onto what they are: cards, portraits, and squares
/// where nothing stands and no cost is told. What reads alike has one key, as it is one row of the list.
/// Beside a key on a card stands what is done with it, where that is a word or two and has room. Returns, by
/// choice, which are told there: on a card with its picture or on a square, not on a token.
std::vector<bool> add_keys(const Ruler& ruler, const scene::Ask& ask, const Choosing& choosing, Page& page);

}  // namespace tankard::window
