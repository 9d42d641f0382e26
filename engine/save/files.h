// The one interface for all file access, so that tests can fail every call and cut the power after each. What
// is not synced may be lost or torn in a power cut; a rename is durable once its folder is synced. `write`
// and `write_new` are built from the other calls and are all or nothing: a reader sees the old file or the
// complete new one, never a part.
//
// Every failure is an Error: one sentence that says what failed, on which file, why, and how to mend it.
// There is no clock here; modification times are only for showing lists.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::save {

struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Somebody else holds this name: another one may do.
struct Taken : Error {
    using Error::Error;
};

/// Nothing that Tankard reads is larger.
inline constexpr std::uint64_t kLongestRead = std::uint64_t{256} << 20;

/// The sentence for a system error: "cannot write saves/a.tankard (No space left on device): free some space
/// …".
Error file_error(std::string_view what, const std::string& path, int system_error);

/// An open file that only grows. After an Error it must not be used again: nobody knows what reached the
/// disk.
class Appender {
 public:
    virtual ~Appender() = default;
    virtual void append(std::string_view bytes) = 0;
    /// What was appended is on the disk when this returns.
    virtual void sync() = 0;
    /// Whether the file still has its name: what is appended to one that was removed or replaced is lost.
    virtual bool has_its_name() const = 0;
};

/// Held by the one process that writes a file; given back when destroyed.
class Lock {
 public:
    virtual ~Lock() = default;
};

class Files {
 public:
    virtual ~Files() = default;

    /// Error if it is no plain file (a device or a pipe may have no end), or larger than kLongestRead.
    virtual std::string read(const std::string& path) = 0;
    /// A new, empty file; one of that name is emptied.
    virtual std::unique_ptr<Appender> create(const std::string& path) = 0;
    /// Goes on at the end of a file that exists.
    /// Taken if it is open for writing elsewhere, under whichever name.
    virtual std::unique_ptr<Appender> extend(const std::string& path) = 0;
    /// Replaces the file `to` if there is one. Folders are renamed too, but never over anything.
    virtual void rename(const std::string& from, const std::string& to) = 0;
    /// False, and nothing changed, if `to` exists.
    virtual bool rename_new(const std::string& from, const std::string& to) = 0;
    /// Two files or folders change names in one step. False, and nothing changed, where the disk cannot.
    virtual bool exchange(const std::string& one, const std::string& other) = 0;
    /// A file that is not there is no error.
    virtual void remove(const std::string& path) = 0;
    /// Makes creations, renames and removals in the folder durable.
    virtual void sync_folder(const std::string& folder) = 0;
    virtual void make_folders(const std::string& folder) = 0;
    /// The names of the plain files in a folder, sorted.
    virtual std::vector<std::string> list(const std::string& folder) = 0;
    /// The names of the folders in a folder, sorted.
    virtual std::vector<std::string> folders(const std::string& folder) = 0;
    /// The names of the symbolic links in a folder, sorted; `list` and `folders` name them too, by what they
    /// lead to.
    virtual std::vector<std::string> links(const std::string& folder) = 0;
    /// A folder and all that is in it; links are removed, not followed. One that is not there is no error.
    virtual void remove_folder(const std::string& folder) = 0;
    virtual bool exists(const std::string& path) = 0;
    /// Bytes. Error if it is no plain file: what comes out of a device has no end.
    virtual std::uint64_t size(const std::string& path) = 0;
    /// Seconds since 1970.
    virtual std::int64_t modified(const std::string& path) = 0;
    /// The path of the file itself where `path` is a symbolic link to it; else `path`.
    virtual std::string followed(const std::string& path) { return path; }
    /// Taken if another process, or this one, holds it. The lock survives a rename over the file.
    virtual std::unique_ptr<Lock> lock(const std::string& path) = 0;

    /// Writes and syncs a temporary file beside `path` and returns its name; renaming it is left to the
    /// caller.
    std::string stage(const std::string& path, std::string_view bytes);
    /// Temporary, sync, rename, sync of the folder. After an Error `path` holds the old bytes or the new
    /// ones. Error if it is there and no plain file; so with the others.
    void write(const std::string& path, std::string_view bytes);
    /// The same, but false if `path` exists.
    bool write_new(const std::string& path, std::string_view bytes);
    /// The first free name: "a.tankard", "a (2).tankard", …
    std::string free_beside(const std::string& path);
    /// Writes under the first free name: "a.tankard", "a (2).tankard", … and returns it.
    std::string write_beside(const std::string& path, std::string_view bytes);

 protected:
    /// What tells temporary files of this process from another's; empty if there is no other.
    virtual std::string own_mark() const { return {}; }

 private:
    /// A rename would put a file in the place of the device, the pipe or the folder of this name.
    void refuse_device(const std::string& path);
    void remove_quietly(const std::string& path);
};

/// "saves" of "saves/a.tankard"; "." if there is none.
std::string folder_of(const std::string& path);
/// "a.tankard" of "saves/a.tankard".
std::string file_of(const std::string& path);
/// "a (2).tankard" for number 2; the path itself for 1.
std::string numbered(const std::string& path, int number);

}  // namespace tankard::save
