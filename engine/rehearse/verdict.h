// Whether a chapter is as hard as its author meant it to be.
#pragma once

#include "registry/aim.h"
#include "rehearse/interval.h"

#include <cstdint>
#include <string_view>

namespace tankard::rehearse {

enum class Verdict : std::uint8_t {
    met,       ///< the rate lies in the aim; or, for a single number, the number in the interval
    too_easy,  ///< the whole interval lies above the aim
    too_hard,  ///< the whole interval lies below the aim
    open,      ///< the rate lies outside, but so few games do not prove it
};

Verdict verdict_of(const Tally& tally, const Aim& aim);

/// "met", "too easy", "too hard", "more games".
std::string_view words_of(Verdict verdict);

}  // namespace tankard::rehearse
