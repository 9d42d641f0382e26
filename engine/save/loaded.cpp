#include "save/loaded.h"

#include "save/campaign_file.h"

#include <map>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::save {
namespace {

/// All entries unpacked, together: some thousand evenings, and no bomb.
constexpr std::size_t kLongestSave = std::size_t{256} << 20;
static_assert(static_cast<std::uint8_t>(RecordKind::content) == kSpareType);
/// An entry that holds plain values or words; only states and contents are longer.
constexpr std::size_t kLongestEntry = std::size_t{64} << 10;
constexpr Extent kMostSummary{.entries = 200, .letters = 20'000, .depth = 4};
constexpr std::size_t kMostFiles = 20'000;

void check_summary(const Record& record) {
    const auto* snapshot = std::get_if<SnapshotRecord>(&record);
    if (snapshot != nullptr && !extent_of(snapshot->summary).within(kMostSummary))
        throw Error("a summary is too long");
}

void refuse_package(const Value& header, const std::string& path) {
    if (header.at(kPackageKey).is_nil()) return;
    throw Error(fmt::format("{} is the package of an adventure, not a save: 'tankard install {}' takes it in",
                            path, path));
}

/// The contents of a file, by hash, as they are read.
class Contents {
 public:
    Contents(Loaded& loaded, const Spare& spare) : loaded_(loaded), spare_(spare) {}

    void take(std::size_t number) {
        const Chunk& chunk = loaded_.reading.chunks[number];
        if (!chunk.whole) {
            damaged_ = number;
            return;
        }
        Content content = decode_content(chunk.payload());
        if (content.files.size() > kMostFiles) throw Error("a content has too many files");
        add(std::move(content));
    }
    /// Whether it is there, or could be found elsewhere.
    bool holds(std::uint64_t hash) { return contents_.contains(hash) || (damaged_ && found(hash)); }
    Content& at(std::uint64_t hash) { return contents_.at(hash); }
    /// Whether one is damaged that nothing took the place of.
    bool lacks() const { return damaged_.has_value(); }

 private:
    void add(Content content) {
        const std::uint64_t hash = content.hash();
        if (contents_.emplace(hash, std::move(content)).second) loaded_.contents.push_back(hash);
    }
    bool found(std::uint64_t hash) {
        std::optional<Content> content = spare_ ? spare_(loaded_.header) : std::nullopt;
        if (!content || content->hash() != hash) return false;
        loaded_.reading.replace(*std::exchange(damaged_, std::nullopt), encode(*content));
        add(std::move(*content));
        return true;
    }

    Loaded& loaded_;
    const Spare& spare_;
    std::map<std::uint64_t, Content> contents_;
    std::optional<std::size_t> damaged_;  ///< the number of the latest chunk with a content that is no good
};

/// Takes one chunk into what is loaded; Error if it does not fit.
void take(Loaded& loaded, Contents& contents, std::size_t number, Want want) {
    const Chunk& chunk = loaded.reading.chunks[number];
    const auto kind = static_cast<RecordKind>(chunk.type);
    if (kind == RecordKind::content) {
        if (want == Want::all) contents.take(number);
        return;
    }
    // Unpacked only if it may be as long as it says.
    if (kind != RecordKind::snapshot && chunk.unpacked_size() > kLongestEntry)
        throw Error("an entry is longer than it can be");
    Record record = decode(kind, chunk.payload());
    check_summary(record);
    if (const auto* epoch = std::get_if<EpochRecord>(&record); epoch != nullptr && want == Want::all)
        if (!contents.holds(epoch->content)) throw Error("the content that it is played with is missing");
    loaded.tape.apply(record);
    if (const auto* header = std::get_if<HeaderRecord>(&record)) loaded.header = header->header;
    if (const auto* epoch = std::get_if<EpochRecord>(&record)) {
        loaded.content_hash = epoch->content;
        loaded.engine = epoch->engine;
    }
    loaded.records.push_back(std::move(record));
    loaded.ends.push_back(chunk.offset + kChunkHead + chunk.stored.size());
}

void tell(Damage& damage, const std::string& path, std::uint32_t answers) {
    damage.answers_kept = answers;
    if (damage.torn)
        damage.sentence = fmt::format(
            "{} ends in the middle of an entry, as after a power cut: it opens as it was after "
            "answer {} of the chapter",
            path, answers);
    else
        damage.sentence =
            fmt::format("{} is damaged at byte {} ({}): it opens as it was after answer {} of the chapter",
                        path, damage.offset, damage.sentence, answers);
}

}  // namespace

Loaded load(std::string_view bytes, const std::string& path, Want want, const Spare& spare) {
    Loaded loaded;
    loaded.reading = read_records(bytes);
    auto& reading = loaded.reading;
    if (!reading.ours) throw Error(fmt::format("{} is not a Tankard save: choose another file", path));
    if (reading.envelope_whole && reading.format != kFormat)
        throw Error(
            fmt::format("{} was written by a newer Tankard ({}): bring this one up to date to open it", path,
                        reading.engine));
    Contents contents(loaded, spare);
    std::size_t unpacked = 0;
    for (std::size_t at = 0; at < reading.chunks.size(); ++at) {
        try {
            if (reading.chunks[at].whole) unpacked += reading.chunks[at].unpacked_size();
            if (unpacked > kLongestSave) throw Error("more than 256 MB in one save");
            take(loaded, contents, at, want);
        } catch (const Newer& newer) {
            throw Error(fmt::format("{} cannot be opened: {}", path, newer.what()));
        } catch (const Error& bad) {
            reading.cut(at, bad.what());
            break;
        }
    }
    refuse_package(loaded.header, path);
    const bool begun = loaded.tape.latest() != nullptr || !reading.damage;
    if (loaded.header.is_nil() || (want == Want::all && (!begun || !contents.holds(loaded.content_hash))))
        throw Unreadable(fmt::format(
            "{} is damaged in {} and cannot be opened", path,
            contents.lacks() ? "its copy of the adventure, of which no other is here," : "its beginning"));
    if (want == Want::all) loaded.content = std::move(contents.at(loaded.content_hash));
    loaded.damage = reading.damage;
    if (loaded.damage) tell(*loaded.damage, path, loaded.tape.answers());
    return loaded;
}

Loaded load_file(Files& files, const std::string& path, std::string& bytes, Want want, const Spare& spare) {
    bytes = files.read(path);
    try {
        return load(bytes, path, want, spare);
    } catch (const Unreadable& error) {
        throw Error(fmt::format("{}: {}", error.what(), way_out(files, path)));
    }
}

std::string generation_of(const std::string& path, std::string_view generation) {
    const auto dot = path.rfind('.');
    const std::size_t split = dot == std::string::npos || dot < path.rfind('/') + 1 ? path.size() : dot;
    return fmt::format("{}.{}{}", path.substr(0, split), generation, path.substr(split));
}

std::string way_out(Files& files, const std::string& path) {
    for (int number = 1; number <= kGenerations; ++number)
        if (const std::string older = generation_of(path, std::to_string(number)); files.exists(older))
            return fmt::format("go on with {}, which is older", older);
    return "take another copy of it, from a backup or from whoever sent it";
}

Content content_of(const Loaded& loaded, std::uint64_t hash) {
    for (const Chunk& chunk : loaded.reading.chunks) {
        if (static_cast<RecordKind>(chunk.type) != RecordKind::content || !chunk.whole) continue;
        Content content = decode_content(chunk.payload());
        if (content.hash() == hash) return content;
    }
    throw Error("the content that it was played with is missing");
}

}  // namespace tankard::save
