// A name is a word of the game (a verb, a prompt, a definition, a text key) as one 64-bit number: the FNV-1a
// hash of its letters. Names therefore compare and hash like integers, and mean the same in every process and
// every version, whatever was loaded first. The letters are kept once, for showing; two words with one hash
// are refused when the second is met. Thread-safe.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

namespace tankard {

class Name {
 public:
    constexpr Name() = default;
    /// From a number that was a name before (a save, a handle).
    static constexpr Name from_hash(std::uint64_t hash) { return Name(hash); }
    /// The number alone; use intern() for a name that may have to be shown.
    static constexpr Name of(std::string_view letters) {
        std::uint64_t hash = 14695981039346656037U;
        for (char letter : letters) {
            hash ^= static_cast<unsigned char>(letter);
            hash *= 1099511628211U;
        }
        return Name(letters.empty() ? 0 : hash);
    }

    constexpr std::uint64_t hash() const { return hash_; }
    constexpr explicit operator bool() const { return hash_ != 0; }
    /// The letters, or "#" and the number in hexadecimal if nobody has interned them. Valid for ever.
    std::string_view text() const;

    friend constexpr auto operator<=>(Name, Name) = default;  // NOLINT(modernize-use-nullptr)

    template <typename Archive>
    void serialize(Archive& archive) {
        archive(hash_);
    }

 private:
    constexpr explicit Name(std::uint64_t hash) : hash_(hash) {}
    std::uint64_t hash_ = 0;
};

/// The name of these letters, remembered for text(). Throws std::logic_error if another word has the same
/// hash.
Name intern(std::string_view letters);

}  // namespace tankard

template <>
struct std::hash<tankard::Name> {
    std::size_t operator()(tankard::Name name) const noexcept { return name.hash(); }
};
