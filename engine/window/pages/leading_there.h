// What a question says of numbered places: which answer leads there, as which of several it was chosen, why
// none may lead there now, and where who comes next will stand. Pure.
#pragma once

#include "window/pages/table_view.h"

#include <cstddef>
#include <optional>
#include <string>

namespace tankard::window {

struct LeadingThere {
    std::optional<std::size_t> choice{};  ///< the first that does
    std::size_t chosen = 0;               ///< as which of several, from 1; 0: it is not
    bool pointed = false;                 ///< the mouse or the focus is on the places, the card or the choice
    std::string refused{};                ///< why nobody is sent there; empty: somebody may be
    std::optional<std::size_t> next{};    ///< from 0; none: all are taken, or nobody is sent there
};

/// A choice leads there if it is about the card that does (scene::Zone), or, where it is about something that
/// lies nowhere, shows the same card.
LeadingThere leading_there(const TableView& view, const scene::Zone& zone);

}  // namespace tankard::window
