#include "save/sheets.h"

#include "campaign/misfit.h"
#include "save/json.h"
#include "table/hash.h"

#include <cstdint>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::save {
namespace {

constexpr std::string_view kFirst[] = {"id",      "revision", "edited", "name",     "hero",      "scars",
                                       "retired", "titles",   "purse",  "trophies", "chronicle", "sections"};

constexpr std::uint64_t kLongestSheet = std::uint64_t{1} << 20;

std::string checksum_of(const Value& sheet) { return fmt::format("{:016x}", hash_of(sheet)); }

void check(bool right, const std::string& file, std::string_view key, std::string_view wanted) {
    if (!right) throw Error(fmt::format("{}: \"{}\" must be {}", file, key, wanted));
}

void check_texts(const Value& sheet, const std::string& file, std::string_view key) {
    const Value& list = sheet.at(key);
    if (list.is_nil()) return;
    check(list.is_table(), file, key, "a list of texts");
    for (const auto& [index, value] : list.entries())
        check(std::holds_alternative<std::int64_t>(index) && value.text() != nullptr, file, key,
              "a list of texts");
}

void check_sheet(const Value& sheet, const std::string& file) {
    for (const std::string_view key : {"id", "name", "hero"}) {
        if (key == "hero" && sheet.at(key).is_nil()) continue;  // nobody in particular yet
        const std::string* text = sheet.at(key).text();
        check(text != nullptr && !text->empty(), file, key, "a text");
    }
    const std::int64_t* revision = sheet.at("revision").integer();
    check(revision != nullptr && *revision >= 0, file, "revision", "a whole number from 0");
    for (const std::string_view key : {"scars", "purse"})
        if (const Value& number = sheet.at(key); !number.is_nil())
            check(number.integer() != nullptr && *number.integer() >= 0, file, key, "a whole number from 0");
    for (const std::string_view key : {"retired", "edited"})
        check(sheet.at(key).is_nil() || sheet.at(key).truth() != nullptr, file, key, "true or false");
    check_texts(sheet, file, "titles");
    check_texts(sheet, file, "trophies");
    check_texts(sheet, file, "chronicle");
    const Value& sections = sheet.at("sections");
    check(sections.is_nil() || sections.is_table(), file, "sections",
          "a table with a section for each rule set");
    for (const auto& [rules, section] : sections.entries()) {
        const auto* name = std::get_if<std::string>(&rules);
        check(name != nullptr, file, "sections", "a table with a section for each rule set");
        check(section.at("version").integer() != nullptr, file, *name,
              "a section with a whole number as its version");
    }
    if (const std::string wrong = campaign::misfit_sheet(sheet); !wrong.empty())
        throw Error(fmt::format("{}: {}: correct it, or take another copy of it", file, wrong));
}

/// A file name without anything that could lead to another folder.
std::string file_name(const std::string& id) {
    std::string name;
    for (const char letter : id) {
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                           (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
        name += plain ? letter : '_';
    }
    return name.substr(0, 100) + ".json";
}

/// Why the file there must not be overwritten; empty if it may.
std::string reason_to_keep(Files& files, const std::string& path, const Value& sheet) {
    Value there;
    try {
        there = load_sheet(files, path);
    } catch (const Error&) {
        return "cannot be read";
    }
    if (there == sheet) return {};
    if (there.at("id") != sheet.at("id")) return "is the sheet of another hero";
    if (there.at("edited") != sheet.at("edited")) return "was edited by hand";
    if (*there.at("revision").integer() > *sheet.at("revision").integer()) return "is a newer revision";
    if (*there.at("revision").integer() == *sheet.at("revision").integer()) return "says something else";
    return {};
}

}  // namespace

std::string sheet_to_json(const Value& sheet) {
    check_sheet(sheet, "a hero sheet");
    Value signed_sheet = sheet;
    signed_sheet.set("checksum", {});
    const std::string checksum = checksum_of(signed_sheet);
    signed_sheet.set("checksum", checksum);
    return to_json(signed_sheet, kFirst);
}

Value sheet_from_json(std::string_view text, const std::string& file) {
    Value sheet = from_json(text, file);
    const Value checksum = sheet.at("checksum");
    sheet.set("checksum", {});
    check_sheet(sheet, file);
    if (checksum != Value(checksum_of(sheet))) sheet.set("edited", true);
    return sheet;
}

Value load_sheet(Files& files, const std::string& path) {
    if (files.size(path) > kLongestSheet)
        throw Error(fmt::format("{} is larger than {} KB, which no hero sheet is: choose another file", path,
                                kLongestSheet >> 10));
    return sheet_from_json(files.read(path), path);
}

SheetSaved save_sheet(Files& files, const std::string& folder, const Value& sheet) {
    const std::string json = sheet_to_json(sheet);
    Value mine = sheet;
    mine.set("checksum", {});
    files.make_folders(folder);
    const std::string wanted = folder + "/" + file_name(*sheet.at("id").text());
    std::string note;
    for (int number = 1; number < 1000; ++number) {
        const std::string path = numbered(wanted, number);
        if (files.exists(path)) {
            const std::string reason = reason_to_keep(files, path, mine);
            if (!reason.empty()) {
                if (note.empty()) note = fmt::format("{} {} and is kept; this sheet is in ", path, reason);
                continue;
            }
            files.write(path, json);
        } else if (!files.write_new(path, json)) {
            continue;
        }
        return {path, note.empty() ? note : note + path};
    }
    throw Error(
        fmt::format("cannot find a free name beside {}: remove some of its copies and try again", wanted));
}

std::vector<SheetRow> list_sheets(Files& files, const std::string& folder) {
    std::vector<SheetRow> rows;
    if (!files.exists(folder)) return rows;
    for (const auto& name : files.list(folder)) {
        if (!name.ends_with(".json") || name.starts_with('.')) continue;
        SheetRow row;
        row.path = folder + "/" + name;
        try {
            row.sheet = load_sheet(files, row.path);
        } catch (const Error& error) {
            row.sentence = error.what();
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace tankard::save
