#include "throw/practised.h"

#include "throw/throw.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tankard::thrown {
namespace {

constexpr int kCoarse = 100;  ///< of strength and lift, between two tries …
constexpr int kFine = 40;     ///< … and where that finds nothing
constexpr int kWidened = 50;  ///< at a time
constexpr int kAside = 700;   ///< the aim at a block beside the way
constexpr std::array kSpins{0, -300, 300};

std::vector<int> tries(const Range& range, int step) {
    std::vector<int> all;
    for (int value = range.most; value > range.least; value -= step)
        all.push_back(value);
    all.push_back(range.least);
    return all;
}

enum class Way : std::uint8_t { none, touched, hit };

/// It lies well, and has done what is demanded with whatever stands in the way.
Way thrown(const Hand& hand, const Handicap& handicap) {
    const Outcome outcome = simulate(hand, {}, handicap);
    const Course& course = outcome.course;
    if (!course.target) return Way::none;
    const auto is_done = [&](Obstacle what, bool deed) { return !has(handicap.obstacles, what) || deed; };
    const bool hit = fighter::hits(outcome.record, {.bounces = handicap.bounces}) &&
                     is_done(Obstacle::block, course.struck) && is_done(Obstacle::card, course.cleared) &&
                     is_done(Obstacle::head, course.headed);
    return hit ? Way::hit : Way::touched;
}

struct Best {
    std::optional<Hand> hand;
    Way way = Way::none;
    int beside = 0;  ///< so many of the same are next to it, itself among them
};

/// Of one aim and spin.
Best best_of(const Handicap& handicap, int aim, int spin, int step) {
    const std::vector<int> strengths = tries(handicap.strengths, step);
    const std::vector<int> lifts = tries(handicap.lifts, step);
    std::vector<Way> all;
    for (const int strength : strengths)
        for (const int lift : lifts)
            all.push_back(thrown({aim, strength, lift, spin}, handicap));
    const Way way = *std::max_element(all.begin(), all.end());
    Best best;
    if (way == Way::none) return best;
    const auto is_so = [&](std::size_t row, std::size_t column) {
        return row < strengths.size() && column < lifts.size() && all[row * lifts.size() + column] == way;
    };
    for (std::size_t row = 0; row < strengths.size(); ++row)
        for (std::size_t column = 0; column < lifts.size(); ++column) {
            if (!is_so(row, column)) continue;
            int beside = 0;  // before the first there is none: that index is too large
            for (const std::size_t other : {row - 1, row, row + 1})
                for (const std::size_t next : {column - 1, column, column + 1})
                    beside += is_so(other, next) ? 1 : 0;
            if (beside > best.beside) best = {Hand{aim, strengths[row], lifts[column], spin}, way, beside};
        }
    return best;
}

Best best_of(const Handicap& handicap, int step) {
    const int aim = has(handicap.obstacles, Obstacle::block) ? kAside : 0;
    Best best;
    std::vector<int> known;
    for (const int spin : kSpins) {
        const int able = std::clamp(spin, handicap.spins.least, handicap.spins.most);
        if (std::find(known.begin(), known.end(), able) != known.end()) continue;
        known.push_back(able);
        const Best found = best_of(handicap, aim, able, step);
        if (found.way > best.way || (found.way == best.way && found.beside > best.beside)) best = found;
    }
    return best;
}

}  // namespace

std::optional<Hand> practised(const Handicap& handicap) {
    Best best = best_of(handicap, kCoarse);
    if (best.way != Way::hit) best = best_of(handicap, kFine);
    return best.hand;
}

Handicap made_possible(Handicap handicap) {
    while (best_of(handicap, kCoarse).way == Way::none) {
        if (handicap.strengths.most < kFull)
            handicap.strengths.most = std::min(kFull, handicap.strengths.most + kWidened);
        else if (handicap.lifts.least > 0 || handicap.lifts.most < kFull)
            handicap.lifts = {std::max(0, handicap.lifts.least - kWidened),
                              std::min(kFull, handicap.lifts.most + kWidened)};
        else
            break;
    }
    if (const std::optional<Hand> hand = practised(handicap)) handicap.usual = *hand;
    return handicap;
}

}  // namespace tankard::thrown
