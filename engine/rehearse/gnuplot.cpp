#include "rehearse/gnuplot.h"

#include "save/files.h"

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tankard::rehearse {
namespace {

/// A nameless file that is gone when it is closed.
class Scratch {
 public:
    Scratch() : file_(std::tmpfile()) {
        if (file_ == nullptr) throw save::file_error("make a temporary file for gnuplot", "/tmp", errno);
    }
    ~Scratch() { (void)std::fclose(file_); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    int number() const { return ::fileno(file_); }
    void fill(const std::string& text) {
        const bool whole = std::fwrite(text.data(), 1, text.size(), file_) == text.size();
        if (!whole || std::fflush(file_) != 0)
            throw save::file_error("write a temporary file for gnuplot", "/tmp", errno);
        std::rewind(file_);
    }
    std::string text() {
        std::rewind(file_);
        std::string all;
        char block[1 << 14];
        for (std::size_t got = 1; got > 0;) {
            got = std::fread(block, 1, sizeof block, file_);
            all.append(block, got);
        }
        return all;
    }

 private:
    std::FILE* file_;
};

}  // namespace

std::optional<std::string> draw_svg(const std::string& script) {
    Scratch in;
    Scratch out;
    Scratch complaints;
    in.fill(script);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in.number(), STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, out.number(), STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, complaints.number(), STDERR_FILENO);
    // -d: nobody's own settings.
    std::string program = "gnuplot";
    std::string plain = "-d";
    char* const words[] = {program.data(), plain.data(), nullptr};
    pid_t process = 0;
    const int failed = ::posix_spawnp(&process, program.c_str(), &actions, nullptr, words, environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (failed == ENOENT) return std::nullopt;
    if (failed != 0) throw save::file_error("start", program, failed);
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    std::string picture = out.text();
    if (status == 0 && picture.find("</svg>") != std::string::npos) return picture;
    const std::string said = complaints.text();
    throw save::Error(
        fmt::format("gnuplot could not draw a plot: {}",
                    said.empty() ? "it said nothing" : said.substr(0, said.find_last_not_of('\n') + 1)));
}

}  // namespace tankard::rehearse
