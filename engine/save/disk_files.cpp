#include "save/disk_files.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tankard::save {
namespace {

/// Repeats a call that a signal interrupted.
template <typename Call>
auto steady(Call call) {
    auto result = call();
    while (result == -1 && errno == EINTR)
        result = call();
    return result;
}

class Descriptor {
 public:
    Descriptor(const std::string& path, int flags, std::string_view what) {
        number_ = steady([&] { return ::open(path.c_str(), flags | O_CLOEXEC, 0644); });
        if (number_ == -1) throw file_error(what, path, errno);
    }
    ~Descriptor() { ::close(number_); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }

 private:
    int number_;
};

/// Whether an open file is the one that a name leads to now.
bool is_at(int number, const std::string& path) {
    struct stat mine {
    }, there{};
    return ::fstat(number, &mine) == 0 && ::stat(path.c_str(), &there) == 0 && mine.st_ino == there.st_ino &&
           mine.st_dev == there.st_dev;
}

/// Error if another open file holds the lock on this one; file systems without locks have none to hold.
void lock_or_refuse(const Descriptor& file, const std::string& path) {
    if (steady([&] { return ::flock(file.number(), LOCK_EX | LOCK_NB); }) == -1 && errno == EWOULDBLOCK)
        throw Taken(fmt::format("{} is open in another Tankard: close it there and try again", path));
}

class DiskAppender : public Appender {
 public:
    DiskAppender(const std::string& path, int flags)
        : path_(path), file_(path, O_WRONLY | O_APPEND | flags, "write") {
        // The file itself, too: a hard link is another name with another lock beside it.
        lock_or_refuse(file_, path);
    }

    void append(std::string_view bytes) override {
        while (!bytes.empty()) {
            const auto written = steady([&] { return ::write(file_.number(), bytes.data(), bytes.size()); });
            if (written == -1) throw file_error("write", path_, errno);
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
    }

    void sync() override {
        if (steady([&] { return ::fdatasync(file_.number()); }) == -1) throw file_error("save", path_, errno);
    }

    bool has_its_name() const override { return is_at(file_.number(), path_); }

 private:
    std::string path_;
    Descriptor file_;
};

class DiskLock : public Lock {
 public:
    explicit DiskLock(const std::string& path) : path_(path + ".lock") {
        // Whoever holds the lock removes the file in the end, so the one just locked may be gone: then once
        // more.
        do {
            file_ = std::make_unique<Descriptor>(path_, O_RDWR | O_CREAT, "lock");
            lock_or_refuse(*file_, path);
        } while (!is_at(file_->number(), path_));
    }
    ~DiskLock() override {
        if (is_at(file_->number(), path_)) ::unlink(path_.c_str());
    }

 private:
    std::string path_;
    std::unique_ptr<Descriptor> file_;
};

void refuse_unless_plain(const std::string& path, const struct stat& facts) {
    if (!S_ISREG(facts.st_mode)) throw Error(fmt::format("{} is no plain file: name the file itself", path));
}

[[noreturn]] void refuse_size(const std::string& path) {
    throw Error(fmt::format("{} is larger than {} MB, which nothing of Tankard's is: choose another file",
                            path, kLongestRead >> 20));
}

}  // namespace

std::string DiskFiles::read(const std::string& path) {
    // A pipe would be waited for.
    const Descriptor file(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, "read");
    struct stat facts {};
    if (::fstat(file.number(), &facts) == -1) throw file_error("read", path, errno);
    if (S_ISDIR(facts.st_mode)) throw file_error("read", path, EISDIR);
    refuse_unless_plain(path, facts);
    if (static_cast<std::uint64_t>(facts.st_size) > kLongestRead) refuse_size(path);
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(facts.st_size));
    std::vector<char> buffer(1 << 16);
    for (;;) {
        const auto got = steady([&] { return ::read(file.number(), buffer.data(), buffer.size()); });
        if (got == -1) throw file_error("read", path, errno);
        if (got == 0) return bytes;
        bytes.append(buffer.data(), static_cast<std::size_t>(got));
        if (bytes.size() > kLongestRead) refuse_size(path);
    }
}

