#include "table/name.h"

#include <mutex>
#include <shared_mutex>
#include <stdexcept>
#include <string>
#include <unordered_map>

#include <fmt/format.h>

namespace tankard {
namespace {

struct Words {
    std::shared_mutex mutex;
    std::unordered_map<std::uint64_t, std::string> letters;
};

Words& words() {
    static Words all;
    return all;
}

}  // namespace

std::string_view Name::text() const {
    if (hash_ == 0) return "";
    Words& all = words();
    {
        std::shared_lock lock(all.mutex);
        if (auto found = all.letters.find(hash_); found != all.letters.end()) return found->second;
    }
    return intern(fmt::format("#{:016x}", hash_)).text();
}

Name intern(std::string_view letters) {
    const Name name = Name::of(letters);
    if (!name) return name;
    Words& all = words();
    {
        std::shared_lock lock(all.mutex);
        auto found = all.letters.find(name.hash());
        if (found != all.letters.end() && found->second == letters) return name;
    }
    std::unique_lock lock(all.mutex);
    auto [place, fresh] = all.letters.try_emplace(name.hash(), letters);
    if (!fresh && place->second != letters)
        throw std::logic_error(
            fmt::format("the words '{}' and '{}' have one hash; rename one of them", place->second, letters));
    return name;
}

}  // namespace tankard
