#include "gain/paired.h"

#include <algorithm>
#include <cmath>

namespace tankard::rehearse {
namespace {

constexpr double kZ = 1.959963984540054;  // 95 %

}  // namespace

Interval paired(std::int64_t gained, std::int64_t lost, std::int64_t games) {
    if (games == 0) return {-1, 1};
    const auto n = static_cast<double>(games) + 2;  // half a game more of each kind
    const double apart = static_cast<double>(gained + lost) + 1;
    const double gain = static_cast<double>(gained - lost) / n;
    const double half = kZ * std::sqrt(apart / n - gain * gain) / std::sqrt(n);
    return {std::max(-1.0, gain - half), std::min(1.0, gain + half)};
}

}  // namespace tankard::rehearse
