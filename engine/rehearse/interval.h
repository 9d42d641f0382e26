// What a win rate may really be: 95 % intervals of a proportion and of the difference between two. Only `+ -
// * /` and the square root are used, which every processor rounds alike.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace tankard::rehearse {

/// Chapters, and how many of them were won.
struct Tally {
    std::int64_t played = 0;
    std::int64_t won = 0;

    /// Won out of played, 0..1; 0 if none was played.
    double rate() const { return played == 0 ? 0.0 : static_cast<double>(won) / static_cast<double>(played); }
    void add(bool win);
    Tally& operator+=(const Tally& other);
    friend Tally operator-(const Tally& all, const Tally& part) {
        return {all.played - part.played, all.won - part.won};
    }
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Both ends belong to it.
struct Interval {
    double low = 0;
    double high = 1;
};

/// Wilson's score interval: honest also for few games and for rates near 0 and 1. [0, 1] if none was played.
Interval wilson(const Tally& tally);

/// The same chapter with a thing and without it.
struct Pair {
    Tally with;
    Tally without;
};

struct Difference {
    double with = 0;
    double without = 0;
    Interval interval;  ///< of with - without, -1..1

    double difference() const { return with - without; }
};

/// Compares like with like: within each pair, then weighed together by how much each pair can tell
/// (Mantel-Haenszel weights; Newcombe's interval from Wilson's). Pairs with an empty side tell nothing;
/// nothing if all are so.
std::optional<Difference> difference(std::span<const Pair> pairs);

}  // namespace tankard::rehearse
