// Somebody who looks on: a journal is played again, or companions play, and nobody is asked.
#pragma once

#include "play/session/front_end.h"

#include <cstdint>
#include <string>

namespace tankard::play {

/// Hears everything and says nothing; where an answer is needed after all, the session ends.
class Spectator : public FrontEnd {
 public:
    Reply ask(const Question&, const campaign::State&) override { return Quit{}; }
    bool skip_effect(const std::string&) override { return false; }
    bool try_again(const std::string&) override { return false; }
    void refuse(const std::string&) override {}
    void rewound(std::uint32_t) override {}
    void live(bool) override {}
    void answered(const Question&, const Answer&, const campaign::State&, std::uint32_t) override {}
    void chapter_over(const campaign::State&) override {}
    void on(const Event&, const Table&) override {}
};

}  // namespace tankard::play
