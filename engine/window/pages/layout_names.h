// What a layout's things are called and how they look, and what of them a question is about: all that the
// window needs besides view and layout.
#pragma once

#include "scene/scene.h"
#include "table/view.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::window {

struct LayoutNames {
    std::function<std::string(std::string_view key)> word;  ///< of a caption, a counter, a mark
    std::function<std::string(Ref thing)> name;             ///< of a seat
    std::function<std::string(Ref thing)> mark;             ///< one or two letters: a seat's, a card's
    std::function<scene::Face(Ref card)> face;              ///< its name is enough
};

/// A table as one seat sees it. All of it outlives the page's making.
struct LayoutView {
    const View& view;
    const Value& layout;
    const LayoutNames& names;
    std::vector<Ref> offered{};  ///< squares and cards that the question is about: they glow
    std::string title{};

    bool offers(Ref thing) const { return std::find(offered.begin(), offered.end(), thing) != offered.end(); }
    /// Whom a card belongs to: the seat whose number, from 1, its counter `owner` (the layout's word) has,
    /// or the seat of its zone; SeatId::none if nobody's.
    SeatId owner(CardId card) const;
};

}  // namespace tankard::window
