// Counts in the sentences that the program itself says, in English: one is singular. Sentences of a game and
// its front ends have plural forms of their own (message.h).
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace tankard::text {

/// "1 answer", "3 answers"; of a noun whose plural ends in -s. "1 hero": say "heroes" too.
template <std::integral Count>
std::string counted(Count count, std::string_view noun, std::string_view plural = {}) {
    if (count == 1) return fmt::format("1 {}", noun);
    return plural.empty() ? fmt::format("{} {}s", count, noun) : fmt::format("{} {}", count, plural);
}

}  // namespace tankard::text
