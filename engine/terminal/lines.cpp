#include "terminal/lines.h"

#include <array>
#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace tankard::terminal {

bool Lines::take_line(std::string& line) {
    std::size_t end = typed_.find('\n');
    if (end == std::string::npos) {
        if (!ended_ || typed_.empty()) return false;
        end = typed_.size();
    }
    line = typed_.substr(0, end);
    typed_.erase(0, end + 1);
    return true;
}

Lines::Heard Lines::next(std::string& line, save::FolderWatch* folders) {
    while (!take_line(line)) {
        if (ended_ || Interrupt::heard()) return Heard::end;
        std::array<pollfd, 2> both{pollfd{STDIN_FILENO, POLLIN, 0},
                                   pollfd{folders != nullptr ? folders->handle() : -1, POLLIN, 0}};
        if (::poll(both.data(), both.size(), -1) < 0) {
            ended_ = errno != EINTR;
            continue;
        }
        if (both[0].revents != 0) {
            std::array<char, 4096> buffer{};
            const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
            if (got > 0)
                typed_.append(buffer.data(), static_cast<std::size_t>(got));
            else
                ended_ = got == 0 || (errno != EINTR && errno != EAGAIN);
        } else if (both[1].revents != 0 && folders->settle()) {
            return Heard::change;
        }
    }
    return Heard::line;
}

}  // namespace tankard::terminal
