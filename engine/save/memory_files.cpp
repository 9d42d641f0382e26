#include "save/memory_files.h"

#include <cerrno>

#include <fmt/format.h>

namespace tankard::save {

class MemoryAppender : public Appender {
 public:
    MemoryAppender(MemoryFiles& files, std::string path, std::shared_ptr<MemoryFiles::Node> node)
        : files_(files), path_(std::move(path)), node_(std::move(node)) {}

    void append(std::string_view bytes) override {
        const bool half = files_.step("write", path_);
        node_->bytes += bytes.substr(0, half ? bytes.size() / 2 : bytes.size());
        if (half) throw file_error("write", path_, ENOSPC);
    }

    void sync() override {
        try {
            if (files_.step("save", path_)) throw file_error("save", path_, ENOSPC);
        } catch (const Error&) {
            node_->poisoned = true;
            throw;
        }
        if (!node_->poisoned) node_->durable = node_->bytes;
    }

    bool has_its_name() const override {
        const auto there = files_.names_.find(path_);
        return there != files_.names_.end() && there->second == node_;
    }

 private:
    MemoryFiles& files_;
    std::string path_;
    std::shared_ptr<MemoryFiles::Node> node_;
};

class MemoryLock : public Lock {
 public:
    MemoryLock(MemoryFiles& files, std::string path) : files_(files), path_(std::move(path)) {}
    ~MemoryLock() override { files_.locked_.erase(path_); }

