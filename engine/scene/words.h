// Everything that people read of a game, in the chosen language: things by name, cards with their facts,
// options, refusals.
#pragma once

#include "play/content/library.h"
#include "play/content/names.h"
#include "scene/foresight.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::scene {

class Words {
 public:
    Words(const play::Library& library, std::string_view language)
        : library_(&library), language_(&library.language(language)), code_(language), foresight_(library) {}

    /// "en", "it": as it was chosen.
    const std::string& code() const { return code_; }
    const text::Language& language() const { return *language_; }
    const Foresight& foresight() const { return foresight_; }
    /// A sentence of a front end's own: key "ui.…".
    std::string ui(std::string_view key) const { return language_->say(intern("ui." + std::string(key))); }
    std::string ui(std::string_view key, std::initializer_list<Slot> slots,
                   const campaign::State& state) const;
    std::string say(Name key, std::span<const Slot> slots, const campaign::State& state) const;
    /// The sentence of an event that tells one, for who may know everything.
    std::string told(const Event& event, const campaign::State& state) const;
    /// The same for somebody who may know what `view` sees: a card that lies hidden from them is not named.
    std::string told(const Event& event, const campaign::State& state, const View& view) const;
    /// What several events of a kind tell, in one sentence: the text `key` of the first one's slots, and what
    /// `list` says for the slot of that name.
    std::string together(Name key, const Event& first, const std::string& list, const campaign::State& state,
                         const View& view) const;
    /// What it tells, by another text and in short: the parts of a sum have no names there.
    std::string in_short(Name key, const Event& event, const campaign::State& state) const;
    /// The same with the names: the text's slot `parts` is ", −2 (Broken Ladle)" for each.
    std::string in_full(Name key, const Event& event, const campaign::State& state) const;
    std::string name(Ref ref, const campaign::State& state) const;
    std::string name(Ref ref, const campaign::State& state, const View& view) const;

    /// A fact of a card as it is now: with all that is added to it, and of what that is made, "2 (Drowned
    /// Miller), +2 (company)"; empty: of one part.
    struct Told {
        Fact fact;
        std::string parts{};
        std::vector<Slot> made{};  ///< the same by names
    };
    std::vector<Told> facts(CardId card, const campaign::State& state) const;
    /// "life 3/4"; "heavy"
    std::string fact(const Fact& fact) const;
    /// What a fact counts, and its number behind it if it has one: "life" and "3/4", "heavy" and "".
    std::pair<std::string, std::string> fact_parts(const Fact& fact) const;
    /// What a fact may do to whom its card faces (layout.lua, `threats`): "0–3" of an attack of −3 that is
    /// added to a die of six sides, "2" of what is added to none; empty: nothing.
    std::string threat(const Fact& fact) const;
    /// "life 3/4, attack -2, heavy"
    std::string facts(std::span<const Fact> facts) const;

    /// A number with a true minus sign.
    static std::string number(int value);
    /// "0–3", and "2" of one number.
    static std::string range(int least, int most);

