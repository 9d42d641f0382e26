// The real program, run as a person runs it: words after its name, lines on its standard input, what it
// prints, how it ends.
#pragma once

#include "folder.h"
#include "save/disk_files.h"
#include "save/loaded.h"
#include "source.h"

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tankard::command::test {

namespace fs = std::filesystem;

inline std::string binary() {
    return (fs::read_symlink("/proc/self/exe").parent_path().parent_path() / "engine" / "tankard").string();
}

using tankard::test::Folder;

/// A copy of the content that ships, which may be spoilt.
class Copy {
 public:
    Copy() {
        for (const std::string part : {"scripts", "adventures"})
            fs::copy(source_folder("/") + part, folder_ / part, fs::copy_options::recursive);
    }
    std::string operator/(const std::string& name) const { return folder_ / name; }
    const std::string& path() const { return folder_.path(); }
    std::string text(const std::string& file) const { return save::DiskFiles().read(folder_ / file); }
    /// The file's text with this instead of that piece of it.
    std::string with(const std::string& file, const std::string& piece, const std::string& by) const {
        std::string all = text(file);
        const std::size_t at = all.find(piece);
        REQUIRE_MESSAGE(at != std::string::npos, piece);
        return all.replace(at, piece.size(), by);
    }
    void replace(const std::string& file, const std::string& piece, const std::string& by) const {
        write(file, with(file, piece, by));
    }
    void write(const std::string& file, const std::string& bytes) const {
        fs::create_directories(fs::path(folder_ / file).parent_path());
        std::ofstream(folder_ / file, std::ios::trunc) << bytes;
    }
    void remove(const std::string& file) const { REQUIRE(fs::remove(folder_ / file)); }

 private:
    Folder folder_;
};

class Program {
 public:
    explicit Program(std::vector<std::string> words, const std::string& path = binary()) {
        int in[2], out[2], err[2];
        REQUIRE(
            (::pipe2(in, O_CLOEXEC) == 0 && ::pipe2(out, O_CLOEXEC) == 0 && ::pipe2(err, O_CLOEXEC) == 0));
        words.insert(words.begin(), path);
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        process_ = ::fork();
        REQUIRE(process_ >= 0);
        if (process_ == 0) {
            ::dup2(in[0], 0);
            ::dup2(out[1], 1);
            ::dup2(err[1], 2);
            ::execv(arguments[0], arguments.data());
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        ::close(err[1]);
        in_ = in[1];
        out_ = out[0];
        err_ = err[0];
    }
    ~Program() {
        if (process_ > 0) kill();
        ::close(out_);
        ::close(err_);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void type(const std::string& line) { (void)!::write(in_, (line + "\n").data(), line.size() + 1); }
    void end_input() {
        if (in_ >= 0) ::close(in_);
        in_ = -1;
    }
    /// Reads until what was printed since `from` satisfies `done`; false if the program ended before.
    template <typename Done>
    bool read_until(Done done) {
        while (!done(printed)) {
            if (!read_some()) return done(printed);
        }
        return true;
    }
    /// Whether it has printed something, or ended, before so many milliseconds are over.
    bool speaks_within(int milliseconds) const {
        pollfd out{out_open_ ? out_ : -1, POLLIN, 0};
        return ::poll(&out, 1, milliseconds) > 0;
    }
    /// Ends the input, reads the rest and returns the exit status; -9 and the like for a signal.
    int finish() {
        end_input();
        while (read_some()) {
        }
        return wait();
    }
    void kill() {
        ::kill(process_, SIGKILL);
        finish();
    }

    std::string printed;
    std::string complaints;

 private:
    bool read_some() {
        std::array<pollfd, 2> both{pollfd{out_open_ ? out_ : -1, POLLIN, 0},
                                   pollfd{err_open_ ? err_ : -1, POLLIN, 0}};
        if (!out_open_ && !err_open_) return false;
        if (::poll(both.data(), both.size(), 120'000) <= 0) {
            FAIL("the program says nothing for two minutes after: "
                 << printed.substr(printed.size() > 600 ? printed.size() - 600 : 0));
            return false;
        }
        take(both[0], out_open_, printed);
        take(both[1], err_open_, complaints);
        return out_open_ || err_open_;
    }
    static void take(const pollfd& from, bool& open, std::string& text) {
        if (!open || from.revents == 0) return;
        std::array<char, 4096> buffer{};
        const ssize_t got = ::read(from.fd, buffer.data(), buffer.size());
        if (got <= 0)
            open = false;
        else
            text.append(buffer.data(), static_cast<std::size_t>(got));
    }
    int wait() {
        int status = 0;
        ::waitpid(process_, &status, 0);
        process_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }

    pid_t process_ = -1;
    int in_ = -1, out_ = -1, err_ = -1;
    bool out_open_ = true, err_open_ = true;
};

struct Ended {
    int status = 0;
    std::string printed;
    std::string complaints;
};

/// Runs it with these lines typed and the input ended.
inline Ended run(std::vector<std::string> words, const std::string& lines = "",
                 const std::string& path = binary()) {
    Program program(std::move(words), path);
    std::size_t at = 0;
    while (at < lines.size()) {
        const std::size_t end = lines.find('\n', at);
        program.type(lines.substr(at, end - at));
        at = end == std::string::npos ? lines.size() : end + 1;
    }
    Ended ended;
    ended.status = program.finish();
    ended.printed = program.printed;
    ended.complaints = program.complaints;
    return ended;
}

/// Whether standard error says one sentence, and nothing else.
inline bool one_complaint(const Ended& ended) {
    const std::string& text = ended.complaints;
    return text.starts_with("tankard: ") && text.size() > 20 && text.find('\n') == text.size() - 1 &&
           text.find(". ") == std::string::npos;
}

}  // namespace tankard::command::test
