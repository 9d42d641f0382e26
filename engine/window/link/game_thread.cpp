#include "window/link/game_thread.h"

#include <utility>

namespace tankard::window {

GameThread::GameThread(Link& link, std::function<void()> game)
    : link_(&link), thread_([this, game = std::move(game)] {
          try {
              game();
          } catch (...) {
              failed_ = std::current_exception();
          }
          Frame last;
          last.kind = Frame::Kind::ended;
          link_->post(std::move(last));
      }) {}

void GameThread::finish() {
    link_->close();
    if (thread_.joinable()) thread_.join();
    if (failed_) std::rethrow_exception(std::exchange(failed_, nullptr));
}

}  // namespace tankard::window
