// A rule set, in C++ or in Lua: the one interface that campaigns, saves and front ends know.
//
// A rule set is a loop of beats. Between two beats the whole game is the Table: copyable, hashable,
// serialisable; who acts and what comes next are counters on it. Inside a beat rules are ordinary code that
// asks at the door. The beat ends by returning; an Abandon or ScriptError that leaves it makes the table
// worthless, and whoever ran the beat goes back to the copy from before it.
#pragma once

#include "registry/hooks.h"
#include "registry/settings.h"
#include "table/door.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard {

/// Something that a card shows besides its name: a number, perhaps out of another ("life 3 of 4"), or a mark
/// (most = 0).
struct Fact {
    Name name;
    std::int32_t value = 0;
    std::int32_t most = 0;
};

/// Who sits down for a chapter.
struct Seating {
    std::string player;  ///< the name at the table
    Value section;       ///< the rule set's section of the hero sheet; nothing for who never played it
    bool companion = false;
    Value
        sheet{};  ///< the whole hero sheet: what of its common part means something here is the set's affair
};

struct Setup {
    Name chapter;
    std::vector<Seating> seats;
    std::uint64_t seed = 0;
    Value memory;  ///< what Match::memory of the chapter before said; nothing at first
};

/// How a chapter ended.
enum class Ending : std::uint8_t { running, alive, dead };

/// The same for each seat, where there are rivals: ranks from 1, equal ones share; both empty where all win
/// or lose together.
struct Standings {
    std::vector<std::int32_t> ranks;
    std::vector<std::int32_t> scores;
};

/// The best prospects that there are (RuleSet::evaluate).
inline constexpr std::int32_t kCertain = 10'000;

/// Everything that a beat works on.
struct Game {
    Table& table;
    Door& door;
    Hooks& hooks;
    const Settings& settings;
};

/// A chapter in progress under one rule set: the code's side of a table.
class Match {
 public:
    virtual ~Match() = default;
    /// Plays one beat; false when there is nothing more to play (the chapter has ended, or closing is done).
    virtual bool beat() = 0;
    virtual Ending ending() const = 0;
    /// Of a chapter that has ended.
    virtual Standings standings() const { return {}; }
    /// After the story's page: from now on beats are those of the closing (rewards are in; housekeeping,
    /// bags).
    virtual void begin_closing() = 0;
    /// What the hero of a seat takes along: the section that goes into the next chapter.
    virtual Value discharge(SeatId seat) const = 0;
    /// What a seat has won for the common part of its sheet: { purse = 3, titles = { "champion" }, scars = 1
    /// }, each a change, never a loss of titles; nothing if nothing changes.
    virtual Value gains(SeatId /*seat*/) const { return {}; }
    /// What the table itself carries from chapter to chapter, besides the heroes.
    virtual Value memory() const = 0;
};

