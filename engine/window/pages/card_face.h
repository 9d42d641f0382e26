// A card's face from the top down: its picture, its name in a band, what is left of it, its numbers, its
// rule. What has no room is left out from the end; the picture takes what the words leave. Pixels; pure.
#pragma once

#include "window/pages/card_anatomy.h"
#include "window/pages/card_name.h"
#include "window/pages/card_numbers.h"

#include <cstddef>
#include <string>

namespace tankard::window {

inline constexpr float kStrip = 0.34F;  ///< of a covered card's height: a lower picture is but a strip

class CardFace {
 public:
    /// The face outlives it. `seen`: at most `w`.
    CardFace(const Ruler& ruler, const scene::Face& face, float w, float seen, const Anatomy& common = {});

    /// Of its name: none if it is not told.
    std::size_t lines() const { return name_.lines.size(); }
    unsigned letters() const { return name_.size; }
    bool has_sole_number() const { return numbers_.is_sole(); }
    /// So many of its numbers have room.
    std::size_t told() const { return numbers_.told(); }

    struct Share {
        float picture = 0;   ///< its height
        bool rules = false;  ///< its rule has room
    };
    /// How a card of that height is divided. Its numbers come before its picture, a picture that can be seen
    /// before its rule.
    Share shared(float h) const;
    /// The largest letters in which its rule fits on a card of that height; of its kind alone small ones.
    unsigned rule_letters(float h) const { return rule_letters(shared(h), h); }
    bool has_rule() const { return !rule_.empty(); }
    bool tells_its_rule(float h) const { return rule_.empty() || shared(h).rules; }
    /// How high it is with all its words and a small picture.
    float height() const;

    Piece made(float h) const;

 private:
    unsigned rule_letters(const Share& share, float h) const;
    float edge() const { return card_.edge(); }
    float inside() const { return card_.inside(); }
    float least_picture() const { return card_.ruler.em * (card_.is_covered() ? 2.9F : 2.2F); }
    float band() const;
    float role_line() const { return role_.empty() ? 0 : Type::line(card_.ruler.small()); }
    float bar_height() const;
    /// Below the picture, with the whole rule.
    float words() const;
    /// At its foot, where all of the card is seen.
    float flavour_height() const;

    void put_picture(Piece& piece, float high) const;
    // These take where they begin, and return where the next begins.
    float put_title(Piece& piece, float y) const;
    float put_life(Piece& piece, float y, float bottom) const;
    float put_numbers(Piece& piece, float y, float bottom) const;
    float put_rule(Piece& piece, float y, float bottom, unsigned letters) const;

    CardBreadth card_;
    const scene::Face& face_;
    std::string rule_;      ///< empty: its numbers say it
    std::string kind_;      ///< all that its rule says, in one word; small, beside the numbers
    bool is_kind_ = false;  ///< it has no room there, and stands below them
    Anatomy common_;
    CardName name_;
    CardNumbers numbers_;
    float rule_height_ = 0;  ///< of one line at least
    std::string role_;  ///< what it does at the table, in one line below its name, where that can be read
};

}  // namespace tankard::window
