// Many games at once: companions play a campaign, every game is checked, and the results are added up. Game k
// of a run depends only on the seed, not on the number of workers: each worker has its own library.
#pragma once

#include "play/session.h"

#include <map>
#include <string>
#include <vector>

namespace tankard::rehearse {

struct Plan {
    std::string campaign;
    int games = 100;
    int seats = 3;
    play::Policy policy = play::Policy::greedy;
    std::uint64_t seed = 1;
    Value settings;
    bool check = false;   ///< invariants at every beat, resume and undo at a random one
    int fresh_beats = 0;  ///< with `check`: how many beats are played again with a new script host each
    int workers = 1;
    int most_chapters = 30;  ///< then a campaign is left unfinished: a book may have a way round and round
};

/// What happened in one chapter over all games.
struct ChapterResult {
    int played = 0;
    int won = 0;
    std::uint64_t answers = 0;
};

struct Result {
    int games = 0;
    int finished = 0;  ///< campaigns that came to an ending of their own, not a lost streak
    std::map<std::string, ChapterResult> chapters;
    std::map<std::string, int> endings;
    std::uint64_t decisions = 0;
    std::uint64_t forced = 0;
    std::uint32_t longest = 0;  ///< the most answers in one chapter
    std::uint64_t longest_seed = 0;
    std::uint64_t hash = 0;             ///< of all games' final hashes, in the order of their seeds
    std::vector<std::string> failures;  ///< "seed 17: what went wrong"
};

/// One whole campaign played by companions; the final state.
campaign::State play_out(play::Library& library, const Plan& plan, std::uint64_t seed, Result& result);

/// Plays games seed, seed + 1, … on `workers` threads.
Result run(const save::Content& content, const Plan& plan);

}  // namespace tankard::rehearse