class RuleSet {
 public:
    virtual ~RuleSet() = default;
    virtual std::string_view name() const = 0;
    virtual const Registry& registry() const = 0;
    virtual std::span<const SettingInfo> settings() const = 0;
    /// Whether its rules are scripts: then whoever thinks about a game of it needs a host to do so.
    virtual bool is_scripted() const { return false; }
    /// Reads the content; mistakes go to `problems`. Called once, before anything else below. `beside`: names
    /// of which sentences may speak though no card has them (chapters under other rule sets); they stand
    /// behind all others in the catalogue.
    virtual void load(std::span<const Source> sources, std::span<const Name> beside, Problems& problems) = 0;
    virtual std::shared_ptr<const Catalogue> catalogue() const = 0;
    virtual int least_seats() const { return 1; }
    virtual int most_seats() const { return 6; }
    /// The first seat's number where counters name seats.
    virtual int first_seat() const { return 0; }
    /// Whether seats play against each other.
    virtual bool rivals() const { return false; }
    /// The heroes that a new player can choose; none where nobody chooses one before the table is laid.
    virtual std::vector<DefId> heroes() const = 0;
    /// The section of a hero who has never played this set; one that has heroes to choose from says in `hero`
    /// which it is (a definition's id), and may have `scars`.
    virtual Value fresh_section(DefId hero) const = 0;
    /// Whether the hero of this section has what a way of the story needs: a card, a skill, whatever the set
    /// counts as such.
    virtual bool holds(const Value& /*section*/, std::string_view /*what*/) const { return false; }
    /// What of a section this content does not know, by id: it stays at home.
    virtual std::vector<std::string> unknown(const Value& /*section*/) const { return {}; }
    /// Lays the table for a chapter. Asks nothing, and calls no hook: what needs either is the first beat's.
    virtual Table set_up(const Setup& setup, const Settings& settings) const = 0;
    virtual std::unique_ptr<Match> open(Game game) const = 0;
    /// A seat of a chapter in progress is a companion's from here on, or a person's. What the table says of
    /// that is put right, and nothing else.
    virtual void hand_over(Table& /*table*/, SeatId /*seat*/, bool /*companion*/) const {}
    /// Scores for a sensible companion: one number for each option, higher is better; of an amount the one
    /// number is how much, of a yes or no it is above 0 for yes and below for no. Integers only. `thinking`:
    /// hooks of this content that no game is using, as with `evaluate`; the table is looked at alone.
    virtual std::vector<int> advise(const Question& question, const Table& table, Hooks& thinking) const = 0;
    /// What a companion reports of something that happened away from the table, such as where a die fell (a
    /// question of shape record): a number for each of its own options, drawn from `chance`. Nothing: any
    /// numbers will do.
    virtual std::vector<std::int32_t> report(const Question& /*question*/, const Table& /*table*/,
                                             Stream& /*chance*/) const {
        return {};
    }
    /// What a companion says of its answer, if that looks like a mistake: a sentence for the people beside
    /// it, and no part of the game. `table`: as it was when the question was put; the sentence has nothing
    /// that the seat itself may not know. One without a name: nothing.
    virtual Event remark(const Question& /*question*/, const Answer& /*answer*/,
                         const Table& /*table*/) const {
        return {};
    }
    /// What a table that somebody else made, or changed by hand, says that no chapter of this rule set can:
    /// the rest of "the state …: "; empty if the chapter can go on. The table is whole as a table.
    virtual std::string misfit(const Table& /*table*/) const { return {}; }
    /// The same of a table that the rules alone have brought about, in the middle of a chapter: what must
    /// hold then besides. For whoever proves the rules; empty if all is well.
    virtual std::string breach(const Table& table) const { return misfit(table); }
    /// How well a seat stands, from 0 (as good as lost) to kCertain (as good as won): how companions that
    /// think ahead judge a game which they did not play on. Integers only, and nothing that the seat may not
    /// know; of a chapter that has ended, finer than the ending alone if the rule set can.
    virtual std::int32_t evaluate(const Table& table, SeatId seat, Ending ending, Hooks& thinking) const;
    /// Grows when a stretch of a chapter is over after which prospects can be judged better than in its
    /// middle: thinking ahead ends there. 0: only at the chapter's end.
    virtual std::int32_t horizon(const Table& /*table*/) const { return 0; }
    /// Whether everybody knows where this card lies although its zone is hidden.
    virtual bool place_known(const Table& /*table*/, CardId /*card*/) const { return false; }
    /// What sort of thing a definition is, as the rule set's words have it under `kind.`: "weapon", "boss".
    virtual Name kind(DefId definition) const = 0;
    /// What is worth showing of a card where it lies, beside its name.
    virtual std::vector<Fact> facts(const Table& table, CardId card) const = 0;
    /// The same for a definition that lies nowhere.
    virtual std::vector<Fact> facts(DefId definition) const = 0;
    /// What each step of somebody's track needs from the second on (layout.lua, `seat.tracks`), if this
    /// definition says so: a hero's XP by level.
    virtual std::vector<int> steps(DefId /*definition*/) const { return {}; }
    /// Who breaks ties in the party's votes.
    virtual SeatId leader(const Table& table) const = 0;
    /// The house rule that hands are open to all, if the rule set has one.
    virtual bool open_hands(const Settings& settings) const = 0;
};

inline std::int32_t RuleSet::evaluate(const Table& /*table*/, SeatId /*seat*/, Ending ending,
                                      Hooks& /*thinking*/) const {
    if (ending == Ending::running) return kCertain / 2;
    return ending == Ending::alive ? kCertain : 0;
}

}  // namespace tankard
