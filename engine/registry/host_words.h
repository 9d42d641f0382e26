// Words that a script host itself gives to handles; no registry declares them.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace tankard {

/// Of `card` and, in rule sets in Lua, of `game`; none of others.
inline std::span<const std::string_view> host_words(std::string_view receiver) {
    static constexpr std::array<std::string_view, 4> kCard{"id", "is_alive", "call", "has"};
    static constexpr std::array<std::string_view, 2> kGame{"fold", "call_all"};
    if (receiver == "card") return kCard;
    if (receiver == "game") return kGame;
    return {};
}

}  // namespace tankard
