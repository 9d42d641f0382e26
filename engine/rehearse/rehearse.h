// Many games at once: companions play a campaign, every game is checked, and the results are added up. Game k
// of a run depends only on the seed, not on the number of workers.
//
// Threads. Each worker has a script host of its own and adds up figures of its own; together they have only
// the plans and what a library shares with further ones, which nobody changes, the number of the next game,
// which is atomic, and a place each for a game's hash. `game_over` is called by all of them, also at once. A
// worker that fails (no memory, a `game_over` that throws) lets the others finish their games, and then `run`
// throws what it threw.
#pragma once

#include "play/session/session.h"
#include "rehearse/figures.h"
#include "rehearse/watch.h"

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace tankard::rehearse {

struct Plan {
    std::string campaign;
    int games = 100;
    int seats = 3;
    play::Policies policy = play::Policy::greedy;
    play::SearchBudget budget;  ///< of `search`; without a time limit, or no two runs are alike
    std::uint64_t seed = 1;
    Value settings;
    bool check = false;    ///< invariants at every beat, resume and undo at a random one
    bool figures = false;  ///< all that the rule set declares for statistics, not only who won
    int fresh_beats = 0;   ///< with `check`: how many beats are played again with a new script host each
    int workers = 1;
    int most_chapters = 30;  ///< then a campaign is left unfinished: a book may have a way round and round
};

/// Which games of a run are played here: those with index % shards == shard - 1.
struct Share {
    int shard = 1;  ///< 1..shards
    int shards = 1;

    bool has(int game) const { return game % shards == shard - 1; }
    /// How many of `games` games.
    int of(int games) const { return (games - shard + shards) / shards; }
};

/// The figures of one plan, and the hash of all its games' final hashes in the order of their seeds (of a
/// whole run only).
struct Run : Result {
    std::uint64_t hash = 0;
};

/// A campaign before its first beat, with companions in all seats.
campaign::State beginning(const play::Library& library, int seats, std::uint64_t seed,
                          const Value& settings = {});

/// One whole campaign played by companions; the final state. `watch` may be null.
campaign::State play_out(play::Library& library, const Plan& plan, std::uint64_t seed, const Watches* watch,
                         Result& result);

/// Plays games seed, seed + 1, … on `plan.workers` threads.
Run run(const save::Content& content, const Plan& plan);

/// The same for several plans of one campaign and number of games, on the first plan's number of threads:
/// first game 0 of every plan, then game 1, so that what is done so far speaks for what is left. `game_over`
/// is called after each game, on any thread.
std::vector<Run> run(const save::Content& content, std::span<const Plan> plans, const Share& share,
                     const std::function<void()>& game_over);

}  // namespace tankard::rehearse
