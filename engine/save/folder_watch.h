// Notices that files in folders, and in the folders in them, change: for authors whose editor saves while a
// game waits (Linux: inotify). It says that something is another than before, not what: whoever asks reads
// the files.
//
// Editors write a new file and rename it over the old one, or write in pieces; so a change counts when a file
// that was open for writing is closed, or a name comes or goes, and `settle` waits until that has stopped for
// a moment.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tankard::save {

class FolderWatch {
 public:
    /// Error if a folder cannot be watched.
    explicit FolderWatch(const std::vector<std::string>& folders);
    ~FolderWatch();
    FolderWatch(const FolderWatch&) = delete;
    FolderWatch& operator=(const FolderWatch&) = delete;

    /// A file descriptor that can be read from once something has changed; for poll beside others.
    int handle() const { return handle_; }
    /// Takes what was noticed and waits until it is quiet: 40 ms, all together hardly more than a second.
    /// False if nothing that counts had happened.
    bool settle();

 private:
    void add(const std::string& folder);
    bool take();

    int handle_ = -1;
    std::vector<std::pair<int, std::string>> folders_;  ///< by the number that inotify gave them
};

}  // namespace tankard::save
