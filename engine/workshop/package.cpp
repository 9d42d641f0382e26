#include "workshop/package.h"

#include "play/content/needs.h"
#include "play/session/session.h"
#include "save/records.h"
#include "text/visible.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr std::int64_t kPackageFormat = 1;
constexpr std::string_view kUntested = "untested";
constexpr std::string_view kSmall = "abcdefghijklmnopqrstuvwxyz0123456789_";
constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";

std::uint8_t number_of(save::RecordKind kind) { return static_cast<std::uint8_t>(kind); }

bool is_folder_name(std::string_view name) {
    return !name.empty() && name.size() <= 40 && !is_device_name(name) &&
           name.find_first_not_of(kSmall) == std::string_view::npos;
}

bool is_file_name(std::string_view name) {
    if (name.empty() || name.size() > 60 || name.front() == '.' || name.front() == '-') return false;
    if (name.find_first_not_of(kPlain) != std::string_view::npos || is_device_name(name)) return false;
    return name.ends_with(".lua") || name.ends_with(".md") || name.ends_with(".txt") || name == "LICENCE" ||
           name == "LICENSE" || name == "COPYING";
}

std::string text_at(const Value& table, std::string_view key) {
    const std::string* text = table.at(key).text();
    return text != nullptr ? *text : std::string();
}

