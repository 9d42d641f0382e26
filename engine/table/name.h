// A name is a word of the game (a verb, a prompt, a definition, a text key) as one 64-bit number: the FNV-1a
// hash of its letters. Names therefore compare and hash like integers, and mean the same in every process and
// every version, whatever was loaded first. The letters are kept once, for showing. Thread-safe.
//
// Two words may have one hash, by chance or because somebody wants it so. The second that this process meets
// gets another number, which never leaves the process: hash() of both is the same, and so is what they write
// into a save or a fingerprint. A loader refuses two definitions with one hash (a save could not tell them
// apart); everywhere else both can be used.
//
// Words are kept for ever, so only content that was loaded makes them freely. What a running script says goes
// through `word_of`, whose memory is bounded.
#pragma once

#include <atomic>
#include <compare>
#include <cstdint>
#include <functional>
#include <string_view>
#include <type_traits>

namespace tankard {

class Name {
 public:
    constexpr Name() = default;
    /// From a number that was a name's hash before (a save).
    static constexpr Name from_hash(std::uint64_t hash) { return Name(hash); }
    /// The name without remembering its letters; use intern() for one that may have to be shown.
    static constexpr Name of(std::string_view letters) {
        const std::uint64_t hash = hash_of(letters);
        return !std::is_constant_evaluated() && doubles() ? double_of(letters, hash) : Name(hash);
    }

    /// The same in every process.
    constexpr std::uint64_t hash() const {
        return !std::is_constant_evaluated() && doubles() ? shared_hash() : number_;
    }
    constexpr explicit operator bool() const { return number_ != 0; }
    /// The letters, or "?" if nobody has interned them. Valid for ever.
    std::string_view text() const;

    friend constexpr bool operator==(Name, Name) = default;
    /// By hash; words that share one by their letters.
    friend constexpr std::strong_ordering operator<=>(Name one, Name other) {
        return !std::is_constant_evaluated() && doubles() ? compare(one, other)
                                                          : one.number_ <=> other.number_;
    }

    template <typename Archive>
    void save(Archive& archive) const {
        archive(hash());
    }
    template <typename Archive>
    void load(Archive& archive) {
        archive(number_);
    }

 private:
    friend Name intern(std::string_view letters);
    friend Name word_of(std::string_view letters);
    friend struct std::hash<Name>;

    constexpr explicit Name(std::uint64_t number) : number_(number) {}
    static constexpr std::uint64_t hash_of(std::string_view letters) {
        std::uint64_t hash = 14695981039346656037U;
        for (char letter : letters) {
            hash ^= static_cast<unsigned char>(letter);
            hash *= 1099511628211U;
        }
        return letters.empty() ? 0 : hash;
    }
    /// Whether this process has met two words with one hash.
    static bool doubles() { return doubles_.load(std::memory_order_relaxed); }
    static Name double_of(std::string_view letters, std::uint64_t hash);
    static std::strong_ordering compare(Name one, Name other);
    std::uint64_t shared_hash() const;

    inline static std::atomic<bool> doubles_ = false;
    std::uint64_t number_ = 0;
};

/// The name of these letters, remembered for text().
Name intern(std::string_view letters);
/// The same for words that a script makes while it runs: letters that nobody knew before are remembered only
/// up to a bound for the whole process (an honest adventure has a text for each), and then shown as "?".
Name word_of(std::string_view letters);

/// How many words word_of() remembers, and how long they may be.
inline constexpr int kMostFreeWords = 4'096;
inline constexpr std::size_t kLongestFreeWord = 200;

}  // namespace tankard

template <>
struct std::hash<tankard::Name> {
    std::size_t operator()(tankard::Name name) const noexcept { return name.number_; }
};
