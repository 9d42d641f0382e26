// The answers of a question as rows of a list: a picture, a title and what follows, or words alone; a card
// and a button for each thing that may be done with it. Pure: they are made, not yet placed.
#pragma once

#include "window/pages/choosing.h"
#include "window/pages/pieces.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {

/// How rows are shown.
struct RowLook {
    float scale = 1;        ///< of the picture; 0: without one
    std::size_t lines = 0;  ///< in which what their card does is said
    float type = 1;         ///< of the letters
};

struct AnswerRow {
    Piece piece;
    std::vector<std::pair<Piece, std::size_t>> buttons{};  ///< each with its option; none: all of it is one
    std::size_t option = 0;                                ///< or the first of the buttons'
};

/// Rows, and how high they are with the gaps below them.
struct AnswerList {
    std::vector<AnswerRow> rows;
    float high = 0;
};

class AnswerRows {
 public:
    /// `wide` pixels. `narrowed`: to the options about one thing, none of which is what most would do.
    /// `carried`: by choice, whether a card on the table says how it is chosen, and all that is read there.
    AnswerRows(const Ruler& ruler, const scene::Ask& ask, const Choosing& choosing, bool narrowed,
               const std::vector<bool>& carried, float wide)
        : ruler_(ruler),
          ask_(ask),
          choosing_(choosing),
          narrowed_(narrowed),
          carried_(carried),
          wide_(wide),
          alone_(ask.question.shape == Shape::read) {}

    /// From now on there is room to tell each alone: all that its card does, whatever it is; and none is
    /// larger than what was left out, which lies on the table.
    void tell_alone() { alone_ = beside_ = true; }
    /// Something speaks against it, and not against everything else as well.
    bool is_doubtful(const scene::Choice& choice) const;
    /// Picture, title, and below it what follows.
    Piece pictured(std::size_t option, const RowLook& look) const;
    Piece option(std::size_t option, std::size_t lines) const;
    /// With their pictures, as large as all of them fit; higher than `room` if they do not.
    AnswerList pictures(const std::vector<std::size_t>& all, float room) const;
    AnswerList words(const std::vector<std::size_t>& all) const { return listed(all, {0, 0}); }

 private:
    /// The different things that may be done with one card are one line, and so are those against which the
    /// same speaks.
    using Line = std::vector<std::size_t>;

    /// What something speaks against: small, without its picture.
    Piece quiet(std::size_t option) const;
    Piece row(std::size_t option, const RowLook& look) const;
    std::vector<Line> lines_of(const std::vector<std::size_t>& all) const;
    bool are_of_one_card(std::size_t one, std::size_t other) const;
    bool are_of_no_use(std::size_t one, std::size_t other) const;
    /// How many there are that nobody could tell from it, itself among them.
    int alike(std::size_t option) const;
    /// What most would do, and marked as such.
    bool is_likely(std::size_t option) const;
    /// With that count behind it, if it is not alone.
    std::string counted(const std::string& title, std::size_t option) const;
    /// What the card of an option does.
    const std::string& rule_of(const scene::Choice& choice) const;
    /// As much of it as there are whole sentences in so many lines.
    std::string deed(const Ruler& ruler, const scene::Choice& choice, float w, std::size_t lines) const;
    /// Who could not say all says it where the row is looked at.
    void hint_at_the_rest(Piece& row, std::size_t i, const std::string& said) const;
    /// What follows its title: not what is read on a card on the table, unless that tells it from another.
    const std::string& consequence_of(std::size_t i) const;
    std::string key_of(std::size_t i) const;
    /// A card, and a button for each that may be done with it.
    AnswerRow deeds(const Line& line, const RowLook& look) const;
    /// What speaks against all of them, and a small button for each.
    AnswerRow of_no_use(const Line& line) const;
    AnswerList listed(const std::vector<std::size_t>& all, const RowLook& look) const;

    const Ruler& ruler_;
    const scene::Ask& ask_;
    const Choosing& choosing_;
    bool narrowed_;
    const std::vector<bool>& carried_;
    float wide_;
    bool alone_;
    bool beside_ = false;
};

}  // namespace tankard::window
