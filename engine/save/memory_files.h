// Files in memory, for tests, with a disk that lies as real disks may: bytes are durable after sync, names
// after sync_folder (but a removed folder is gone at once). Calls are counted; the n-th can fail, or be the
// last one before the power goes. A file whose sync failed never becomes durable again, though later syncs
// claim it: so kernels behave.
#pragma once

#include "save/files.h"

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::save {

/// What happens to a call that is made to fail.
enum class Fault { error, full, short_write };
/// What a power cut does to what was not synced: gone; torn in the middle with renames done; zeros of the
/// right length.
enum class Loss { all, torn, zeros };

/// Thrown by every call from the cut on. No Error: nobody handles it, as nobody is there any more.
struct PowerCut {};

class MemoryFiles : public Files {
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
    std::unique_ptr<Lock> lock(const std::string& path) override;

    int calls() const { return calls_; }
    /// A disk that cannot exchange two names in one step.
    void refuse_exchanges() { exchanges_ = false; }
    /// The n-th call from now on (1 = the next) fails, and `more` after it.
    void fail_call(int n, Fault fault = Fault::error, int more = 0);
    /// The n-th call from now on and all later ones throw PowerCut.
    void cut_at_call(int n) { cut_at_ = calls_ + n; }
    /// The machine starts again: unsynced things are lost, locks are free, no fault is pending.
    void power_cut(Loss loss = Loss::all);

    /// Behind the interface, uncounted: what is there now, and putting something there durably.
    const std::string& bytes(const std::string& path) const { return names_.at(path)->bytes; }
    void put(const std::string& path, std::string bytes);

 private:
    friend class MemoryAppender;
    friend class MemoryLock;
    struct Node {
        std::string bytes, durable;
        bool poisoned = false;
    };
    using Names = std::map<std::string, std::shared_ptr<Node>>;

    /// Counts a call; true if it must fail as a short write (the caller then does half of it and throws).
    bool step(std::string_view what, const std::string& path);
    const std::shared_ptr<Node>& find(std::string_view what, const std::string& path);

    bool has_folder(const std::string& path) const;
    /// Moves all that is in a folder; nowhere if `to` is empty.
    static void move_folder(Names& names, const std::string& from, const std::string& to);

    Names names_, durable_names_;
    /// Folders, by moves that are not durable yet; three moves that only count together are one exchange.
    std::vector<std::pair<std::string, std::string>> moved_;
    bool exchanges_ = true;
    std::set<std::string> locked_;
    int calls_ = 0;
    int fail_from_ = 0, fail_to_ = -1;
    int cut_at_ = 0;
    Fault fault_ = Fault::error;
};

}  // namespace tankard::save
