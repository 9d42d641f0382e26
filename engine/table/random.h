// Random streams. Each purpose has its own, so that one more die never changes the next card. A stream is a
// PCG generator with its seed and the number of steps it has made: that is all of its state, and it is part
// of the game. Draws are PCG's bounded draws: the same on every compiler and processor. Never make two draws
// in one expression.
#pragma once

#include <cstdint>

#include <pcg_random.hpp>

namespace tankard {

class Stream {
 public:
    Stream() = default;
    Stream(std::uint64_t seed, std::uint64_t purpose)
        : seed_(seed), purpose_(purpose), generator_(seed, purpose) {}

    /// A fair number in 0 .. bound - 1; bound at least 1.
    std::uint32_t below(std::uint32_t bound);
    /// A fair die: 1 .. sides.
    int die(int sides) { return static_cast<int>(below(static_cast<std::uint32_t>(sides))) + 1; }
    /// Another future from here on (house rule `undo_luck = fresh`; a companion that must not see what will
    /// be).
    void salt(std::uint64_t value);

    std::uint64_t steps() const { return steps_; }

    template <typename Archive>
    void save(Archive& archive) const {
        archive(seed_, purpose_, steps_);
    }
    template <typename Archive>
    void load(Archive& archive) {
        archive(seed_, purpose_, steps_);
        generator_ = pcg32(seed_, purpose_);
        generator_.advance(steps_);
    }

 private:
    std::uint64_t seed_ = 0;
    std::uint64_t purpose_ = 0;
    std::uint64_t steps_ = 0;
    pcg32 generator_{0, 0};
};

/// Mixes numbers into a new seed; not a stream, no state.
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    std::uint64_t x = a + 0x9e3779b97f4a7c15U * (b + 1);
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

}  // namespace tankard
