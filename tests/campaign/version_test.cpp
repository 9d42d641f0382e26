// Versions and ranges, and what campaign.lua may say of them.
#include "campaign/manifest.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::campaign;

namespace {

Value texts(std::vector<std::pair<std::string, std::string>> entries) {
    Value table = Value::table();
    for (auto& [key, text] : entries)
        table.set(key, text);
    return table;
}

/// What is wrong with a manifest that says this besides where it begins.
std::string wrong(const std::string& field, const Value& value) {
    Value manifest = texts({{"start", "mill"}});
    manifest.set(field, value);
    const Source mill{.kind = "chapter", .id = "mill"};
    Problems problems;
    read_manifest("quest", manifest, {&mill, 1}, problems);
    return problems.empty() ? "" : problems.front().message;
}

}  // namespace

TEST_CASE("a version is one to three numbers, and what is left out is 0") {
    CHECK(version_of("1.2.3")->show() == "1.2.3");
    CHECK(version_of("2")->show() == "2.0.0");
    CHECK(*version_of("1.10") > *version_of("1.9.9"));
    for (std::string_view text :
         {"", ".", "1.", ".1", "1..2", "1.2.3.4", "v1", "1.2-rc", "-1", "+1", " 1", "1 ", "12345"})
        CHECK_MESSAGE(!version_of(text), text);
}

TEST_CASE("a range holds its least version and not its upper one") {
    const VersionRange range = *range_of(">=1.2 <2");
    CHECK(range.holds(*version_of("1.2")));
    CHECK(range.holds(*version_of("1.9999.9999")));
    CHECK(!range.holds(*version_of("1.1.9")));
    CHECK(!range.holds(*version_of("2")));
    CHECK(range.show() == ">=1.2.0 <2.0.0");
    CHECK(range_of("<2 >=1.2") == range);
    CHECK(range_of(range.show()) == range);
    CHECK(VersionRange().holds(Version()));
    for (std::string_view text : {"", " ", "1.2", "=1", ">1", "<=2", ">=1 >=2", ">=2 <2", ">=2 <1", ">= 1",
                                  ">=1, <2", ">=1  <2", "any version"})
        CHECK_MESSAGE(!range_of(text), text);
}

TEST_CASE("campaign.lua says version, authors, licence and needs, each checked in one sentence") {
    CHECK(wrong("version", "1.2.0").empty());
    CHECK(wrong("version", 1).find("such as \"1.2.0\"") != std::string::npos);
    CHECK(wrong("licence", "CC-BY-4.0").empty());
    CHECK(wrong("licence", "\x1b[2J").find("in one line") != std::string::npos);
    Value authors = Value::table();
    authors.push("Anna Rossi");
    CHECK(wrong("authors", authors).empty());
    authors.push("Ben\nBoss");
    CHECK(wrong("authors", authors).find("in one line") != std::string::npos);
    CHECK(wrong("authors", "Anna").find("list of names") != std::string::npos);
    CHECK(wrong("needs", texts({{"tankard", ">=0.1 <1"}, {"harbour", "<2"}})).empty());
    CHECK(wrong("needs", texts({{"tankard", "0.1"}})).find("a range of 'tankard'") != std::string::npos);
    CHECK(wrong("needs", texts({{"../harbour", "<2"}})).find("should name each adventure") !=
          std::string::npos);
    CHECK(wrong("needs", "tankard").find("a table of names and ranges") != std::string::npos);
    CHECK(wrong("verison", "1").find("did you mean 'version'?") != std::string::npos);
}
