// Many throws, counted: how often hands of a skill hit, where, and why not. The same seed gives the same
// figures with any number of workers.
#pragma once

#include "throw/throw.h"

#include <array>
#include <cstdint>
#include <string>

namespace tankard::thrown {

struct Survey {
    std::int64_t throws = 0;
    std::int64_t hits = 0;
    std::array<std::int64_t, 6> sections{};  ///< of hits: rings 1 to 5 and the centre
    /// Of misses, the first that is so: the throw was not performed, too few bounces, off the target, in a
    /// hole, on a bone, leaning with a corner on the table.
    std::array<std::int64_t, 6> misses{};
    std::int64_t further = 0;               ///< of hits: with one bounce more than needed, or several
    std::array<std::int64_t, 6> numbers{};  ///< the face that is up
    std::int64_t settled = 0;               ///< not at rest in time
    std::int64_t cocked = 0;
    std::int64_t bounces = 0;
    double across = 0;  ///< sums of where they lie, for their spread
    double across_squared = 0;
    double along = 0;
    double along_squared = 0;

    void count(const Outcome& outcome, const Handicap& handicap);
    void add(const Survey& other);
    double rate() const { return part(hits); }
    double part(std::int64_t count) const {
        return throws == 0 ? 0 : static_cast<double>(count) / static_cast<double>(throws);
    }
    /// The chi-square of the numbers against a fair die: five degrees of freedom.
    double unfairness() const;
};

/// Throws with the usual hand.
Survey survey(const Handicap& handicap, fighter::Skill skill, std::int64_t throws, std::uint64_t seed,
              int workers = 1);

/// The figures of engine/fighter/throw/fitted.h, from so many throws of each kind.
std::string fitted(std::int64_t plain, std::int64_t special, std::uint64_t seed, int workers);

}  // namespace tankard::thrown
