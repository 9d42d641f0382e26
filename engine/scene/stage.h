// Makes scenes: what a seat may see of a state, in words.
#pragma once

#include "scene/scene.h"
#include "scene/words.h"
#include "table/view.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::scene {

/// The stage set of a chapter, or its campaign's; null: neither has one.
std::shared_ptr<const play::Backdrop> backdrop_of(const play::Library& library, std::string_view chapter);

class Stage {
 public:
    /// Both outlive the stage.
    Stage(const play::Library& library, const Words& words) : library_(&library), words_(&words) {}

    /// The table as `viewer` may see it; `none` sees what is open to all.
    Scene scene(const campaign::State& state, SeatId viewer, const Settings& settings) const {
        return scene(state, viewer, viewer, settings);
    }
    /// The table as it lies before `viewer`, with what `eyes` may see.
    Scene scene(const campaign::State& state, SeatId viewer, SeatId eyes, const Settings& settings) const;
    /// The table as it is shown while that is asked.
    Scene scene(const campaign::State& state, const Question& asked, const Settings& settings) const {
        return scene(state, asked.seat, eyes(asked, state, settings), settings);
    }
    /// Who looks on while that is asked: whoever answers; or `none`, everybody, if several persons play and
    /// it is asked openly (layout.lua, `asked_openly`).
    SeatId eyes(const Question& asked, const campaign::State& state, const Settings& settings) const;
    /// Whether whoever answers sees then what others may not.
    bool hides(const Question& asked, const campaign::State& state, const Settings& settings) const;
    Ask ask(const Question& question, const campaign::State& state) const;
    Face face(CardId card, const campaign::State& state) const;
    /// A seat alone, as it is seen by itself.
    Seat seat(SeatId seat, const campaign::State& state, const Settings& settings) const;
    /// Of a definition that lies nowhere.
    Face face(DefId def) const;
    /// The glyph that stands for a counter, fact or kind; empty if the layout has none.
    std::string icon(Name name) const;
    /// The pigment of a counter's or a fact's sign; empty: none.
    std::string tint(Name counted) const;

    /// What stands for a told sentence in a picture: the first card in it that `view` sees, or
    /// that is named without lying anywhere, else the first
    /// seat's hero, as of a face; empty if it speaks of neither.
    std::string sign(const Event& told, const campaign::State& state, const View& view) const;
    /// Who comes in with a told sentence, if the layout makes that an entrance and whoever it is has a
    /// picture.
    std::optional<Entrance> entrance(const Event& told, const campaign::State& state) const;
    /// Who falls with it, if the layout makes that an exit. `line`: the sentence.
    std::optional<Entrance> exit(const Event& told, const std::string& line,
                                 const campaign::State& state) const;
    /// What a told sentence begins to tell, if the layout makes that a passage: an author's words belong to
    /// it as long as none of the rule set comes between. A milestone's has what it brings already.
    std::optional<Passage> passage(const Event& told, const campaign::State& state) const;
    /// A told sentence that is a page by itself: one of the layout's `lessons`, or an author's that has a
    /// title, the text KEY.title. `line`: the sentence.
    std::optional<Passage> titled(Name told, const std::string& line, const campaign::State& state) const;
    /// What stands on a board, as everybody sees it; nothing if it stands on none.
    std::optional<Token> standing(CardId card, const campaign::State& state) const;
    /// What the die that was rolled last comes to, if the sentence says so; else both are empty.
    Summed sum(const Event& told, const campaign::State& state) const;
    /// How a told sentence sounds, by the layout's word; empty if it is silent.
    std::string sound(Name told) const;
    /// What is no secret is asked before all eyes (layout.lua), and several persons look on.
    bool asked_openly(const campaign::State& state) const;

