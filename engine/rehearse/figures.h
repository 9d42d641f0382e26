// What many games of one kind (party size, settings) came to. Whole numbers in sorted maps only: parts add up
// in any order to the same figures, on any number of workers.
#pragma once

#include "rehearse/interval.h"
#include "rehearse/spread.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace tankard::rehearse {

/// The game that went furthest in some way: a number and the seed that shows it. Of equals the lowest seed.
struct Extreme {
    std::int64_t value = 0;
    std::uint64_t seed = 0;

    friend bool operator==(const Extreme&, const Extreme&) = default;
};
using Found = std::optional<Extreme>;

void keep_most(Found& kept, const Found& other);
void keep_least(Found& kept, const Found& other);

struct HeroFigures {
    Tally chapters;
    std::int64_t falls = 0;

    double falls_a_chapter() const;
    friend bool operator==(const HeroFigures&, const HeroFigures&) = default;
};

/// What the same card was like to face, from its turning up to the next one's.
struct FacedFigures {
    Spread turns;  ///< begun while it was faced; cards that are over before one is are not counted
    Spread lost;   ///< life that the whole party lost meanwhile; what was healed is not set against it
    /// Of `won` somebody ended a turn with less than half of what life may be, or fell.
    Tally danger;

    FacedFigures& operator+=(const FacedFigures& other);
    friend bool operator==(const FacedFigures&, const FacedFigures&) = default;
};

/// What happened in one chapter over all games. Beyond played, won, decisions and heroes it is counted only
/// where the rule set declares what to look at (rehearse/watch.h).
struct ChapterFigures {
    Tally chapters;
    Spread decisions;  ///< answers; forced ones do not count
    Spread turns;
    /// Of `won` somebody ended a turn with less than a third of what life may be, or fell.
    Tally danger;
    Spread xp;     ///< of each hero, when the chapter is decided and before its last page
    Spread money;  ///< in each hero's deck, at the same moment
    std::map<std::string, HeroFigures> heroes;
    std::map<int, Tally> seats;                  ///< of rivals, by number from 1
    Spread points;                               ///< of each rival
    std::map<std::string, FacedFigures> faced;   ///< by definition
    std::map<std::string, std::int64_t> falls;   ///< by the definition faced; "" between encounters
    std::map<std::string, std::int64_t> bought;  ///< by definition
    /// Chapters in which somebody had the card at any time; of rivals, those of each who had it.
    std::map<std::string, Tally> owned;
    Found longest;  ///< most decisions
    Found most_falls;
    Found narrowest;  ///< won with the least life left in the party

    std::int64_t all_falls() const;
    ChapterFigures& operator+=(const ChapterFigures& other);
    friend bool operator==(const ChapterFigures&, const ChapterFigures&) = default;
};

struct Result {
    int games = 0;
    int finished = 0;  ///< campaigns that came to an ending of their own, not a lost streak
    std::map<std::string, ChapterFigures> chapters;
    std::map<std::string, int> endings;
    std::uint64_t decisions = 0;
    std::uint64_t forced = 0;
    std::uint32_t longest = 0;  ///< the most answers in one chapter, also one that did not end
    std::uint64_t longest_seed = 0;
    std::uint64_t sum = 0;  ///< of all games' final hashes, each mixed with its seed: in any order
    std::map<std::uint64_t, std::string> failures;  ///< seed -> what went wrong

    Result& operator+=(const Result& other);
    friend bool operator==(const Result&, const Result&) = default;
};

/// Every hero over all chapters.
std::map<std::string, HeroFigures> heroes_of(const Result& result);

}  // namespace tankard::rehearse
