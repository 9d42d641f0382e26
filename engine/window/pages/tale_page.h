// What is told of a chapter when it is over: its outcome, a column for each hero with what was gained and
// done, and the story gone so far as a chart. Pure.
#pragma once

#include "scene/tale.h"
#include "window/pages/block.h"

#include <string>
#include <vector>

namespace tankard::window {

/// What stands below a tale.
struct Foot {
    struct More {
        std::string label;
        std::string key;
        Command does = Command::back;
    };
    std::string on;            ///< what the button says that leads on
    std::vector<More> more{};  ///< further buttons, before it
    bool unfolded = false;     ///< all numbers are told, and to what what was done
    std::string note{};        ///< above them; empty: nothing
    bool failed = false;       ///< the note says what went wrong
};

/// The button that unfolds all numbers, or folds them again.
Foot::More fold_button(const text::Language& words, bool unfolded);

/// Of each hero one deed is told in large, the other numbers in small; unfolded all of them are large, with
/// lists of what deeds were done to. Where there is little room columns first tell less: no small numbers, no
/// lists, and of a level only that it was reached. Columns that do not fit even so are scrolled, by lines;
/// Page::hidden says how many are left. Spots: the button (Does::pick 0), those before it (Does::command) and
/// scrolling. A tale with a scene has room for it (Look::picture, tale_scene.h).
Page tale_page(const Ruler& ruler, const scene::Tale& tale, const Foot& foot, int scroll, float width,
               float height);

/// The same without paper, way and button: a part of a longer page, as high as it needs.
Block tale_block(const Ruler& ruler, const scene::Tale& tale, float width);

/// Chapters gone with how they ended, as a map of that width, or, unless `filled`, no wider than it needs;
/// `side`: of a space.
Block way_block(const Ruler& ruler, const scene::Chart& way, float width, float side, bool filled = true);

}  // namespace tankard::window
