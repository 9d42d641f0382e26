#include "save/sheets.h"

#include "save/example.h"
#include "save/json.h"

#include <cstdint>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;

namespace {

Value sheet(std::int64_t revision = 3) {
    Value trophies, section, sections, mixed, hero;
    trophies.push("the miller's key");
    trophies.push("a \"quoted\" tooth, caffè");
    mixed.set("#5", 1);
    mixed.set(std::int64_t{7}, 1.0);
    mixed.set(std::int64_t{-2}, 0.1);
    section.set("version", 1);
    section.set("deck", trophies);
    section.set("odd", mixed);
    section.set("none", Value::table());
    section.set("large", std::int64_t{-9007199254740993});
    sections.set("deckbuilder", section);
    hero.set("id", "anna-7f3a");
    hero.set("revision", revision);
    hero.set("name", "Anna");
    hero.set("hero", "squire");
    hero.set("scars", 2);
    hero.set("retired", false);
    hero.set("trophies", trophies);
    hero.set("sections", sections);
    return hero;
}

std::string sentence_of(const std::string& json) {
    try {
        sheet_from_json(json, "anna.json");
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), by);
}

}  // namespace

TEST_CASE("a sheet comes back as it was and reads like a sheet") {
    const std::string json = sheet_to_json(sheet());
    CHECK(json.starts_with("{\n  \"id\": \"anna-7f3a\",\n  \"revision\": 3,\n  \"name\": \"Anna\",\n"));
    CHECK(json.find("\"#7\": 1.0") != std::string::npos);
    CHECK(json.find("\"large\": -9007199254740993") != std::string::npos);
    CHECK(sheet_from_json(json, "anna.json") == sheet());
    CHECK(sheet_from_json("\xef\xbb\xbf" + json, "anna.json") == sheet());
}

TEST_CASE("a sheet edited by hand is accepted and marked, and stays marked") {
    const std::string json = replaced(sheet_to_json(sheet()), "\"scars\": 2", "\"scars\": 0");
    Value edited = sheet_from_json(json, "anna.json");
    CHECK(edited.at("scars") == Value(0));
    CHECK(edited.at("edited") == Value(true));
    edited.set("revision", 4);
    const std::string again = sheet_to_json(edited);
    CHECK(sheet_from_json(again, "anna.json") == edited);
    // Taking the mark out is an edit too.
    const Value cleaned = sheet_from_json(replaced(again, "  \"edited\": true,\n", ""), "anna.json");
    CHECK(cleaned.at("edited") == Value(true));
    // Other spacing is none.
    CHECK(sheet_from_json(replaced(sheet_to_json(sheet()), "\n", "\n\n"), "anna.json") == sheet());
}

TEST_CASE("garbage in a sheet gives one sentence with its place") {
    const std::string json = sheet_to_json(sheet());
    CHECK(sentence_of(replaced(json, "\"Anna\",", "\"Anna\"")) ==
          "anna.json, line 5, column 3: a comma or a } is missing before this");
    CHECK(sentence_of(replaced(json, "\"Anna\"", "7")) == "anna.json: \"name\" must be a text");
    CHECK(sentence_of(replaced(json, "\"revision\": 3", "\"revision\": -3")) ==
          "anna.json: \"revision\" must be a whole number from 0");
    CHECK(sentence_of(replaced(json, "\"version\": 1", "\"version\": null")) ==
          "anna.json: \"deckbuilder\" must be a section with a whole number as its version");
    CHECK(sentence_of(replaced(json, "\"scars\": 2", "\"name\": \"Bob\"")) ==
          "anna.json, line 6, column 3: \"name\" stands twice: take one out");
    for (std::size_t length = 0; length + 2 < json.size(); ++length)
        REQUIRE(one_sentence(sentence_of(json.substr(0, length))));
}

TEST_CASE("no sheet overwrites a newer one, an edited one, another hero's or a broken one") {
    MemoryFiles files;
    const auto save = [&](const Value& it) { return save_sheet(files, "saves/heroes", it); };
    const std::string path = "saves/heroes/anna-7f3a.json";
    CHECK(save(sheet(3)).path == path);
    CHECK(save(sheet(3)).note.empty());
    CHECK(save(sheet(5)).note.empty());
    CHECK(load_sheet(files, path) == sheet(5));
    const SheetSaved older = save(sheet(4));
    CHECK(older.path == "saves/heroes/anna-7f3a (2).json");
    CHECK(older.note == path + " is a newer revision and is kept; this sheet is in " + older.path);
    CHECK(load_sheet(files, path) == sheet(5));
    Value other = sheet(5);
    other.set("scars", 9);
    CHECK(save(other).note.find("says something else") != std::string::npos);
    const std::string edited = replaced(files.bytes(path), "\"scars\": 2", "\"scars\": 0");
    files.put(path, edited);
    CHECK(save(sheet(8)).note.find("was edited by hand") != std::string::npos);
    CHECK(files.bytes(path) == edited);
    files.put(path, "rubbish");
    CHECK(save(sheet(9)).note.find("cannot be read") != std::string::npos);
    CHECK(files.bytes(path) == "rubbish");
    const auto rows = list_sheets(files, "saves/heroes");
    REQUIRE(rows.size() >= 2);
    CHECK(rows.back().sentence.find("line 1") != std::string::npos);
    Value stranger = sheet();
    stranger.set("id", "../../etc/passwd");
    CHECK(save(stranger).path == "saves/heroes/______etc_passwd.json");
}

TEST_CASE("a power cut while a sheet is written leaves the old one or the new one") {
    for (int call = 1; call < 12; ++call) {
        MemoryFiles files;
        save_sheet(files, "heroes", sheet(1));
        files.power_cut();
        files.cut_at_call(call);
        try {
            save_sheet(files, "heroes", sheet(2));
        } catch (const PowerCut&) {
        }
        files.power_cut(call % 2 == 0 ? Loss::all : Loss::torn);
        const Value now = load_sheet(files, "heroes/anna-7f3a.json");
        REQUIRE((now == sheet(1) || now == sheet(2)));
    }
}
