#include "save/saves.h"

#include "save/campaign_file.h"
#include "text/visible.h"

#include <algorithm>
#include <variant>

#include <fmt/format.h>

namespace tankard::save {
namespace {

std::string text_at(const Value& header, std::string_view key) {
    const std::string* text = header.at(key).text();
    return text != nullptr ? *text : std::string();
}

/// Whether the name is that of an older copy: "a.1.tankard", "a.kept (2).tankard", "a.damaged.tankard".
bool is_older(std::string_view stem) {
    const auto dot = stem.rfind('.');
    if (dot == std::string_view::npos) return false;
    const std::string_view mark = stem.substr(dot + 1);
    return mark.starts_with("kept") || mark.starts_with("damaged") ||
           (mark.size() == 1 && mark >= "1" && mark <= "9");
}

SaveRow row_of(Files& files, const std::string& path, const Spare& spare) {
    SaveRow row;
    row.path = path;
    const std::string file = file_of(path);
    row.name = file.substr(0, file.size() - kSaveEnding.size());
    row.older = is_older(row.name);
    try {
        row.modified = files.modified(path);
        std::string bytes;
        Loaded loaded = load_file(files, path, bytes, Want::no_content);
        if (loaded.damage) loaded = load_file(files, path, bytes, Want::all, spare);  // does it open at all?
        if (const std::string name = text_at(loaded.header, "name"); !name.empty())
            row.name = text::visible_line(name, text::kLongName);
        row.campaign = text_at(loaded.header, "campaign");
        row.bench = is_bench(loaded.header);
        row.summary = loaded.tape.summary();
        row.answers = loaded.tape.answers();
        row.opens = true;
        if (loaded.damage) row.sentence = loaded.damage->sentence;
    } catch (const Error& error) {
        row.sentence = error.what();
    }
    return row;
}

/// A new file from the beginning of an old one.
void begin_with(Files& files, const std::string& from, const std::string& bytes, std::size_t length,
                const std::string& to, const Value& header) {
    const std::string_view head = std::string_view(bytes).substr(0, length);
    Image image = load(head, from).image(head);
    image.add(static_cast<std::uint8_t>(RecordKind::header), encode(HeaderRecord{header}));
    files.make_folders(folder_of(to));
    if (!files.write_new(to, image.bytes()))
        throw Error(fmt::format("{} exists already: choose another name", to));
}

std::string copy(Files& files, const std::string& path, const std::string& out) {
    std::string bytes;
    if (const Loaded loaded = load_file(files, path, bytes); loaded.damage)
        throw Error(loaded.damage->sentence + "; it is not copied, open it once to mend it");
    files.make_folders(folder_of(out));
    return files.write_beside(out, bytes);
}

}  // namespace

bool is_bench(const Value& header) {
    const bool* bench = header.at("bench").truth();
    return bench != nullptr && *bench;
}

std::vector<SaveRow> list_saves(Files& files, const std::string& folder, const Spare& spare) {
    std::vector<SaveRow> rows;
    if (!files.exists(folder)) return rows;
    for (const auto& name : files.list(folder))
        if (name.ends_with(kSaveEnding) && !name.starts_with('.'))
            rows.push_back(row_of(files, folder + "/" + name, spare));
    return rows;
}

std::vector<MarkRow> list_marks(Files& files, const std::string& path) {
    const std::string begin = file_of(path).substr(0, file_of(path).size() - kSaveEnding.size()) + ".";
    const std::string folder = folder_of(path);
    std::vector<std::string> paths;
    for (const auto& name : files.list(folder)) {
        const bool copy_of_it = name.starts_with(begin) && name.ends_with(kSaveEnding) &&
                                is_older(std::string_view(name).substr(0, name.size() - kSaveEnding.size()));
        if (copy_of_it) paths.push_back(folder == "." ? name : folder + "/" + name);
    }
    paths.insert(paths.begin(), path);
    std::vector<MarkRow> rows;
    for (const auto& each : paths) {
        try {
            std::string bytes;
            const Loaded loaded = load_file(files, each, bytes, Want::no_content);
            Tape tape;
            for (std::size_t at = 0; at < loaded.records.size(); ++at) {
                tape.apply(loaded.records[at]);
                const auto* mark = std::get_if<MarkRecord>(&loaded.records[at]);
                const bool known =
                    mark == nullptr || std::any_of(rows.begin(), rows.end(),
                                                   [&](const MarkRow& row) { return row.mark == *mark; });
                if (!known) rows.push_back({each, at, *mark, tape.answers()});
            }
        } catch (const Error&) {
            if (each == path) throw;  // an older copy that cannot be read has a line in the list of saves
        }
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const MarkRow& a, const MarkRow& b) { return a.mark.time < b.mark.time; });
    return rows;
}

void branch(Files& files, const MarkRow& from, const std::string& to, const Value& header) {
    std::string bytes;
    const Loaded loaded = load_file(files, from.path, bytes);
    if (from.record >= loaded.records.size() || Record(from.mark) != loaded.records[from.record])
        throw Error(fmt::format("{} has changed since it was listed: list its save points again", from.path));
    begin_with(files, from.path, bytes, loaded.ends[from.record], to, header);
}

void branch(Files& files, const std::string& from, const std::string& to, std::uint32_t answers,
            const Value& header) {
    std::string bytes;
    const Loaded loaded = load_file(files, from, bytes);
    if (answers < loaded.tape.base() || answers > loaded.tape.answers())
        throw Error(fmt::format(
            "{} can only be branched between answers {} and {} of the chapter: choose one of these", from,
            loaded.tape.base(), loaded.tape.answers()));
    const std::size_t records = loaded.tape.record_of_answer(answers + 1);
    begin_with(files, from, bytes, loaded.ends[records - 1], to, header);
}

std::string export_campaign(Files& files, const std::string& path, const std::string& out) {
    return copy(files, path, out);
}

std::string import_campaign(Files& files, const std::string& path, const std::string& folder) {
    return copy(files, path, folder + "/" + file_of(path));
}

}  // namespace tankard::save