 private:
    Face face(DefId def, std::span<const Words::Told> facts) const;
    /// Whom a sentence speaks of in that slot, on their stage set, with the text `WORD.ID` if there is one.
    std::optional<Entrance> shown_in(const Event& told, std::string_view slot, std::string_view word,
                                     const campaign::State& state) const;
    DefId def_in(const Event& told, std::string_view slot, const campaign::State& state) const;
    Zone zone(const View& view, const campaign::State& state, const std::string& name, SeatId seat,
              bool pile) const;
    Role role(const std::string& name, SeatId seat, bool pile, bool ruled) const;
    /// What stands for an option in a picture, and on which pigment: the layout's sign for its verb, or the
    /// picture of its card, on that card's, or of its seat's hero.
    struct Sign {
        std::string letters;
        std::string pigment;
    };
    Sign sign(const Option& option, const campaign::State& state) const;
    void zones(const View& view, const campaign::State& state, const Value& part, SeatId seat,
               std::vector<Zone>& into) const;
    /// A counter of a seat or of the table.
    Badge badge(const std::string& name, int value) const;
    Seat seat(const View& view, const campaign::State& state, SeatId seat) const;
    /// All members of the party, also those who stay away.
    std::vector<Comrade> company(const campaign::State& state) const;
    /// What a layout's entry counts of a seat: its own counter, or that of each card in its zone `of_cards`.
    /// Nothing if there is no such counter.
    std::vector<int> counted(const Value& entry, SeatId seat, const Table& table) const;
    /// Why a seat takes no part, by the layout's `out`; empty if it does.
    std::string out(SeatId seat, const Table& table) const;
    /// Whose turn it is, who leads: whether a counter of the layout's part `seat` names this seat.
    bool is_at(std::string_view part, SeatId seat, const Table& table) const;
    // stage_ask.cpp
    std::optional<std::size_t> likely(const Ask& ask, const campaign::State& state) const;
    void draws(Name verb, Choice& choice, const Table& table) const;
    /// To what it could be done, and to what not.
    void goals(const std::vector<Goal>& said, Choice& choice, const campaign::State& state) const;
    // stage_charts.cpp
    std::vector<Chart> charts(const campaign::State& state) const;
    // stage_throws.cpp
    std::optional<Throw> thrown(const Question& question, const campaign::State& state) const;
    Demand demand(Name id, bool seen) const;
    // stage_boards.cpp
    void boards(const View& view, const campaign::State& state, const Value& part, SeatId seat,
                std::vector<Board>& into) const;
    Board board(const View& view, const campaign::State& state, int number) const;
    Token token(const View& view, const campaign::State& state, CardId card) const;
    /// The same with what the layout's part for such a board says of it.
    Token token(const View& view, const campaign::State& state, CardId card, const Value& looks) const;
    /// Whether it lies on the floor: one of the layout's kinds for this board, or what is nobody's.
    bool lies(const View& view, const Value& kinds, const Token& token) const;
    /// What ails it, by the layout's counter for this board; empty: nothing.
    std::string hurt(const Table& table, const Value& counter, const Token& token) const;
    /// Whose a card is: the seat in whose area it lies, or the one that the layout's counter `owner` names.
    SeatId owner(const Table& table, CardId card) const;
    /// On which numbered place a card lies: the layout's counter `place` says it, else its order from the
    /// top.
    int place(const Table& table, CardId card, std::size_t order) const;
    /// A square with nothing on it that looks as such terrain does there. `looks`: the layout's part for that
    /// board.
    Square ground(const BoardKind& kind, const Value& looks, std::size_t terrain) const;
    // stage_plans.cpp
    /// The part of a board that is drawn in a definition, if the layout says so; null: none is, or it cannot
    /// be read.
    std::shared_ptr<const Board> plan(DefId def, Name kind) const;
    // stage_stars.cpp
    /// What the layout says of a zone's numbered places.
    void places(const View& view, const Value& said, Zone& zone) const;
    /// Whose figure will stand on these places before all others; none: nobody's, or that is not known.
    CardId expected(const View& view, const Value& places) const;
    std::string in_words(const Terms& terms, Name key) const;
    Badge term(const Value& said) const;
    void star(Ask& ask, const Table& table) const;
    Ref star_at(const Value& said, SeatId seat, const Table& table) const;
    // stage_facing.cpp
    std::optional<Facing> facing(const View& view) const;
    std::optional<std::pair<int, int>> sums(const Question& question) const;
    /// What a side comes to with each option, beside it.
    void totals(Ask& ask, const campaign::State& state) const;
    // stage_tracks.cpp
    std::vector<Track> tracks(const campaign::State& state) const;
    std::vector<Track> tracks(SeatId seat, const campaign::State& state) const;
    /// A text if there is one, else the word itself.
    std::string text_or_word(std::string_view path, Name word) const;

    /// A state of a card in which a sentence of its rule holds, by the text `phase.ID.WORD`.
    struct Phase {
        std::string word;    ///< what the card remembers then; "without_" before it: what it does not
        std::string begins;  ///< with which that sentence begins
    };
    const std::vector<Phase>& phases(DefId def) const;
    /// The sentences of a rule, and which of them hold while the card remembers that.
    std::vector<Clause> clauses(const std::string& rule, DefId def, const Value& memory) const;
    std::shared_ptr<const std::vector<Meaning>> meanings(DefId def, Name kind, const Face& face) const;

    const play::Library* library_;
    const Words* words_;
    mutable std::map<DefId, std::vector<Phase>> phases_;                             ///< made once each
    mutable std::map<DefId, std::shared_ptr<const std::vector<Meaning>>> meanings_;  ///< made once each
    mutable std::map<DefId, std::shared_ptr<const Face>> heroes_;                    ///< made once each
    mutable std::map<DefId, std::shared_ptr<const Board>> plans_;                    ///< made once each
    mutable std::shared_ptr<const Rules> rules_;                                     ///< made once
};

}  // namespace tankard::scene
