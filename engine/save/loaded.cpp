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

/// Takes one chunk into what is loaded; Error if it does not fit.
void take(Loaded& loaded, std::map<std::uint64_t, Content>& contents, const Chunk& chunk, Want want) {
    const auto kind = static_cast<RecordKind>(chunk.type);
    if (kind == RecordKind::content) {
        if (want == Want::no_content) return;
        Content content = decode_content(chunk.payload());
        if (content.files.size() > kMostFiles) throw Error("a content has too many files");
        const std::uint64_t hash = content.hash();
        if (contents.emplace(hash, std::move(content)).second) loaded.contents.push_back(hash);
        return;
    }
    // Unpacked only if it may be as long as it says.
    if (kind != RecordKind::snapshot && chunk.unpacked_size() > kLongestEntry)
        throw Error("an entry is longer than it can be");
    Record record = decode(kind, chunk.payload());
    check_summary(record);
    if (const auto* epoch = std::get_if<EpochRecord>(&record); epoch != nullptr && want == Want::all)
        if (!contents.contains(epoch->content)) throw Error("the content that it is played with is missing");
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

Loaded load(std::string_view bytes, const std::string& path, Want want) {
    Loaded loaded;
    loaded.reading = read_records(bytes);
    auto& reading = loaded.reading;
    if (!reading.ours) throw Error(fmt::format("{} is not a Tankard save: choose another file", path));
    if (reading.envelope_whole && reading.format != kFormat)
        throw Error(
            fmt::format("{} was written by a newer Tankard ({}): bring this one up to date to open it", path,
                        reading.engine));
    std::map<std::uint64_t, Content> contents;
    std::size_t unpacked = 0;
    for (std::size_t at = 0; at < reading.chunks.size(); ++at) {
        try {
            unpacked += reading.chunks[at].unpacked_size();
            if (unpacked > kLongestSave) throw Error("more than 256 MB in one save");
            take(loaded, contents, reading.chunks[at], want);
        } catch (const Newer& newer) {
            throw Error(fmt::format("{} cannot be opened: {}", path, newer.what()));
        } catch (const Error& bad) {
            reading.cut(at, bad.what());
            break;
        }
    }
    refuse_package(loaded.header, path);
    const bool begun = loaded.tape.latest() != nullptr || !reading.damage;
    if (loaded.header.is_nil() || (want == Want::all && (!begun || !contents.contains(loaded.content_hash))))
        throw Unreadable(fmt::format("{} is damaged in its beginning and cannot be opened", path));
    if (want == Want::all) loaded.content = contents.at(loaded.content_hash);
    loaded.damage = reading.damage;
    if (loaded.damage) tell(*loaded.damage, path, loaded.tape.answers());
    return loaded;
}

Loaded load_file(Files& files, const std::string& path, std::string& bytes, Want want) {
    bytes = files.read(path);
    try {
        return load(bytes, path, want);
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
        if (static_cast<RecordKind>(chunk.type) != RecordKind::content) continue;
        Content content = decode_content(chunk.payload());
        if (content.hash() == hash) return content;
    }
    throw Error("the content that it was played with is missing");
}

}  // namespace tankard::save
