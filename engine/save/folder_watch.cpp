#include "save/folder_watch.h"

#include "save/files.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>

#include <fmt/format.h>
#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

namespace tankard::save {
namespace {

constexpr int kQuiet = 40;        // milliseconds
constexpr int kMostPauses = 100;  // somebody who never stops writing is looked at all the same
constexpr std::uint32_t kNoticed =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR;

Error cannot_watch(const std::string& folder, int error) {
    const std::string_view remedy =
        error == ENOSPC || error == EMFILE
            ? "too many folders are watched on this computer, raise fs.inotify.max_user_watches and "
              "max_user_instances with sysctl, or leave out --watch"
            : "leave out --watch, and begin anew after a change";
    return Error(
        fmt::format("cannot watch {} ({}): {}", folder, std::generic_category().message(error), remedy));
}

bool readable(int handle, int milliseconds) {
    pollfd one{handle, POLLIN, 0};
    return ::poll(&one, 1, milliseconds) > 0;
}

}  // namespace

FolderWatch::FolderWatch(const std::vector<std::string>& folders)
    : handle_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
    if (handle_ < 0) throw cannot_watch(folders.empty() ? "" : folders.front(), errno);
    try {
        for (const std::string& folder : folders)
            add(folder);
    } catch (...) {
        ::close(handle_);
        throw;
    }
}

FolderWatch::~FolderWatch() { ::close(handle_); }

void FolderWatch::add(const std::string& folder) {
    const int number = ::inotify_add_watch(handle_, folder.c_str(), kNoticed);
    if (number < 0) throw cannot_watch(folder, errno);
    folders_.emplace_back(number, folder);
    std::error_code gone;
    for (const auto& entry : std::filesystem::directory_iterator(folder, gone))
        if (entry.is_directory(gone)) add(entry.path().string());
}

bool FolderWatch::settle() {
    bool changed = take();
    for (int pause = 0; pause < kMostPauses && readable(handle_, kQuiet); ++pause)
        changed = take() || changed;
    return changed;
}

bool FolderWatch::take() {
    alignas(inotify_event) std::array<char, 8192> buffer{};
    bool changed = false;
    for (ssize_t got = 0; (got = ::read(handle_, buffer.data(), buffer.size())) > 0;)
        for (ssize_t at = 0; at < got;) {
            inotify_event event{};
            std::memcpy(&event, buffer.data() + at, sizeof event);
            const char* name = buffer.data() + at + sizeof event;
            at += static_cast<ssize_t>(sizeof event + event.len);
            const bool folder = (event.mask & IN_ISDIR) != 0;
            // A file that was only just created has nothing in it yet: it counts when it is closed.
            changed = changed || folder || (event.mask & (kNoticed & ~std::uint32_t{IN_CREATE})) != 0 ||
                      (event.mask & IN_Q_OVERFLOW) != 0;
            if (!folder || (event.mask & (IN_CREATE | IN_MOVED_TO)) == 0) continue;
            for (const auto& [number, path] : std::vector(folders_))
                if (number == event.wd) try {
                        add(path + "/" + name);
                    } catch (const Error&) {  // it is gone again
                    }
        }
    return changed;
}

}  // namespace tankard::save
