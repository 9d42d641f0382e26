// A game in a thread of its own, beside the window. However either of the two ends, the other hears of it:
// the last frame is always Frame::Kind::ended, and whoever lets the thread go closes the link first, so that
// the game leaves at its next answer and nobody waits for ever.
#pragma once

#include "window/link/link.h"

#include <exception>
#include <functional>
#include <thread>

namespace tankard::window {

class GameThread {
 public:
    /// Starts `game`, which has to heed the link. std::system_error if there is no room for a thread. The
    /// link and all that `game` uses outlive the thread.
    GameThread(Link& link, std::function<void()> game);
    ~GameThread() { link_->close(); }
    GameThread(const GameThread&) = delete;
    GameThread& operator=(const GameThread&) = delete;

    /// Waits until the game has left; throws what it threw. What the game wrote may be read from now on.
    void finish();

 private:
    Link* link_;
    std::exception_ptr failed_;  ///< written by the game's thread, read when it has ended
    std::jthread thread_;        // last: it is waited for before the rest goes
};

}  // namespace tankard::window
