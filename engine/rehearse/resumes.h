// The same game a second time, from somewhere in its middle: a save's bytes in a fresh script host must come
// to the same end as the game that went straight on. The place is a random beat of the whole campaign and a
// random answer within it.
#pragma once

#include "play/session/session.h"

#include <cstdint>
#include <vector>

namespace tankard::rehearse {

struct Plan;

class Resumes {
 public:
    Resumes(const Plan& plan, std::uint64_t seed) : plan_(plan), chance_(seed, 11) {}

    void at_beat(const play::Session& session);
    /// Throws std::logic_error if the second game is another: gone on with from the bytes, and (for
    /// `plan.fresh_beats` beats) with a new script host at every beat. A copy taken at the beat must not have
    /// changed since.
    void at_end(const play::Session& session, const play::Library& library);

 private:
    void close(const play::Session& session);
    void go_on(const play::Library& library, std::uint64_t wanted);
    void beat_by_beat(const play::Library& library) const;

    const Plan& plan_;
    Stream chance_;
    std::uint32_t beats_ = 0;
    bool open_ = false;  ///< the beat of the chosen place is being played
    bool chosen_ = false;
    campaign::State copy_;
    save::SnapshotRecord root_;
    std::size_t from_ = 0;                   ///< the tape's length there
    std::vector<save::AnswerRecord> given_;  ///< the answers within the beat
};

}  // namespace tankard::rehearse
