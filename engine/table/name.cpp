#include "table/name.h"

#include <mutex>
#include <shared_mutex>
#include <stdexcept>
#include <string>
#include <unordered_map>

#include <fmt/format.h>

namespace tankard {
namespace {

struct Word {
    std::string letters;
    std::uint64_t hash = 0;
};

struct Words {
    std::shared_mutex mutex;
    std::unordered_map<std::uint64_t, Word> all;  // by number
    int free = 0;                                 // made by word_of
};

Words& words() {
    static Words all;
    return all;
}

constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;  // odd: all numbers come up before one comes twice

/// The number of these letters, or the first free one. Under a lock.
std::uint64_t number_for(const Words& words, std::string_view letters, std::uint64_t hash) {
    for (std::uint64_t number = hash;; number += kStep) {
        if (number == 0) continue;
        const auto found = words.all.find(number);
        if (found == words.all.end() || (found->second.hash == hash && found->second.letters == letters))
            return number;
    }
}

}  // namespace

std::string_view Name::text() const {
    if (number_ == 0) return "";
    Words& known = words();
    std::shared_lock lock(known.mutex);
    const auto found = known.all.find(number_);
    return found != known.all.end() ? std::string_view(found->second.letters) : "?";
}

Name Name::double_of(std::string_view letters, std::uint64_t hash) {
    Words& known = words();
    std::shared_lock lock(known.mutex);
    return hash == 0 ? Name() : Name(number_for(known, letters, hash));
}

std::uint64_t Name::shared_hash() const {
    Words& known = words();
    std::shared_lock lock(known.mutex);
    const auto found = known.all.find(number_);
    return found != known.all.end() ? found->second.hash : number_;
}

std::strong_ordering Name::compare(Name one, Name other) {
    if (one.number_ == other.number_) return std::strong_ordering::equal;
    const std::strong_ordering by_hash = one.shared_hash() <=> other.shared_hash();
    if (by_hash != std::strong_ordering::equal) return by_hash;
    const std::strong_ordering by_letters = one.text() <=> other.text();
    return by_letters != std::strong_ordering::equal ? by_letters : one.number_ <=> other.number_;
}

Name intern(std::string_view letters) {
    const std::uint64_t hash = Name::hash_of(letters);
    if (hash == 0) return {};
    Words& known = words();
    {
        std::shared_lock lock(known.mutex);
        const std::uint64_t number = number_for(known, letters, hash);
        if (known.all.contains(number)) return Name(number);
    }
    std::unique_lock lock(known.mutex);
    const std::uint64_t number = number_for(known, letters, hash);
    known.all.try_emplace(number, Word{std::string(letters), hash});
    if (number != hash) Name::doubles_.store(true, std::memory_order_relaxed);
    return Name(number);
}

Name word_of(std::string_view letters) {
    const std::uint64_t hash = Name::hash_of(letters);
    if (hash == 0) return {};
    Words& known = words();
    {
        std::shared_lock lock(known.mutex);
        const std::uint64_t number = number_for(known, letters, hash);
        if (known.all.contains(number)) return Name(number);
        if (known.free >= kMostFreeWords || letters.size() > kLongestFreeWord) return Name(hash);
    }
    {
        std::unique_lock lock(known.mutex);
        ++known.free;
    }
    return intern(letters);
}

}  // namespace tankard
