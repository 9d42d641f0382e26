// A campaign in progress, all of it, as plain data: the party and its sheets, the story's flags, where in the
// book we are, and the table of the chapter being played. Between two beats this is the whole game: copy it,
// hash it, save it.
#pragma once

#include "registry/ruleset.h"
#include "table/hash.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::campaign {

/// Somebody with a chair in this campaign.
struct Member {
    std::string player;  ///< the name at the table
    Value sheet;         ///< nothing until a hero is chosen
    bool companion = false;
    bool present = true;  ///< plays the coming chapter

    template <typename Archive>
    void serialize(Archive& archive, std::uint32_t /*version*/) {
        archive(player, sheet, companion, present);
    }
};

/// What comes next; each is a beat, and no call is ever open between two.
enum class Stage : std::uint8_t {
    heroes,   ///< every member chooses a hero
    lay,      ///< the chapter's table is laid
    intro,    ///< its first page
    play,     ///< the rule set's beats
    page,     ///< ALIVE or DEAD
    closing,  ///< the rule set's housekeeping and bags
    sheets,   ///< heroes' sheets are written from the table
    paths,    ///< where to go on
    party,    ///< who comes next time
    ended,
};

/// A way on that a page offered.
struct Path {
    std::string key;      ///< text key of the choice
    std::string chapter;  ///< where it leads; empty: to the campaign's end
    std::string needs;    ///< a card, flag or skill that somebody must have; empty: nothing

    template <typename Archive>
    void serialize(Archive& archive) {
        archive(key, chapter, needs);
    }
};

struct State {
    Stage stage = Stage::heroes;
    std::uint64_t seed = 0;
    std::string rules;  ///< the rule set under which the chapter is played; the table has its catalogue
    std::string chapter;
    std::uint32_t beats = 0;  ///< since the campaign began
    int chapters_played = 0;
    int losses = 0;  ///< chapters lost since one was won (21.69, setting `losses_since`)
    std::vector<Member> members;
    std::vector<std::uint8_t> seats;  ///< seat -> member, for the chapter being played
    Value settings;
    Value flags = Value::table();
    Value memory = Value::table();  ///< what each rule set keeps from chapter to chapter, by its name
    Standings standings;            ///< of the last chapter that was played to its end
    std::vector<Path> paths;
    std::vector<std::string>
        chronicle;                ///< "chapter:alive" or "chapter:dead", in order; the last may be "end:KEY"
    std::vector<Value> visitors;  ///< sheets from other campaigns that members may bring
    Table table;

    template <typename Archive>
    void serialize(Archive& archive, std::uint32_t version) {
        // Version 1, of the first days, had neither a memory nor the names of the table's zones; version 2
        // knew one rule set.
        if (version < 2) throw std::runtime_error("it was written in Tankard's first days");
        if (version > 3) throw std::runtime_error("it was written by a newer Tankard");
        archive(stage, seed);
        if (version >= 3) archive(rules);
        archive(chapter, beats, chapters_played, losses, members, seats, settings, flags, memory);
        if (version >= 3) archive(standings.ranks, standings.scores);
        archive(paths, chronicle, visitors, table);
        if (version < 3) {
            rules = "deckbuilder";
            Value of_the_one = std::exchange(memory, Value::table());
            memory.set(rules, std::move(of_the_one));
        }
    }
};

/// The rule set's section of a hero sheet.
inline const Value& section_of(const Value& sheet, std::string_view rules) {
    return sheet.at("sections").at(rules);
}

/// The state's hash: equal games have equal hashes.
std::uint64_t hash(const State& state);

/// How many persons, as opposed to companions, are here this evening.
inline std::ptrdiff_t persons_at(const State& state) {
    return std::count_if(state.members.begin(), state.members.end(),
                         [](const Member& member) { return !member.companion && member.present; });
}

/// The member who sits on a seat in the chapter being played.
inline const Member& member_at(const State& state, SeatId seat) {
    return state.members[state.seats[index(seat)]];
}

}  // namespace tankard::campaign

CEREAL_CLASS_VERSION(tankard::campaign::Member, 1)
CEREAL_CLASS_VERSION(tankard::campaign::State, 3)