/// What a disk that does not know capitals would take for the same name.
std::string without_capitals(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

void check_sizes(const save::Content& files, const std::string& what) {
    if (files.files.size() > kMostFiles)
        throw save::Error(fmt::format("{} has {} files, and an adventure has at most {}: leave some out",
                                      what, files.files.size(), kMostFiles));
    std::size_t all = 0;
    for (const auto& [path, text] : files.files) {
        if (text.size() > kLongestFile)
            throw save::Error(fmt::format("{} in {} is larger than {} KB: make it shorter",
                                          text::visible_line(path, text::kLongName), what,
                                          kLongestFile >> 10));
        all += text.size() + path.size() + 16;
    }
    if (all > kLongestContent)
        throw save::Error(
            fmt::format("{} is larger than {} MB: leave some files out", what, kLongestContent >> 20));
}

[[noreturn]] void refuse_newer(const std::string& path) {
    throw save::Error(
        fmt::format("{} was packed by a newer Tankard: bring this one up to date to install it", path));
}

[[noreturn]] void refuse_foreign(const std::string& path) {
    throw save::Error(
        fmt::format("{} is no package of an adventure: name a file that 'tankard pack' made", path));
}

/// Unpacks and decodes; what goes wrong there is told in a save's words, which do not fit here.
template <typename Decode>
auto unpacked(const save::Chunk& chunk, const std::string& path, Decode decode) {
    try {
        return decode(chunk.payload());
    } catch (const save::Newer&) {
        refuse_newer(path);
    } catch (const save::Error&) {
        throw save::Error(fmt::format(
            "{} does not unpack at byte {}: it was altered, fetch it again from where it came from", path,
            chunk.offset));
    }
}

/// The two records, their kinds and sizes tested; nothing is unpacked yet.
save::Reading read_whole(std::string_view bytes, const std::string& path) {
    save::Reading reading = save::read_records(bytes);
    if (!reading.ours) refuse_foreign(path);
    if (reading.envelope_whole && reading.format != save::kFormat) refuse_newer(path);
    if (reading.damage && !reading.damage->torn)
        throw save::Error(fmt::format("{} is damaged at byte {}: fetch it again from where it came from",
                                      path, reading.damage->offset));
    if (reading.damage || reading.chunks.empty())
        throw save::Error(fmt::format("{} ends too early, as after a broken download: fetch it again", path));
    for (const save::Chunk& chunk : reading.chunks)
        if (chunk.unpacked_size() > kLongestContent)
            throw save::Error(
                fmt::format("{} would unpack to more than {} MB, which no adventure needs: do "
                            "not trust it",
                            path, kLongestContent >> 20));
    return reading;
}

Value read_manifest(const save::Reading& reading, const std::string& path) {
    const save::Chunk& first = reading.chunks.front();
    if (first.type != number_of(save::RecordKind::header)) refuse_foreign(path);
    Value manifest = unpacked(first, path, [](const std::string& payload) {
        return std::get<save::HeaderRecord>(save::decode(save::RecordKind::header, payload)).header;
    });
    const std::int64_t* format = manifest.at(save::kPackageKey).integer();
    if (format == nullptr)
        throw save::Error(fmt::format(
            "{} is the save of a campaign, not an adventure: 'tankard import {}' takes it in", path, path));
    if (*format != kPackageFormat) refuse_newer(path);
    if (is_device_name(text_at(manifest, "id")))
        throw save::Error(fmt::format(
            "{} calls itself '{}', which is a device on some computers: ask whoever made it for another name",
            path, text::visible_line(text_at(manifest, "id"), text::kLongName)));
    if (!is_adventure_name(text_at(manifest, "id")))
        throw save::Error(
            fmt::format("{} calls itself '{}', which is no name for an adventure: ask "
                        "whoever made it for one that 'tankard pack' wrote",
                        path, text::visible_line(text_at(manifest, "id"), text::kLongName)));
    return manifest;
}

/// Before anything is unpacked: a package for another engine may say things that this one misreads.
void check_engine(const Value& manifest, const std::string& path) {
    const std::string wanted = text_at(manifest.at("needs"), "tankard");
    if (wanted.empty() || wanted == campaign::VersionRange().show()) return;
    const auto range = campaign::range_of(wanted);
    if (range && range->holds(*campaign::version_of(play::kEngineVersion))) return;
    throw save::Error(fmt::format(
        "{} needs tankard {} and this is {}: take the Tankard that fits, or another version of {}", path,
        text::visible_line(wanted, text::kLongName), play::kEngineVersion, text_at(manifest, "id")));
}

void check_paths(const save::Content& files, const std::string& id, const std::string& path) {
    std::set<std::string> seen;
    for (const auto& [name, text] : files.files) {
        if (!name.starts_with(id + "/") || !is_packed(std::string_view(name).substr(id.size() + 1)))
            throw save::Error(fmt::format(
                "{} holds '{}', which is no file in an adventure's folder (a plain name, at most {} folders "
                "deep): do not trust it, nothing of it was installed",
                path, text::visible_line(name, text::kLongName), kDeepest));
        if (!seen.insert(without_capitals(name)).second)
            throw save::Error(fmt::format(
                "{} holds '{}' twice: ask whoever made it for one that 'tankard pack' wrote", path, name));
    }
    if (!std::is_sorted(files.files.begin(), files.files.end()))
        throw save::Error(fmt::format(
            "the files in {} are in no order: ask whoever made it for one that 'tankard pack' wrote", path));
}

save::Content read_files(const save::Reading& reading, const std::string& path) {
    if (reading.chunks.size() < 2)
        throw save::Error(fmt::format("{} ends too early, as after a broken download: fetch it again", path));
    if (reading.chunks.size() > 2 || reading.chunks[1].type != number_of(save::RecordKind::content))
        throw save::Error(fmt::format(
            "{} holds more than an adventure: ask whoever made it for one that 'tankard pack' wrote", path));
    return unpacked(reading.chunks[1], path, save::decode_content);
}

}  // namespace

bool is_packed(std::string_view path) {
    for (int deep = 0; deep < kDeepest; ++deep) {
        const std::size_t slash = path.find('/');
        if (slash == std::string_view::npos) break;
        if (!is_folder_name(path.substr(0, slash))) return false;
        path.remove_prefix(slash + 1);
    }
    return is_file_name(path);
}

