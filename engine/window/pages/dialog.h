// A sheet: a page with a title, paragraphs and entries to pick from. Start screen, menus, lists, story pages
// and settings are sheets. Pure.
#pragma once

#include "window/pages/pieces.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::window {

/// Somebody's portrait: figures and a colour, as of a face.
struct Likeness {
    std::string picture;
    std::string frame;
};

struct Entry {
    std::string label;
    std::string detail{};  ///< a smaller line below
    std::string key{};     ///< what is shown at its left: a key or a glyph
    bool open = true;      ///< false: can be read, not picked
    bool chosen = false;
    bool likely = false;             ///< what most will do
    std::vector<Likeness> heroes{};  ///< whom it is about, at its right, as many as there is room for
};

struct Dialog {
    std::string title;
    std::string subtitle{};
    std::vector<std::string> paragraphs{};
    std::vector<std::string> signs{};     ///< glyphs before each of these; or none at all
    std::string ornament{};               ///< glyphs over the title
    std::string picture{};                ///< a woodcut; the ornament is only there if it cannot be drawn
    std::string frame{};                  ///< the picture's, as of a face
    std::optional<scene::Duel> duel{};    ///< instead of a picture
    std::optional<scene::Track> track{};  ///< on which somebody has come so far
    std::vector<scene::Fared> fared{};    ///< the same
    bool close = false;                   ///< its paragraphs stand close together
    bool staged = false;                  ///< a stage set is all round it, if there is room (stage_beside)
    std::vector<scene::Face> cards{};     ///< as plates below the paragraphs …
    std::string instead{};                ///< … or, where there is no room for them, this paragraph
    /// The title is as large as a sign over a door; where there is a stage set it hangs there, and the
    /// entries are a narrow menu beside it.
    bool grand = false;
    bool story = false;   ///< a book's page: drop capital, larger type
    bool reward = false;  ///< somebody has gained something: all is larger, with rays behind
    bool over = false;    ///< lies over what is below it instead of a whole page
    std::vector<Entry> entries{};
    bool numbered = false;  ///< entries are picked by their numbers, which stand beside them
    std::string field{};    ///< a line that is being typed
    bool typing = false;
    int scroll = 0;  ///< by lines of paragraphs, then entries
};

/// What is seen of a stage set beside a sheet at the right, a book's page or one of entries; empty if there
/// is no room for both. The set itself fills the window (Look::picture).
Rect stage_beside(const Ruler& ruler, bool story, float width, float height);
Rect stage_beside(const Ruler& ruler, const Dialog& sheet, float width, float height);
/// How many entries can be picked by a number: all of a sheet that is numbered, else none.
std::size_t numbered(const Dialog& sheet);
/// Whether there is an entry at that place that can be picked.
bool is_open(const Dialog& sheet, std::size_t entry);

/// A letter that is typed into a field of at most about `most` bytes; false if it is none or there is no
/// room.
bool type_into(std::string& field, char32_t letter, std::size_t most);
/// Whether a letter, small or capital, is the one that a text names as a key: "Y".
bool is_key(std::string_view key, char32_t letter);

/// Buttons as wide as their words along the lower edge of what is within a page's frame, the first, which is
/// what Enter does, outermost at the right, and none on the frame's ornament. Gives what they take of it.
/// Spots: `does` with an entry's number.
Rect add_foot(const Ruler& ruler, const std::vector<Entry>& entries, const Rect& within, Does does,
              Page& page);

/// Adds a sheet to a page. Spots: Does::pick with the entry's number.
void add_dialog(const Ruler& ruler, const Dialog& sheet, Page& page);
Page dialog_page(const Ruler& ruler, const Dialog& sheet, float width, float height);

}  // namespace tankard::window
