#include "rehearse/interval.h"

#include <algorithm>
#include <cmath>

namespace tankard::rehearse {
namespace {

constexpr double kZ = 1.959963984540054;  // 95 % of a normal distribution lie within so many deviations

double square(double x) { return x * x; }

}  // namespace

void Tally::add(bool win) {
    ++played;
    if (win) ++won;
}

Tally& Tally::operator+=(const Tally& other) {
    played += other.played;
    won += other.won;
    return *this;
}

Interval wilson(const Tally& tally) {
    if (tally.played == 0) return {};
    const auto n = static_cast<double>(tally.played);
    const double p = tally.rate();
    const double scale = 1 + kZ * kZ / n;
    const double centre = p + kZ * kZ / (2 * n);
    const double half = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    // At 0 and n the end is exact, but for rounding.
    return {tally.won == 0 ? 0.0 : (centre - half) / scale,
            tally.won == tally.played ? 1.0 : (centre + half) / scale};
}

std::optional<Difference> difference(std::span<const Pair> pairs) {
    Difference sum;
    double weights = 0;
    double down = 0;
    double up = 0;
    for (const Pair& pair : pairs) {
        const auto with = static_cast<double>(pair.with.played);
        const auto without = static_cast<double>(pair.without.played);
        if (with == 0 || without == 0) continue;
        const double weight = with * without / (with + without);
        const Interval one = wilson(pair.with);
        const Interval other = wilson(pair.without);
        weights += weight;
        sum.with += weight * pair.with.rate();
        sum.without += weight * pair.without.rate();
        down +=
            square(weight) * (square(pair.with.rate() - one.low) + square(other.high - pair.without.rate()));
        up +=
            square(weight) * (square(one.high - pair.with.rate()) + square(pair.without.rate() - other.low));
    }
    if (weights == 0) return std::nullopt;
    sum.with /= weights;
    sum.without /= weights;
    sum.interval = {std::max(-1.0, sum.difference() - std::sqrt(down) / weights),
                    std::min(1.0, sum.difference() + std::sqrt(up) / weights)};
    return sum;
}

}  // namespace tankard::rehearse
