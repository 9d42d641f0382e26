#include "save/campaign_file.h"

#include "save/saves.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::save {
namespace {

void add(Image& image, const Record& record) {
    image.add(static_cast<std::uint8_t>(kind_of(record)), encode(record));
}

void add(Image& image, const Content& content) {
    image.add(static_cast<std::uint8_t>(RecordKind::content), encode(content));
}

}  // namespace

CampaignFile::CampaignFile(Files& files, std::string path, std::unique_ptr<Lock> lock, Image image)
    : files_(&files), path_(std::move(path)), lock_(std::move(lock)), image_(std::move(image)) {}

CampaignFile CampaignFile::create(Files& files, const std::string& path, const Value& header,
                                  const Content& content, std::string_view engine) {
    files.make_folders(folder_of(path));
    CampaignFile file(files, path, files.lock(path), Image(engine));
    file.append(HeaderRecord{header});
    file.begin_epoch(content, engine);
    if (!files.write_new(path, file.image_.bytes()))
        throw Taken(fmt::format("{} exists already: choose another name", path));
    file.reopen();
    return file;
}

CampaignFile CampaignFile::open(Files& files, const std::string& name, Loaded& out, const Spare& spare) {
    // A link would be replaced by the first file that is written whole.
    const std::string path = files.followed(name);
    auto lock = files.lock(path);
    std::string bytes;
    out = load_file(files, path, bytes, Want::all, spare);
    CampaignFile file(files, path, std::move(lock), out.image(bytes));
    file.tape_ = out.tape;
    file.header_ = out.header;
    file.contents_ = out.contents;
    out.reading = {};
    // Also when it only seems cut short: a wrong bit in a length looks the same.
    file.damaged_ = file.dead_ = out.damage.has_value();
    if (file.dead_) return file;
    // What was read may never have reached the disk, if the last Tankard died before its sync.
    file.reopen();
    file.appender_->sync();
    files.sync_folder(folder_of(path));
    return file;
}

void CampaignFile::append(const Record& record) {
    const std::string payload = encode(record);
    if (payload.size() > kLongestPayload)
        throw Error("this entry is too large to be saved (16 MB): let the content remember less");
    tape_.apply(record);
    if (const auto* header = std::get_if<HeaderRecord>(&record)) header_ = header->header;
    image_.add(static_cast<std::uint8_t>(kind_of(record)), payload);
}

void CampaignFile::begin_epoch(const Content& content, std::string_view engine) {
    const std::uint64_t hash = content.hash();
    if (std::find(contents_.begin(), contents_.end(), hash) == contents_.end()) {
        add(image_, content);
        contents_.push_back(hash);
    }
    append(EpochRecord{hash, std::string(engine)});
}

std::vector<Record> CampaignFile::since_root() const {
    Loaded all = load(image_.bytes(), path_, Want::no_content);
    std::size_t root = all.records.size();
    for (std::size_t at = 0; at < all.records.size(); ++at)
        if (const auto* snapshot = std::get_if<SnapshotRecord>(&all.records[at]);
            snapshot != nullptr && snapshot->root)
            root = at;
    return {std::make_move_iterator(all.records.begin() + static_cast<std::ptrdiff_t>(root)),
            std::make_move_iterator(all.records.end())};
}

void CampaignFile::sync() {
    if (!dead_ && !appender_->has_its_name()) {
        // What was written so far is in a file without a name, and the lock's file may have gone with it.
        dead_ = true;
        written_ = 0;
        appender_.reset();
        lock_.reset();
    }
    if (written_ == image_.bytes().size()) return;
    if (dead_) return revive();
    try {
        appender_->append(std::string_view(image_.bytes()).substr(written_));
        appender_->sync();
    } catch (const Error&) {
        dead_ = true;
        throw;
    }
    written_ = image_.bytes().size();
}

/// The name belongs to nobody, or to somebody else's file, which is kept. Whoever else has it open now keeps
/// the lock, too: then this is tried again at the next sync.
void CampaignFile::take_name_again() {
    files_->make_folders(folder_of(path_));
    auto lock = files_->lock(path_);
    if (files_->exists(path_)) {
        const std::string kept = generation_of(path_, "kept");
        for (int number = 1; !files_->rename_new(path_, numbered(kept, number)); ++number) {
        }
    }
    lock_ = std::move(lock);
}

