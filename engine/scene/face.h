// What a card and a number say, in words: part of a scene.
#pragma once

#include "table/name.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tankard::scene {

/// A number with its word: "life 3/4"; without a number a mark: "heavy".
struct Badge {
    Name name;
    std::string label;
    std::string value;
    std::string icon;  ///< a glyph; empty: none
    int amount = 0;
    int most = 0;         ///< of how much; 0: there is no such bound
    std::string parts{};  ///< of what the number is made, where that is more than one thing
    int lost =
        0;  ///< what went of it lately, where a front end shows that; rules and saves know nothing of it
    std::string tint{};    ///< the pigment of its sign (layout.lua, `tints`); empty: the ink of its letters
    std::string threat{};  ///< what it may do to whom it faces, "0–3"; empty: nothing
    bool price = false;    ///< what the card costs (layout.lua, `prices`) …
    bool met = false;      ///< … and that it can be paid now, which a front end finds
};

/// A keyword of a card: the topic of the rules that it belongs to (scene/topics.h), and what that says.
struct Meaning {
    std::string topic;
    std::string sentence;  ///< "Heavy: …"
};

/// A sentence of what a card does, and whether it holds now.
struct Clause {
    enum class Force : std::uint8_t {
        always,
        now,      ///< its condition is met
        not_now,  ///< it may be later, or was
    };
    std::string words;
    std::string icon;  ///< a glyph of the keyword that it speaks of; empty: none
    Force force = Force::always;
};

struct Board;

/// What a card says, wherever it lies.
struct Face {
    std::string name;
    std::string kind;     ///< "Weapon"
    std::string icon;     ///< of its kind
    std::string role;     ///< two or three words for what it does at the table; empty: none
    std::string frame;    ///< a word for its look: its own colour, else the layout's of its kind
    std::string picture;  ///< glyphs: the figure, then what stands about it; empty: none
    std::vector<Badge> badges;
    std::string rule;
    std::vector<Clause> clauses{};  ///< the same sentence by sentence, of whom everybody faces; else empty
    std::string flavour;
    /// Its keywords explained, a sentence or two each; may be null.
    std::shared_ptr<const std::vector<Meaning>> meanings;
    /// A part of a board that it brings, which is its picture then (layout.lua, `plans`); null: none.
    std::shared_ptr<const Board> plan{};
};

}  // namespace tankard::scene