 private:
    MemoryFiles& files_;
    std::string path_;
};

bool MemoryFiles::step(std::string_view what, const std::string& path) {
    ++calls_;
    if (cut_at_ > 0 && calls_ >= cut_at_) throw PowerCut();
    if (calls_ < fail_from_ || calls_ > fail_to_) return false;
    if (fault_ == Fault::short_write) return true;
    throw file_error(what, path, fault_ == Fault::full ? ENOSPC : EIO);
}

const std::shared_ptr<MemoryFiles::Node>& MemoryFiles::find(std::string_view what, const std::string& path) {
    if (step(what, path)) throw file_error(what, path, ENOSPC);
    const auto place = names_.find(path);
    if (place == names_.end()) throw file_error(what, path, ENOENT);
    return place->second;
}

std::string MemoryFiles::read(const std::string& path) { return find("read", path)->bytes; }

std::unique_ptr<Appender> MemoryFiles::create(const std::string& path) {
    if (step("write", path)) throw file_error("write", path, ENOSPC);
    auto& node = names_[path];
    if (node == nullptr) node = std::make_shared<Node>();
    node->bytes.clear();
    return std::make_unique<MemoryAppender>(*this, path, node);
}

std::unique_ptr<Appender> MemoryFiles::extend(const std::string& path) {
    return std::make_unique<MemoryAppender>(*this, path, find("write", path));
}

bool MemoryFiles::has_folder(const std::string& path) const {
    const auto inside = names_.lower_bound(path + "/");
    return inside != names_.end() && inside->first.starts_with(path + "/");
}

void MemoryFiles::move_folder(Names& names, const std::string& from, const std::string& to) {
    Names moved;
    for (auto it = names.lower_bound(from + "/"); it != names.end() && it->first.starts_with(from + "/");
         it = names.erase(it))
        if (!to.empty()) moved.emplace(to + it->first.substr(from.size()), it->second);
    names.merge(moved);
}

void MemoryFiles::rename(const std::string& from, const std::string& to) {
    if (has_folder(from)) {
        if (step("replace", to)) throw file_error("replace", to, ENOSPC);
        move_folder(names_, from, to);
        moved_.emplace_back(from, to);
        return;
    }
    auto node = find("replace", from);
    names_.erase(from);
    names_[to] = std::move(node);
}

bool MemoryFiles::rename_new(const std::string& from, const std::string& to) {
    if (names_.contains(to) || has_folder(to)) return false;
    rename(from, to);
    return true;
}

bool MemoryFiles::exchange(const std::string& one, const std::string& other) {
    if (step("replace", other)) throw file_error("replace", other, ENOSPC);
    if (!exchanges_) return false;
    const std::string between = other + ".exchanged";
    for (const auto& [from, to] :
         {std::pair(one, between), std::pair(other, one), std::pair(between, other)}) {
        if (has_folder(from)) {
            move_folder(names_, from, to);
            moved_.emplace_back(from, to);
        } else if (auto node = names_.extract(from)) {
            node.key() = to;
            names_.insert(std::move(node));
        }
    }
    return true;
}

void MemoryFiles::remove(const std::string& path) {
    if (step("remove", path)) throw file_error("remove", path, ENOSPC);
    names_.erase(path);
}

void MemoryFiles::sync_folder(const std::string& folder) {
    if (step("save in", folder)) throw file_error("save in", folder, ENOSPC);
    const auto here = [&](const auto& entry) { return folder_of(entry.first) == folder; };
    std::erase_if(durable_names_, here);
    for (const auto& entry : names_)
        if (here(entry)) durable_names_.insert(entry);
    std::erase_if(moved_, [&](const auto& move) {
        if (folder_of(move.first) != folder && folder_of(move.second) != folder) return false;
        move_folder(durable_names_, move.first, move.second);
        return true;
    });
}

void MemoryFiles::make_folders(const std::string& folder) {
    if (step("make the folder", folder)) throw file_error("make the folder", folder, ENOSPC);
}

std::vector<std::string> MemoryFiles::list(const std::string& folder) {
    if (step("list", folder)) throw file_error("list", folder, ENOSPC);
    std::vector<std::string> names;
    for (const auto& [path, node] : names_)
        if (folder_of(path) == folder) names.push_back(file_of(path));
    return names;
}

std::vector<std::string> MemoryFiles::folders(const std::string& folder) {
    if (step("list", folder)) throw file_error("list", folder, ENOSPC);
    std::vector<std::string> names;
    for (const auto& [path, node] : names_) {
        if (!path.starts_with(folder + "/")) continue;
        const std::size_t end = path.find('/', folder.size() + 1);
        if (end == std::string::npos) continue;
        std::string name = path.substr(folder.size() + 1, end - folder.size() - 1);
        if (names.empty() || names.back() != name) names.push_back(std::move(name));
    }
    return names;
}

bool MemoryFiles::exists(const std::string& path) {
    if (step("look at", path)) throw file_error("look at", path, ENOSPC);
    return has_folder(path) || names_.contains(path);
}

std::vector<std::string> MemoryFiles::links(const std::string& folder) {
    if (step("list", folder)) throw file_error("list", folder, ENOSPC);
    return {};
}

void MemoryFiles::remove_folder(const std::string& folder) {
    if (step("remove", folder)) throw file_error("remove", folder, ENOSPC);
    move_folder(names_, folder, "");
    move_folder(durable_names_, folder, "");
}

std::uint64_t MemoryFiles::size(const std::string& path) { return find("look at", path)->bytes.size(); }

std::int64_t MemoryFiles::modified(const std::string& path) {
    find("look at", path);
    return 0;
}

std::unique_ptr<Lock> MemoryFiles::lock(const std::string& path) {
    if (step("lock", path)) throw file_error("lock", path, ENOSPC);
    if (!locked_.insert(path).second)
        throw Taken(fmt::format("{} is open in another Tankard: close it there and try again", path));
    return std::make_unique<MemoryLock>(*this, path);
}

void MemoryFiles::fail_call(int n, Fault fault, int more) {
    fail_from_ = calls_ + n;
    fail_to_ = fail_from_ + more;
    fault_ = fault;
}

void MemoryFiles::power_cut(Loss loss) {
    if (loss == Loss::all) names_ = durable_names_;
    durable_names_ = names_;
    for (auto& [path, node] : names_) {
        const std::size_t safe = node->durable.size();
        const bool grown = node->bytes.size() > safe && node->bytes.compare(0, safe, node->durable) == 0;
        if (grown && loss == Loss::torn)
            node->durable += node->bytes.substr(safe, (node->bytes.size() - safe) / 2);
        if (grown && loss == Loss::zeros) node->durable.resize(node->bytes.size(), '\0');
        auto fresh = std::make_shared<Node>();
        fresh->bytes = fresh->durable = node->durable;
        node = fresh;
    }
    durable_names_ = names_;
    moved_.clear();
    locked_.clear();
    fail_to_ = -1;
    cut_at_ = 0;
}

void MemoryFiles::put(const std::string& path, std::string bytes) {
    auto node = std::make_shared<Node>();
    node->bytes = node->durable = std::move(bytes);
    names_[path] = durable_names_[path] = node;
}

}  // namespace tankard::save
