// What a chapter's last page answers: checked where it comes in, with the place of the page; nothing of a
// wrong shape ever reaches the campaign's state, and a state that holds such a thing plays on.
#include "campaign/ways.h"

#include "play/fixture.h"

using namespace tankard;
using namespace tankard::campaign;
using namespace tankard::play::test;

namespace {

const std::string kMill = "black_water/chapters/01_the_mill.lua";

/// The shipped campaign, whose first chapter is over at once and answers so.
save::Content answering(std::string_view lua) {
    save::Content all = content();
    for (auto& [path, text] : all.files)
        if (path == kMill)
            text = fmt::format(
                "return chapter {{ plays = \"deckbuilder\", deck = {{ 0 }}, boss = \"drowned_miller\",\n"
                "  alive = function(story)\n    {0}\n  end,\n  dead = function(story)\n    {0}\n  end }}\n",
                lua);
    return all;
}

/// The sentence at which a game of companions ends, played to the first chapter's end.
std::string sentence_of(std::string_view lua) {
    const save::Content with = answering(lua);
    play::Library lib(with, "black_water");
    REQUIRE(lib.problems().empty());
    play::Session session(lib, tape_of(beginning(lib, 0, 2, 3)), {});
    try {
        session.run();
    } catch (const ScriptError& error) {
        return error.what();
    }
    return "";
}

Value list(std::initializer_list<Value> values) {
    Value all = Value::table();
    for (const Value& value : values)
        all.push(value);
    return all;
}

Value with(Value value, const char* key, Value inner) {
    value.set(key, std::move(inner));
    return value;
}

}  // namespace

TEST_CASE("a page's answer of a wrong shape names file, line, chapter and hook") {
    const std::pair<std::string_view, std::string_view> answers[] = {
        {"return { choose = { 5 } }", "each path should be"},
        {"return { choose = 5 }", "at least one path"},
        {"return { choose = { { 1, 2 } } }", "each path should be"},
        {"return { choose = { { 'left', '02_nowhere' } } }", "there is no chapter '02_nowhere'"},
        {"return { choose = { { 'left', story.chapter, needs = 5 } } }", "each path should be"},
        {"return { choose = { { 'left', story.chapter, need = 'key' } } }", "each path should be"},
        {"return { choose = { a = { 'left', story.chapter } } }", "should be a list"},
        {"return { ending = 5 }", "an ending should be a text key"},
        {"return { ending = 'campaign.won', choose = {} }", "a page should answer"},
        {"return { chose = {} }", "a page should answer"},
        {"return {}", "a page should answer"},
        {"return 5", "should be a chapter, or what story:choose or story:finish gives"},
        {"return true", "should be a chapter, or what story:choose or story:finish gives"},
        {"return '01_the_mil'", "did you mean '01_the_mill'?"},
        {"return ''", "there is no chapter ''"},
    };
    for (const auto& [lua, wanted] : answers) {
        const auto& shown = lua;
        CAPTURE(shown);
        const std::string sentence = sentence_of(lua);
        CAPTURE(sentence);
        CHECK(one_sentence(sentence));
        CHECK(sentence.find("01_the_mill.lua:") == std::string("black_water/chapters/").size());
        CHECK(sentence.find(wanted) != std::string::npos);
        CHECK(sentence.find("in chapter '01_the_mill', hook '") != std::string::npos);
    }
}

TEST_CASE(
    "people who skip a page's wrong answer go on as if it had answered nothing, and so does their save") {
    const save::Content wrong = answering("return { choose = { 5 } }");
    play::Library lib(wrong, "black_water");
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 1, 2, 3), wrong);
    for (bool first : {true, false}) {
        Evening evening(lib, file.tape(), &file);
        CHECK(evening.session.run() == play::Session::End::ended);  // no way on: won, or lost again and again
        CHECK(evening.people.failed.empty() != first);
    }
}

TEST_CASE("ways are read whole or not at all") {
    Manifest book;
    book.chapters = {"01_mill", "02_ferry"};
    const auto wrong = [&](const Arg& answer) {
        std::vector<Path> paths;
        return read_ways(paths, answer, book);
    };
    const Value left = list({"left", "02_ferry"});
    std::vector<Path> paths;
    CHECK(read_ways(paths, Value(with(Value::table(), "choose", list({left, with(left, "needs", "key")}))),
                    book)
              .empty());
    REQUIRE(paths.size() == 2);
    CHECK(paths[1].chapter == "02_ferry");
    CHECK(paths[1].needs == "key");
    paths.clear();
    CHECK(read_ways(paths, Value("02_ferry"), book).empty());
    CHECK(read_ways(paths, with(Value::table(), "ending", "campaign.won"), book).empty());
    REQUIRE(paths.size() == 2);
    CHECK(paths[0].chapter == "02_ferry");
    CHECK(paths[1].key == "campaign.won");
    CHECK(wrong(Arg()).empty());
    CHECK(wrong(Value()) != "");
    CHECK(wrong(std::int64_t{5}) != "");
    Value many = Value::table();
    for (std::size_t i = 0; i <= kMostPaths; ++i)
        many.push(left);
    CHECK(wrong(with(Value::table(), "choose", many)) == "there should be at most 20 paths, not 21");
}
