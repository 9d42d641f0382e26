// The real files, by POSIX: interrupted calls and short writes are continued, an append is one write where
// the system allows it. A lock is flock on "<file>.lock", since the file itself is replaced by renames; a
// lock file left by a crash is harmless. On a file system without locks it is granted.
#pragma once

#include "save/files.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tankard::save {

class DiskFiles : public Files {
 public:
    std::string read(const std::string& path) override;
    std::unique_ptr<Appender> create(const std::string& path) override;
    std::unique_ptr<Appender> extend(const std::string& path) override;
    void rename(const std::string& from, const std::string& to) override;
    bool rename_new(const std::string& from, const std::string& to) override;
    bool exchange(const std::string& one, const std::string& other) override;
    void remove(const std::string& path) override;
    void sync_folder(const std::string& folder) override;
    void make_folders(const std::string& folder) override;
    std::vector<std::string> list(const std::string& folder) override;
    std::vector<std::string> folders(const std::string& folder) override;
    std::vector<std::string> links(const std::string& folder) override;
    void remove_folder(const std::string& folder) override;
    bool exists(const std::string& path) override;
    std::uint64_t size(const std::string& path) override;
    std::int64_t modified(const std::string& path) override;
    std::string followed(const std::string& path) override;
    std::unique_ptr<Lock> lock(const std::string& path) override;

 protected:
    std::string own_mark() const override;
};

}  // namespace tankard::save
