#include "text/check.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace tankard::text {
namespace {

void compare_slots(const std::string& key, const Language& a, const Language& b,
                   std::vector<std::string>& differences) {
    const auto theirs = b.slots(Name::of(key));
    for (Name slot : a.slots(Name::of(key)))
        if (std::find(theirs.begin(), theirs.end(), slot) == theirs.end())
            differences.push_back(fmt::format("{}: only {} uses the slot '{}'", key, a.code(), slot.text()));
}

}  // namespace

std::vector<std::string> check_pair(const Language& a, const Language& b) {
    std::vector<std::string> differences;
    const auto keys_a = a.keys();
    const auto keys_b = b.keys();
    std::set<std::string> all(keys_a.begin(), keys_a.end());
    all.insert(keys_b.begin(), keys_b.end());
    for (const std::string& key : all) {
        const bool in_a = std::binary_search(keys_a.begin(), keys_a.end(), key);
        const bool in_b = std::binary_search(keys_b.begin(), keys_b.end(), key);
        const bool noun_a = a.is_noun(Name::of(key));
        const bool noun_b = b.is_noun(Name::of(key));
        if (!in_a || !in_b) {
            differences.push_back(fmt::format("{}: missing in {}", key, in_a ? b.code() : a.code()));
        } else if (noun_a != noun_b) {
            differences.push_back(fmt::format("{}: a noun in {}, but a message in {}", key,
                                              noun_a ? a.code() : b.code(), noun_a ? b.code() : a.code()));
        } else {
            compare_slots(key, a, b, differences);
            compare_slots(key, b, a, differences);
        }
    }
    return differences;
}

}  // namespace tankard::text
