#include "command/progress.h"

#include "command/say.h"

#include <cmath>
#include <cstdio>

#include <fmt/format.h>
#include <unistd.h>

namespace tankard::command {
namespace {

constexpr int kEvidence = 20;        ///< games
constexpr double kEarliest = 2;      ///< seconds
constexpr double kShowEvery = 0.25;  ///< seconds
constexpr const char* kClear = "\r\x1b[K";

}  // namespace

std::string time_left(int done, int games, double seconds) {
    if (done < kEvidence || seconds < kEarliest || done >= games) return "";
    const double left = seconds * (games - done) / done;
    if (left < 10) return "a few seconds left";
    if (left < 100) return fmt::format("about {} s left", static_cast<int>(std::ceil(left / 10)) * 10);
    if (left < 100 * 60) return fmt::format("about {} min left", static_cast<int>(std::lround(left / 60)));
    return fmt::format("about {} h left", static_cast<int>(std::lround(left / 3600)));
}

Progress::Progress(int games) : games_(games), shows_(::isatty(STDERR_FILENO) != 0), begun_(Clock::now()) {}

Progress::~Progress() {
    if (shows_) std::fputs(kClear, stderr);
}

void Progress::game_over() {
    if (!shows_) return;
    const std::scoped_lock lock(mutex_);
    ++done_;
    const Clock::time_point now = Clock::now();
    if (std::chrono::duration<double>(now - shown_).count() < kShowEvery) return;
    shown_ = now;
    const std::string left = time_left(done_, games_, std::chrono::duration<double>(now - begun_).count());
    std::fputs(kClear, stderr);
    complain("{} of {} games{}{}", done_, games_, left.empty() ? "" : ", ", left);
    std::fflush(stderr);
}

}  // namespace tankard::command
