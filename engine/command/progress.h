// One line on standard error while many games are played: how many are done, and how long the rest will take
// as far as the games done can tell. Nothing is shown if standard error is no terminal, and no time before
// there is evidence for it. Thread-safe.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

namespace tankard::command {

class Progress {
 public:
    explicit Progress(int games);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void game_over();

 private:
    using Clock = std::chrono::steady_clock;

    std::mutex mutex_;
    int games_;
    int done_ = 0;
    bool shows_;
    Clock::time_point begun_;
    Clock::time_point shown_;
};

/// "about 2 min left" after `seconds` for `done` games of `games`; empty while fewer than 20 games or two
/// seconds speak for it.
std::string time_left(int done, int games, double seconds);

}  // namespace tankard::command
