#include "registry/aim.h"

#include <cstdint>
#include <variant>

namespace tankard {
namespace {

std::optional<Aim> read_aim(const Value& value) {
    const auto* least = value.is_table() ? value.at(1).integer() : value.integer();
    const auto* most = value.is_table() ? value.at(2).integer() : value.integer();
    const bool fits = least != nullptr && most != nullptr && *least >= 0 && *least <= *most && *most <= 100 &&
                      value.entries().size() <= 2;
    if (!fits) return std::nullopt;
    return Aim{static_cast<int>(*least), static_cast<int>(*most)};
}

bool by_party_size(const Value& value) {
    return !value.entries().empty() && value.entries().front().second.is_table();
}

}  // namespace

std::string read_aims(Aims& aims, const Value& value) {
    std::string wanted =
        "should be percents: 60, { 55, 75 }, or by party size { { 20, 40 }, { 40, 60 } }, not " +
        value.show();
    if (!by_party_size(value)) {
        aims.fill(read_aim(value));
        return aims.front() ? "" : wanted;
    }
    for (const auto& [key, each] : value.entries()) {
        const auto* size = std::get_if<std::int64_t>(&key);
        if (size == nullptr || *size < 1 || *size > static_cast<std::int64_t>(aims.size()) ||
            !each.is_table())
            return wanted;
        const std::optional<Aim> aim = read_aim(each);
        if (!aim) return wanted;
        aims[static_cast<std::size_t>(*size - 1)] = aim;
    }
    return "";
}

}  // namespace tankard
