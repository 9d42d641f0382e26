// What a tape says of single beats, found by the beat: which hook calls are skipped in it, and what was put
// right by hand before it. A beat asks before it is played, and would else have to look through the chapter.
#pragma once

#include "save/tape.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tankard::play {

class BeatNotes {
 public:
    BeatNotes() = default;
    explicit BeatNotes(const save::Tape& tape);

    /// After the tape took this record.
    void follow(const save::Record& record, const save::Tape& tape);

    /// The numbers of the hook calls that are skipped in a beat.
    const std::vector<std::uint64_t>& skips(std::uint32_t beat) const { return of(beat).skips; }
    /// What was put right before a beat (see correction.h), in order.
    const std::vector<Value>& corrections(std::uint32_t beat) const { return of(beat).corrections; }

    /// A hook call of a beat as a SkipRecord names it.
    static std::uint64_t id(std::uint32_t beat, std::uint64_t call);

 private:
    struct Notes {
        std::vector<std::uint64_t> skips;
        std::vector<Value> corrections;
    };

    void add(const save::SkipRecord& skip);
    void add(const save::CorrectRecord& correction);
    const Notes& of(std::uint32_t beat) const;

    std::map<std::uint32_t, Notes> beats_;
};

}  // namespace tankard::play
