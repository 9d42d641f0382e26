// How the layout's words for a board are read.
#pragma once

#include "scene/board.h"
#include "table/catalogue.h"
#include "table/value.h"
#include "text/looks.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace tankard::scene {

/// The place of a layout's word in a list of text/looks.h, or nothing.
template <typename Words>
std::optional<std::size_t> place_of(const std::string* word, const Words& words) {
    if (word == nullptr) return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), *word);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

/// What stands on an edge: 0 nothing, else the kind's edge before that number. `looks`: the layout's part for
/// this board.
inline Edge edge_look(const BoardKind& kind, const Value& looks, std::uint8_t what) {
    if (what == 0) return Edge::open;
    if (const auto said = place_of(looks.at("edges").at(kind.edges[what - 1U].text()).text(), text::kEdges))
        return static_cast<Edge>(*said);
    const Obstacles& obstacles = kind.obstacles;
    if (obstacles.walls[what]) return obstacles.screens[what] ? Edge::wall : Edge::grate;
    return obstacles.screens[what] ? Edge::door : Edge::line;
}

}  // namespace tankard::scene