bool is_device_name(std::string_view name) {
    std::string stem = without_capitals(std::string(name.substr(0, name.find('.'))));
    while (stem.ends_with(' '))
        stem.pop_back();
    if (stem == "con" || stem == "prn" || stem == "aux" || stem == "nul") return true;
    return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) && stem[3] >= '0' &&
           stem[3] <= '9';
}

void refuse_device_name(std::string_view name) {
    if (is_device_name(name))
        throw save::Error(fmt::format(
            "'{}' is a device on some computers, where no folder can be called so: choose another "
            "name for the adventure",
            text::visible_line(name, text::kLongName)));
}

bool is_adventure_name(std::string_view name) {
    return is_folder_name(name) && name.front() >= 'a' && name.front() <= 'z' && !play::is_reserved(name) &&
           !is_device_name(name);
}

std::string hash_shown(const save::Content& files) { return fmt::format("{:016x}", files.hash()); }

save::Content played(const save::Content& files) {
    save::Content played;
    for (const auto& file : files.files)
        if (file.first.ends_with(".lua") && file.first.find("/tests/") == std::string::npos)
            played.files.push_back(file);
    return played;
}

Value manifest_of(const play::Library& library, const save::Content& files, Tested tested) {
    const campaign::Manifest& facts = library.manifest();
    Value needs = Value::table();
    for (const Source& source : library.host().sources())
        if (const std::string rules = text_at(source.facts, "plays");
            source.kind == "chapter" && !rules.empty())
            needs.set(rules, campaign::VersionRange().show());
    for (const std::string_view rules : library.rule_set_names())
        if (rules != library.rules().name()) needs.set(std::string(rules), campaign::VersionRange().show());
    for (const campaign::Need& need : facts.needs)
        needs.set(need.name, need.range.show());
    Value languages = Value::table();
    for (const std::string language : {"en", "it"})
        for (const auto& [path, text] : files.files)
            if (path == fmt::format("{}/text/{}.lua", facts.id, language)) languages.push(language);
    Value authors = Value::table();
    for (const std::string& author : facts.authors)
        authors.push(author);
    Value manifest = Value::table();
    manifest.set(std::string(save::kPackageKey), kPackageFormat);
    manifest.set("id", facts.id);
    manifest.set("version", facts.version.value_or(campaign::Version()).show());
    manifest.set("needs", std::move(needs));
    manifest.set("languages", std::move(languages));
    manifest.set("authors", std::move(authors));
    manifest.set("licence", facts.licence);
    manifest.set("hash", hash_shown(files));
    if (tested == Tested::no) manifest.set(std::string(kUntested), true);
    return manifest;
}

Tested tested(const Package& package) {
    return package.manifest.at(kUntested).is_nil() ? Tested::yes : Tested::no;
}

Package make_package(const play::Library& library, save::Content files, Tested tested) {
    std::sort(files.files.begin(), files.files.end());
    Value manifest = manifest_of(library, files, tested);
    return {library.campaign(), std::move(manifest), std::move(files)};
}

std::string write_package(const Package& package) {
    check_sizes(package.files, package.id);
    // No engine's version in the envelope: the bytes should not change with it.
    save::Image image("");
    image.add(number_of(save::RecordKind::header), save::encode(save::HeaderRecord{package.manifest}));
    image.add(number_of(save::RecordKind::content), save::encode(package.files));
    return image.bytes();
}

Package read_package(std::string_view bytes, const std::string& path) {
    const save::Reading reading = read_whole(bytes, path);
    Package package;
    package.manifest = read_manifest(reading, path);
    package.id = text_at(package.manifest, "id");
    check_engine(package.manifest, path);
    package.files = read_files(reading, path);
    check_sizes(package.files, path);
    check_paths(package.files, package.id, path);
    if (text_at(package.manifest, "hash") != hash_shown(package.files))
        throw save::Error(fmt::format(
            "the files in {} are not those of its hash: they were altered, fetch it again", path));
    return package;
}

}  // namespace tankard::workshop
