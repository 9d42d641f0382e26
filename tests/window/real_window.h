// The real program in a real window: an X server without a screen (Xvfb), and mouse and keys that come from
// outside (xdotool).
#pragma once

#include "command/program.h"
#include "table/random.h"
#include "window/pages/page.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sys/prctl.h>

namespace tankard::window::test {

/// An X server of its own, for as long as the test lasts.
class Server {
 public:
    explicit Server(const std::string& screen = "1920x1080x24") {
        int ready[2];
        REQUIRE(::pipe(ready) == 0);
        process_ = ::fork();
        REQUIRE(process_ >= 0);
        if (process_ == 0) {
            // Whatever ends the test ends it too, and nobody waits for what it may still print.
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            const int nothing = ::open("/dev/null", O_WRONLY);
            ::dup2(nothing, 1);
            ::dup2(nothing, 2);
            const std::string fd = fmt::format("{}", ready[1]);
            // -r: no key repeats itself, however late a slow hand lets go of it.
            ::execlp("Xvfb", "Xvfb", "-displayfd", fd.c_str(), "-screen", "0", screen.c_str(), "-nolisten",
                     "tcp", "-noreset", "-r", nullptr);
            ::_exit(127);
        }
        ::close(ready[1]);
        std::string number;
        char letter = 0;
        while (::read(ready[0], &letter, 1) == 1 && letter != '\n')
            number += letter;
        ::close(ready[0]);
        REQUIRE_MESSAGE(!number.empty(), "Xvfb does not start: is the package xvfb installed?");
        ::setenv("DISPLAY", (":" + number).c_str(), 1);
    }
    ~Server() {
        ::kill(process_, SIGTERM);
        ::waitpid(process_, nullptr, 0);
        ::unsetenv("DISPLAY");
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

 private:
    pid_t process_ = -1;
};

/// A hand on the mouse and the keyboard of the display. It counts the clicks and keys that a window hears of.
class Hand {
 public:
    Hand() : xdotool_(::popen("xdotool - >/dev/null", "w")) { REQUIRE(xdotool_ != nullptr); }
    ~Hand() { ::pclose(xdotool_); }
    Hand(const Hand&) = delete;
    Hand& operator=(const Hand&) = delete;

    void move(int x, int y) { say(fmt::format("mousemove {} {}", x, y)); }
    void click(int x, int y) {
        move(x, y);
        press("click 1", 1);
    }
    /// As xdotool names it: "Up", "d", "ctrl+q".
    void key(const std::string& name) {
        press("key " + name, 1 + static_cast<int>(std::count(name.begin(), name.end(), '+')));
    }
    /// The last of it once more: the X server may lose what comes while a window is being mapped.
    void again() { say(last_); }
    int pressed() const { return pressed_; }

 private:
    void press(const std::string& line, int count) {
        say(last_ = line);
        pressed_ += count;
    }
    void say(const std::string& line) {
        std::fputs((line + "\n").c_str(), xdotool_);
        std::fflush(xdotool_);
    }
    std::FILE* xdotool_;
    std::string last_;
    int pressed_ = 0;
};

struct Seen {
    int number = 0;
    bool asks = false;
    int heard = 0;  ///< clicks and keys so far
    std::vector<Spot> spots;
    std::vector<int> numbers;  ///< of the answers in sight
    Rect picture{};            ///< what is drawn by itself: a throw, or the target of a die of one's own
};

/// The game in the window, and where on the display it is.
class Player {
 public:
    Player(std::vector<std::string> words, int x, int y) : x_(x), y_(y) {
        ::setenv("TANKARD_PAGES", "1", 1);
        program_.emplace(std::move(words));
        ::unsetenv("TANKARD_PAGES");
    }

    /// The newest page on which somebody is asked, after everything that was pressed; nothing if the program
    /// has ended.
    std::optional<Seen> look() {
        std::optional<Seen> found;
        while (!found || !found->asks || found->heard < hand_.pressed()) {
            const bool waits = found && found->asks && found->heard == hand_.pressed() - 1;
            if (waits && !program_->speaks_within(kPatience)) hand_.again();
            const bool there = program_->read_until([&](const std::string& printed) {
                return printed.find("\nend\n", read_) != std::string::npos;
            });
            if (!there) return std::nullopt;
            while (true) {
                const std::size_t end = program_->printed.find("\nend\n", read_);
                if (end == std::string::npos) break;
                found = page(program_->printed.substr(read_, end - read_));
                read_ = end + 5;
            }
        }
        return found;
    }
    void click(const Spot& spot) {
        hand_.click(x_ + static_cast<int>(spot.box.x + spot.box.w / 2),
                    y_ + static_cast<int>(spot.box.y + spot.box.h / 2));
    }
    void key(const std::string& name) { hand_.key(name); }
    void rest() { hand_.move(x_ + 5, y_ + 5); }
    command::test::Program& program() { return *program_; }

 private:
    static constexpr int kPatience = 12'000;  ///< milliseconds

    static Seen page(const std::string& text) {
        Seen seen;
        std::istringstream lines(text);
        for (std::string word; lines >> word;) {
            if (word == "page") {
                std::string how;
                lines >> seen.number >> how >> seen.heard;
                seen.asks = how == "asks";
            } else if (word == "spot") {
                int does = 0;
                Spot spot;
                lines >> does >> spot.number >> spot.box.x >> spot.box.y >> spot.box.w >> spot.box.h;
                spot.does = static_cast<Does>(does);
                seen.spots.push_back(spot);
            } else if (word == "number") {
                lines >> seen.numbers.emplace_back();
            } else if (word == "picture") {
                lines >> seen.picture.x >> seen.picture.y >> seen.picture.w >> seen.picture.h;
            }
        }
        return seen;
    }

    int x_;
    int y_;
    Hand hand_;
    std::optional<command::test::Program> program_;
    std::size_t read_ = 0;
};

}  // namespace tankard::window::test
