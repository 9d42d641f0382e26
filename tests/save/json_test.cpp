// JSON: what is written is read back equal, what was written in autumn is written so still, and what is no
// JSON gives one sentence with its place.
#include "save/json.h"

#include "save/example.h"
#include "save/sheets.h"
#include "source.h"

#include <cmath>
#include <cstdint>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>
#include <utility>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;

namespace {

/// What is wrong with "a.json"; empty if nothing.
std::string sentence_of(const std::string& json) {
    try {
        from_json(json, "a.json");
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

/// Lists and objects inside each other, the outermost counted.
std::string nested(std::size_t levels) {
    return "{\"a\":" + std::string(levels - 1, '[') + std::string(levels - 1, ']') + "}";
}

}  // namespace

TEST_CASE("a sheet with every kind of value is read and written byte for byte as ever") {
    std::ifstream file(source_folder("/tests/save/golden/every_value.json"));
    std::stringstream golden;
    golden << file.rdbuf();
    const Value sheet = from_json(golden.str(), "every_value.json");
    CHECK(sheet.at("scars") == Value(2));
    // In the order in which sheets are written (save/sheets.cpp); as a sheet it holds more than one may.
    constexpr std::string_view kFirst[] = {"id",    "revision", "edited",   "name",      "hero",
                                           "scars", "retired",  "trophies", "chronicle", "sections"};
    CHECK(to_json(sheet, kFirst) == golden.str());
}

TEST_CASE("an empty table, keys with a zero byte and what is no number are read back equal") {
    CHECK(to_json(Value::table()) == "{}\n");
    CHECK(from_json("{}", "a.json") == Value::table());
    Value odd;
    odd.set(std::string("a\0b", 3), std::string("c\0d", 3));
    odd.set("infinite", -std::numeric_limits<double>::infinity());
    CHECK(from_json(to_json(odd), "a.json") == odd);
    odd.set("unknown", std::numeric_limits<double>::quiet_NaN());
    CHECK(std::isnan(*from_json(to_json(odd), "a.json").at("unknown").real()));
}

TEST_CASE("integers and numbers keep their difference, and an integer is never rounded") {
    const Value read = from_json(R"({"a": 5, "b": 5.0, "c": -9223372036854775808, "d": 1e2})", "a.json");
    CHECK(read.at("a").integer() != nullptr);
    CHECK(read.at("b").real() != nullptr);
    CHECK(*read.at("c").integer() == std::numeric_limits<std::int64_t>::min());
    CHECK(read.at("d").real() != nullptr);
    for (const std::string large :
         {"9223372036854775808", "18446744073709551615", "18446744073709551616", "-9223372036854775809"})
        CHECK(sentence_of("{\"a\": " + large + "}") ==
              "a.json, line 1, column 7: the number " + large + " is too large");
    for (const char* end :
         {"e-258352289", ".5", "e-300", ".0e1"}) {  // found by a fuzzer: it ends, whatever it says
        const std::string odd = "{\"a\": 9999" + std::string(320, '0') + end + "}";
        static_cast<void>(sentence_of(odd));
    }
    CHECK(sentence_of("{\"a\": 1e999}") == "a.json, line 1, column 7: this number is too large");
}

TEST_CASE("what is no JSON gives one sentence with line and column") {
    const std::pair<std::string, std::string> mistakes[] = {
        {"", "line 1, column 1: there is no JSON: an object in braces is wanted"},
        {"{\n  \"a\": 1\n  \"b\": 2\n}", "line 3, column 3: a comma or a } is missing before this"},
        {"{\"a\": [1 2]}", "line 1, column 10: a comma or a ] is missing before this"},
        {"{\"a\": 1,}",
         "line 1, column 9: a name in quotes is wanted here: add it, or take out the comma before"},
        {"{\"è\" 1}", "line 1, column 6: a colon is missing between a name and its value"},
        {"{\"a\": }",
         "line 1, column 7: a value is wanted here: a text in quotes, a number, true, false, a list or "
         "an object"},
        {"{\"a\": 1}\n}", "line 2, column 1: something follows the last brace: take it out"},
        {std::string("{}\0{", 4), "line 1, column 3: something follows the last brace: take it out"},
        {"{\"a\": 1, \"è\\\"\": 2,\n \"è\\\"\": null}",
         "line 2, column 2: \"è\\\"\" stands twice: take one out"},
        {"{\"a\": null, \"a\": 1}", "line 1, column 13: \"a\" stands twice: take one out"},
        {"{\"#5\": 1, \"#05\": 1}", "line 1, column 11: \"#05\" stands twice: take one out"},
        {"{\"a\": [1, null]}", "line 1, column 11: null stands in a list: take it out"},
        {"{\"a\": {\"#x\": 1}}",
         "line 1, column 8: the key \"#x\" is no number: write ## for a name that begins with #"},
    };
    for (const auto& [json, wrong] : mistakes)
        CHECK(sentence_of(json) == "a.json, " + wrong);
    CHECK(sentence_of("[1]") == "a.json holds no JSON object in braces");
    CHECK(sentence_of("7") == "a.json holds no JSON object in braces");
    CHECK(sentence_of("null") == "a.json holds no JSON object in braces");
}

TEST_CASE("a text of any depth, any length and any number of values ends in a value or a sentence") {
    CHECK(sentence_of(nested(kDeepestJson)).empty());
    CHECK(sentence_of(nested(kDeepestJson + 1)) ==
          "a.json, line 1, column 69: this is nested too deeply: write at most 64 objects and lists inside "
          "each "
          "other");
    CHECK(one_sentence(sentence_of("{\"a\":" + std::string(1'000'000, '['))));
    std::string many = "{\"a\": [1";
    for (std::size_t values = 4; values <= kMostJsonValues; ++values)
        many += ",1";
    CHECK(sentence_of(many + "]}").empty());
    CHECK(one_sentence(sentence_of(many + ",1]}")));
    CHECK(sentence_of(std::string(kMostJsonBytes + 1, ' ')) ==
          "a.json is too large to be read: 16 MB are the most");
}