std::unique_ptr<Appender> DiskFiles::create(const std::string& path) {
    return std::make_unique<DiskAppender>(path, O_CREAT | O_TRUNC);
}

std::unique_ptr<Appender> DiskFiles::extend(const std::string& path) {
    return std::make_unique<DiskAppender>(path, 0);
}

void DiskFiles::rename(const std::string& from, const std::string& to) {
    if (::rename(from.c_str(), to.c_str()) == -1) throw file_error("replace", to, errno);
}

bool DiskFiles::rename_new(const std::string& from, const std::string& to) {
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
    if (errno == EEXIST) return false;
    if (errno != EINVAL && errno != ENOSYS) throw file_error("write", to, errno);
#endif
    if (exists(to)) return false;
    rename(from, to);
    return true;
}

bool DiskFiles::exchange(const std::string& one, const std::string& other) {
#ifdef RENAME_EXCHANGE
    if (::renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) == 0) return true;
    if (errno != EINVAL && errno != ENOSYS) throw file_error("replace", other, errno);
#endif
    return false;
}

std::string DiskFiles::own_mark() const { return fmt::format("{}", ::getpid()); }

void DiskFiles::remove(const std::string& path) {
    if (::unlink(path.c_str()) == -1 && errno != ENOENT) throw file_error("remove", path, errno);
}

void DiskFiles::sync_folder(const std::string& folder) {
    const Descriptor file(folder, O_RDONLY | O_DIRECTORY, "save in");
    // Some file systems have no sync for folders and say EINVAL; they order renames themselves.
    if (steady([&] { return ::fsync(file.number()); }) == -1 && errno != EINVAL)
        throw file_error("save in", folder, errno);
}

void DiskFiles::make_folders(const std::string& folder) {
    if (folder.empty() || folder == "." || folder == "/" || exists(folder)) return;
    make_folders(folder_of(folder));
    if (::mkdir(folder.c_str(), 0755) == -1 && errno != EEXIST)
        throw file_error("make the folder", folder, errno);
    sync_folder(folder_of(folder));
}

namespace {

std::vector<std::string> names_in(const std::string& folder,
                                  bool (std::filesystem::directory_entry::*wanted)(std::error_code&) const) {
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        std::error_code ignored;
        if (((*at).*wanted)(ignored)) names.push_back(at->path().filename().string());
    }
    if (error) throw file_error("list", folder, error.value());
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

std::vector<std::string> DiskFiles::list(const std::string& folder) {
    return names_in(folder, &std::filesystem::directory_entry::is_regular_file);
}

std::vector<std::string> DiskFiles::folders(const std::string& folder) {
    return names_in(folder, &std::filesystem::directory_entry::is_directory);
}

std::vector<std::string> DiskFiles::links(const std::string& folder) {
    return names_in(folder, &std::filesystem::directory_entry::is_symlink);
}

void DiskFiles::remove_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::remove_all(folder, error);
    if (error) throw file_error("remove", folder, error.value());
}

std::uint64_t DiskFiles::size(const std::string& path) {
    struct stat facts {};
    if (::stat(path.c_str(), &facts) == -1) throw file_error("look at", path, errno);
    refuse_unless_plain(path, facts);
    return static_cast<std::uint64_t>(facts.st_size);
}

bool DiskFiles::exists(const std::string& path) {
    struct stat facts {};
    if (::stat(path.c_str(), &facts) == 0) return true;
    if (errno == ENOENT || errno == ENOTDIR) return false;
    throw file_error("look at", path, errno);
}

std::int64_t DiskFiles::modified(const std::string& path) {
    struct stat facts {};
    if (::stat(path.c_str(), &facts) == -1) throw file_error("look at", path, errno);
    return facts.st_mtime;
}

std::string DiskFiles::followed(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_symlink(path, error)) return path;
    const std::filesystem::path there = std::filesystem::canonical(path, error);
    return error ? path : there.string();
}

std::unique_ptr<Lock> DiskFiles::lock(const std::string& path) { return std::make_unique<DiskLock>(path); }

}  // namespace tankard::save
