// A page in two: a list at the left, and at the right all that there is to say of its chosen entry, with what
// can be done about it. The rules, the heroes and the chairs are such pages. Pure.
#pragma once

#include "window/pages/dialog.h"
#include "window/pages/pieces.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tankard::window {

struct SplitEntry {
    std::string label;
    std::string detail{};   ///< a smaller line below
    std::string picture{};  ///< a small woodcut at its left …
    std::string icon{};     ///< … or, if that cannot be drawn, this glyph
    std::string sign{};     ///< a glyph in the line itself
    std::string heading{};  ///< a line over it: here another part of the list begins
};

/// One of those who stand on the stage at the right.
struct SplitFigure {
    std::string picture;
    std::string name{};
    std::string detail{};  ///< a smaller line below, on a bench
    bool lit = false;      ///< the page is about this one
    bool absent = false;   ///< seen in the dark
};

/// What stands at the right.
struct SplitSide {
    std::string title{};
    std::string subtitle{};
    std::string picture{};
    std::string ornament{};
    std::vector<std::string> paragraphs{};
    std::string inset_title{};
    std::string inset{};  ///< set apart, such as an example; empty: none
    std::vector<scene::Face> cards{};
    std::string options_title{};
    std::vector<Entry> options{};
    bool brief = false;               ///< options are a word or two each: side by side
    bool paired = false;              ///< options stand two in a row, and the title beside the field
    std::vector<SplitFigure> cast{};  ///< on a stage at the foot, where there is room for one
    std::string place = "earth";      ///< the layout's word for the colour of that stage
    std::string field{};
    bool typing = false;  ///< `field` is being typed
};

struct Split {
    std::string title;
    std::string subtitle{};
    bool warns = false;  ///< the subtitle is what is wrong
    std::vector<SplitEntry> list{};
    bool settings = false;  ///< details are what something is set to: in the entry's own line where they fit
    /// The first entries of the list, each as somebody: where there is room for it their names stand side by
    /// side at the foot of a picture (Look::picture) over both parts of the page instead of in the list.
    std::vector<SplitFigure> bench{};
    float bench_share = 0.47F;  ///< of the page's height, at most, as far as the rest has room
    std::size_t chosen = 0;
    std::size_t first = 0;  ///< the first entry of the list that is seen, if not all have room
    std::string typed{};    ///< the beginning of an entry's number
    SplitSide side{};
    int scroll = 0;           ///< of the side, in lines
    std::vector<Entry> foot;  ///< side by side along the lower edge
    std::string keys{};       ///< beside them: which keys do what
};

/// The page. `first` and `scroll` are brought to where the chosen entry is seen and there is something to
/// read. Spots: Does::pick with the place of an entry of the list (also at its ends, where it goes on),
/// Does::choose with that of an option, Does::settle with that of an entry of the foot.
Page split_page(const Ruler& ruler, Split& split, float width, float height);

}  // namespace tankard::window