    std::string prompt(const Question& question, const campaign::State& state) const;
    /// Why something cannot be, by a text key without its "why."; empty if there is no such text.
    std::string because(Name reason, std::span<const Slot> slots, const campaign::State& state) const;
    /// What is better known before this option is chosen; empty if nothing is.
    std::string caution(const Question& question, std::size_t option, const campaign::State& state) const;
    /// What an option says: all of it; in two, what is done and what of it matters (facts of its card, whose
    /// it is), joined by dots; and what it may come to, where the rules can tell.
    struct Said {
        std::string label{};
        std::string title{};
        std::string rest{};
        std::string beyond{};  ///< the rest without what is read on the card that it is about
        std::optional<Odds> odds{};
    };
    Said said(const Question& question, std::size_t index, const campaign::State& state) const;
    /// The same of every option.
    std::vector<Said> said(const Question& question, const campaign::State& state) const;
    std::string option(const Question& question, std::size_t index, const campaign::State& state) const {
        return said(question, index, state).label;
    }
    /// The option where the card's name stands apart: that name, and what is done in a word or two (text
    /// `briefly.VERB`), or of one of the party; both are empty if there is no such text, or it is about
    /// neither.
    std::pair<std::string, std::string> deed_parts(const Option& option, const campaign::State& state) const;
    /// Who a hero sheet is under these rules: its section's hero, else that of the common part if they have a
    /// word for it; else no name.
    Name hero_of(const Value& sheet) const;
    /// Which hero somebody plays, or no name.
    Name hero_of(SeatId seat, const campaign::State& state) const;
    /// A title or trophy, of whatever campaign it is.
    std::string honour(const std::string& key) const;
    /// What a card, hero or Monster does, as its rule text says; empty if it has none.
    std::string rule(DefId def) const;
    /// Of a rule that speaks of several steps, what it says of one; `heading` is the text with which each
    /// begins ("Level {n}"). Empty if it says nothing of it.
    std::string rule_of_step(DefId def, Name heading, int step) const;
    /// What everybody sees of a zone in which somebody stands before it (layout.lua, `roles`).
    std::vector<CardId> faced_in(ZoneId zone, const Table& table) const;
    /// What an option's card does; empty if there is nothing to say.
    std::string explanation(const Option& option, const campaign::State& state) const;
    std::string refusal(const Refusal& refusal, const Question& question, const campaign::State& state) const;
    /// Why alone, without what is refused.
    std::string reason(const Refusal& refusal, const campaign::State& state) const;
    /// All that a question refuses, each with its reason; the same done with several things, and for the same
    /// reason, in one line: "Dig at a1, a2, b4: …".
    std::vector<std::string> refusals(const Question& question, const campaign::State& state) const;

 private:
    std::string in_full(Name key, const Event& event, const text::Naming& names) const;
    std::string name(Ref ref, const text::Naming& names) const;
    /// ", −2 (Broken Ladle), +1 (berserk)"
    std::string parts(std::span<const Slot> parts) const;
    /// A text `part.NAME`, else what a counter is called, else a definition.
    std::string part_name(Name part) const;
    /// "Barbarian, life 45/45, level 1": what the layout always shows of a seat.
    std::string standing(SeatId seat, const campaign::State& state) const;
    struct Remark {
        std::string words;     ///< in brackets
        bool on_card = false;  ///< it is read on the card itself
    };
    /// What is told of an option besides what is `said` to be done.
    std::vector<Remark> remarks(const Question& question, const Option& option, const std::string& said,
                                const std::optional<Odds>& odds, const campaign::State& state) const;
    /// "Bog Hound 4/4, Flour Rat 2/2": all that lie in a zone where somebody stands before them.
    std::string who_is_faced(ZoneId zone, const campaign::State& state) const;
    /// Whether a card lies where somebody stands before it (layout.lua, `roles`).
    bool is_faced(CardId card, const Table& table) const;
    /// The name of a square or an edge that what is said leaves out: several options would read alike.
    std::string place_unsaid(Ref place, const std::string& said, const text::Naming& names) const;
    /// On which squares an option's cards stand, if another option is about an equal card elsewhere: "c7".
    std::string where_of_equals(const Question& question, const Option& option,
                                const campaign::State& state) const;
    /// Adds facts to the one that they change, by the layout's `counted_in`, and leaves them out.
    void count_in(Name fact, const Value& with, std::vector<Told>& all) const;
    /// Whether a fact is one that is added to a die (layout.lua, `sums`).
    bool is_added(Name fact) const;
    Said said(const Question& question, std::size_t index, std::optional<Odds> odds,
              const campaign::State& state) const;
    /// "falls on 4+", "the Flour Rat takes 0 to 3", "needs 14 on 4 dice", "it hits: 8 against 7": what an
    /// option may come to, each apart; whom it strikes only if the option does not name it.
    std::vector<std::string> odds(const std::optional<Odds>& odds, const Option& option,
                                  const campaign::State& state) const;
    std::string harm(const Harm& harm, Ref whom, const campaign::State& state) const;
    std::string blow(const Blow& blow, const campaign::State& state) const;
    /// Names for whom it asks: own squares are but squares.
    play::Names own(const Question& question, const campaign::State& state) const;
    /// `asked`: further slots, of the question.
    std::string doing(Name verb, Ref object, Ref target, int number, const text::Naming& names,
                      std::string_view said = "do", std::span<const Slot> asked = {}) const;

    const play::Library* library_;
    const text::Language* language_;
    std::string code_;
    Foresight foresight_;
};

/// In whose area the card lies that an option is about: its target, if that is one.
SeatId area_of(const Option& option, const Table& table);

}  // namespace tankard::scene
