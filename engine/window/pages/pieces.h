// What pages are made of: badges, plates, bars, labels, buttons, paragraphs. Pure; made at the origin or in a
// box, and moved to their place.
#pragma once

#include "scene/scene.h"
#include "text/language.h"
#include "window/pages/page.h"
#include "window/pages/type.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::window {

/// Everything a page is measured with.
struct Ruler {
    const Type& type;
    const text::Language& words;  ///< the window's own
    float em = 17;                ///< pixels of one em of body text

    unsigned body() const { return static_cast<unsigned>(em); }
    unsigned small() const { return static_cast<unsigned>(em * 0.82F); }
    /// Of sentences that a decision hangs on.
    unsigned reading() const { return static_cast<unsigned>(em * 0.9F); }
    unsigned large() const { return static_cast<unsigned>(em * 1.35F); }
    float gap() const { return em * 0.35F; }
    float pad() const { return em * 0.45F; }
    std::string say(std::string_view key) const { return words.say(intern("window." + std::string(key))); }
};

/// One em for a window and a text scale in percent: larger windows have larger type, and more room as well.
float em_of(float width, float height, int percent);

/// Pixels that a button at a page's lower right corner keeps off the ornament of its frame.
inline constexpr float kOffOrnament = 14;

void move(Piece& piece, float dx, float dy);
/// A text so many times as large about a point, which comes to another.
void scale(Text& text, float share, const Pin& from, const Pin& to);

/// A line of text at a place; its box is as wide as the text, or `width`.
Text line_of(const Ruler& ruler, std::string_view words, Typeface face, unsigned size, Ink ink, float x,
             float y, float width = 0, Align align = Align::left);
/// Lines from `y` downwards; returns where the next line would begin. At most `most` lines: the last ends
/// with "…".
float paragraph(const Ruler& ruler, Piece& piece, std::string_view words, Typeface face, unsigned size,
                Ink ink, const Rect& box, std::size_t most = 1000);
/// Badges side by side, wrapped; with their words if `named`. Returns where the next line would begin.
float badges(const Ruler& ruler, Piece& piece, const std::vector<scene::Badge>& all, unsigned size, Ink ink,
             const Rect& box, bool named, Typeface face = Typeface::regular);

/// The badge that counts down, such as life; or null.
const scene::Badge* bounded(const scene::Face& face);

/// A card in a line or two, as wide as it needs and at most `most`.
Piece plate(const Ruler& ruler, const scene::Card& card, float most);
/// A card with everything that is known of it, as high as it needs, its badges and keywords explained; of the
/// keywords as many as `most` pixels have room for; if it has any, its last text says how to read on.
/// `more`: why it may not be played.
Piece large_card(const Ruler& ruler, const scene::Face& face, const std::vector<std::string>& more, float w,
                 float most);
/// The first of a picture's figures that can be drawn, or its kind's.
std::string_view figure_of(const Ruler& ruler, const scene::Face& face);
/// What a line speaks of, in small before it, unless it is wider than `most`.
void put_sign(const Ruler& ruler, Piece& piece, std::string_view figures, float x, float y, float most);
/// A woodcut in `box`: a picture's figures on engraved ground; if the first of them cannot be drawn, `icon`.
void picture(const Ruler& ruler, Piece& piece, std::string_view glyphs, std::string_view icon,
             const std::string& frame, const Rect& box);
/// How much is left of something, and what went of it lately, as a bar.
void bar(Piece& piece, const scene::Badge& life, const Rect& box);
/// What is left of something, and what went of it lately, 0 to 1.
float share_of(const scene::Badge& badge);
float share_lost(const scene::Badge& badge);
/// Whether so little is left that it has to be seen at once: a third or less.
bool is_low(const scene::Badge& life);
/// The same with its sign and its number in it, in letters of that size or as large as they fit.
void life_bar(const Ruler& ruler, Piece& piece, const scene::Badge& life, unsigned size, const Rect& box);
/// Whoever is hurt looks it: marks on a picture in `box`, the same each time for the same `seed`.
void wounds(Piece& piece, const scene::Badge& life, std::uint64_t seed, const Rect& box);
/// On a portrait, which is hurt later; `form`: its outline, a tile or a disc.
void portrait_wounds(Piece& piece, const scene::Badge& life, std::uint64_t seed, const Rect& box, Form form);

/// A small label.
Piece chip(const Ruler& ruler, std::string_view words, std::string_view icon);
/// A button that is `w` wide and as high as its words need, with `key` at its left edge and before that its
/// `number` of at most so many `digits`; 0: none, but the room for one. The key has at least the room `keys`.
/// Its label's lines are its last texts.
Piece button(const Ruler& ruler, std::string_view words, std::string_view key, float w, bool chosen,
             std::size_t number = 0, std::size_t digits = 0, float keys = 0);
/// A button that fills `box`, with a sign such as + in its middle.
Piece sign_button(const Ruler& ruler, std::string_view sign, const Rect& box);
/// Its key and its one line of words stand in the middle of a button that is larger than they are.
void centre_label(const Ruler& ruler, Piece& button);
/// What a button's key needs.
float key_room(const Ruler& ruler, std::string_view key);
/// Room for the numbers of that many digits beside the entries of a list.
float number_room(const Ruler& ruler, std::size_t digits);

/// A way to answer: its picture (figures; the first is drawn), what is done, what follows, its key in the
/// corner.
struct AnswerWords {
    std::string_view icon;
    std::string_view title;
    std::string_view follows;
    std::string_view key;
    std::string_view pigment = {};  ///< what the picture stands on; empty: plain brown
    bool doubtful = false;          ///< something speaks against it: it recedes
};
/// `scale`: of picture and title; 1 is what a list of many has.
Piece answer_row(const Ruler& ruler, const AnswerWords& words, float w, Look look, float scale = 1);

/// The row at an end of a list that did not fit: which way, and how many more there are.
Piece arrow_row(const Ruler& ruler, std::string_view glyph, std::size_t hidden, const Rect& box);

}  // namespace tankard::window