void CampaignFile::revive() {
    dead_ = true;
    written_ = 0;
    appender_.reset();
    if (lock_ == nullptr) take_name_again();
    if (damaged_ && files_->exists(path_)) {
        files_->write_beside(generation_of(path_, "damaged"), files_->read(path_));
        damaged_ = false;
    }
    files_->write(path_, image_.bytes());
    reopen();
}

void CampaignFile::reopen() {
    appender_ = files_->extend(path_);
    written_ = image_.bytes().size();
    dead_ = false;
}

Image CampaignFile::compacted() const {
    const Loaded all = load(image_.bytes(), path_);
    std::size_t root = all.records.size();
    for (std::size_t at = 0; at < all.records.size(); ++at)
        if (const auto* snapshot = std::get_if<SnapshotRecord>(&all.records[at]);
            snapshot != nullptr && snapshot->root)
            root = at;
    if (root == all.records.size()) return image_;
    std::vector<Record> kept(all.records.begin() + static_cast<std::ptrdiff_t>(root), all.records.end());
    Record header = HeaderRecord{all.header};
    Record epoch;
    std::vector<std::uint64_t> used;
    for (std::size_t at = 0; at < all.records.size(); ++at) {
        const auto* found = std::get_if<EpochRecord>(&all.records[at]);
        if (found == nullptr) continue;
        if (at < root) {
            epoch = *found;
            used.clear();
        }
        used.push_back(found->content);
    }
    Image image(all.engine);
    add(image, header);
    for (const auto& chunk : all.reading.chunks) {
        if (static_cast<RecordKind>(chunk.type) != RecordKind::content) continue;
        const Content content = decode_content(chunk.payload());
        if (std::find(used.begin(), used.end(), content.hash()) != used.end()) add(image, content);
    }
    add(image, epoch);
    for (const auto& record : kept)
        add(image, record);
    return image;
}

bool CampaignFile::has_mark(std::string_view name) const {
    std::vector<MarkRow> marks;
    try {
        marks = list_marks(*files_, path_);
    } catch (const Error&) {  // whoever syncs next says what is wrong with the file
    }
    return std::any_of(marks.begin(), marks.end(), [&](const MarkRow& row) { return row.mark.name == name; });
}

void CampaignFile::compact() {
    sync();
    Image fresh = compacted();
    if (fresh.bytes().size() == image_.bytes().size()) return;
    const std::string youngest = generation_of(path_, "1");
    // What needs space comes first, so that a full disk is met before anything is moved.
    const std::string old_copy = files_->stage(youngest, image_.bytes());
    const std::string new_copy = files_->stage(path_, fresh.bytes());
    shift_generations();
    files_->rename(old_copy, youngest);
    files_->rename(new_copy, path_);
    // From here the appender's file has no name any more.
    dead_ = true;
    written_ = 0;
    appender_.reset();
    const Loaded now = load(fresh.bytes(), path_);
    tape_ = now.tape;
    contents_ = now.contents;
    image_ = std::move(fresh);
    files_->sync_folder(folder_of(path_));
    reopen();
}

void CampaignFile::shift_generations() {
    const std::string oldest = generation_of(path_, std::to_string(kGenerations));
    if (files_->exists(oldest)) {
        bool marked = true;
        try {
            const std::string bytes = files_->read(oldest);
            const Loaded loaded = load(bytes, oldest, Want::no_content);
            marked = std::any_of(loaded.records.begin(), loaded.records.end(), [](const Record& record) {
                return std::holds_alternative<MarkRecord>(record);
            });
        } catch (const Error&) {
            // It cannot be read, so nobody can say that it is not wanted.
        }
        for (int number = 1; marked; ++number)
            if (files_->rename_new(oldest, numbered(generation_of(path_, "kept"), number))) break;
    }
    for (int number = kGenerations - 1; number >= 1; --number) {
        const std::string from = generation_of(path_, std::to_string(number));
        if (files_->exists(from)) files_->rename(from, generation_of(path_, std::to_string(number + 1)));
    }
}

}  // namespace tankard::save
