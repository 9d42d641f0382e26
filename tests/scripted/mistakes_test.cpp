// Mistakes in rules.lua, game.lua and definitions: each ends in one sentence that names the file.
#include "scripted/played.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;

namespace {

constexpr std::string_view kGame =
    "return game { set_up = function(game) return 'one' end, beats = { one = function(game) end } }";

/// The first problem of a game with these parts; else what its play ends with.
std::string wrong_with(std::string_view rules, std::string_view game = kGame, std::string_view thing = "") {
    script::Files files{{"toy/rules.lua", fmt::format("return {{ zones = {{ deck = {{}} }}, {} }}", rules)},
                        {"toy/game.lua", std::string(game)}};
    if (!thing.empty()) files.push_back({"toy/things/sword.lua", std::string(thing)});
    const Ruled ruled(files);
    if (!ruled.problems.empty()) return ruled.first_problem();
    Played played(ruled, 2, 1);
    try {
        played.to_the_end();
    } catch (const ScriptError& error) {
        CHECK(error.call == 0);  // rules cannot be skipped
        return error.what();
    }
    return "";
}

void rules(std::string_view text, std::string_view sentence) {
    CHECK(wrong_with(text) == fmt::format("toy/rules.lua: {}", sentence));
}

void holds(const std::string& said, std::string_view file, std::string_view sentence) {
    CAPTURE(said);
    CAPTURE(std::string(sentence));
    CHECK(said.starts_with(file));
    CHECK(said.find(sentence) != std::string::npos);
}

void game(std::string_view text, std::string_view sentence, std::string_view declared = "") {
    holds(wrong_with(declared, text), "toy/game.lua:", sentence);
}

/// A game whose chapter ends at once, with this beside.
void ended(std::string_view more, std::string_view sentence, std::string_view declared = "") {
    const std::string begin(kGame.substr(0, kGame.size() - 2));
    game(begin + ", " + std::string(more) + " }", sentence, declared);
}

/// A game of one beat.
void beat(std::string_view body, std::string_view sentence) {
    game(fmt::format("return game {{ set_up = function(game) return 'one' end, "
                     "beats = {{ one = function(game) {} end, two = function(game) end }} }}",
                     body),
         sentence);
}

void thing(std::string_view text, std::string_view sentence) {
    const std::string said = wrong_with(
        "kinds = { thing = { fields = { worth = { 'integer', 0, 9 }, "
        "sort = { 'word', words = { 'old' }, default = 'old' } }, hooks = { 'on_use' } } }, "
        "hooks = { on_use = {}, on_lose = {} }",
        kGame, text);
    holds(said, "toy/things/sword.lua:", sentence);
}

}  // namespace

TEST_CASE("the smallest game is right") { CHECK(wrong_with("") == ""); }

TEST_CASE("rules.lua: what is unknown, of the wrong sort or twice is told with its place") {
    rules("zonez = {}", "has no field 'zonez'; did you mean 'zones'?");
    rules("seats = { 3, 2 }", "'seats' should be { least, most }, from 1 to 12, not {3, 2}");
    rules("rivals = 1", "'rivals' should be true or false, not 1");
    rules("renewals = { dawn = { 'wounds' } }",
          "'renewals.dawn' speaks of 'wounds', which is no counter of cards");
    rules("leader = 'first'", "'leader' should be a counter of the game: there is no 'first'");
    rules("streams = { 'deck', 'deck' }", "'streams' names 'deck' twice");
    rules("counters = { game = { round = { 5, 0, 3 } } }",
          "'counters.game.round' begins with 5, outside of 0 to 3");
    rules("counters = { gam = {} }", "'counters' has no field 'gam'; did you mean 'game'?");
    rules("counters = { game = { deck = 0 } }",
          "'game.deck' would be a zone and a counter: rename one of them");
    rules("counters = { seat = { next = 0 } }",
          "'seat.next' would be a word of the engine and a counter: rename one of them");
    rules("kinds = { thing = { fields = { worth = { 'number' } } } }",
          "'kinds.thing.fields.worth' should begin with its type, one of integer, word, truth, text, value");
    rules("kinds = { thing = { fields = { worth = { 'integer', 0, 9, default = 12 } } } }",
          "'kinds.thing.fields.worth.default' should be 0 to 9, not 12");
    rules("kinds = { thing = { hooks = { 'on_use' } } }",
          "'kinds.thing.hooks' speaks of 'on_use', which is not declared");
    rules("kinds = { table = {} }", "'kinds.table' is a word of the language: choose another");
    rules("hooks = { set_up = {} }", "'hooks.set_up' is a name of game.lua or of a chapter: choose another");
    rules("hooks = { ['on use'] = {} }", "'hooks' should have a word for each entry, not 'on use'");
    rules("settings = { luck = { words = { 'good' }, default = 'bad' } }",
          "'settings.luck.default' should be one of what it may be, not \"bad\"");
    rules("boards = { floor = { rows = 3, columns = 3, terrains = { 'stone' }, solid = { 'rock' } } }",
          "'boards.floor.solid' speaks of 'rock', which the board does not have");
    rules("hooks = 5", "'hooks' should be a table, not 5");
    holds(wrong_with("hooks = { on_use = { params = { 'who:hero' } } }"),
          "toy/rules.lua: 'hooks.on_use.params'", "by type one of truth, integer, text, seat, card");
    holds(wrong_with("boards = { floor = { rows = 3, columns = 60, terrains = { 'stone' } } }"),
          "toy/rules.lua:", "'boards.floor.columns' should be 1 to 50, not 60");
    std::string many = "hooks = { ";
    for (int hook = 0; hook < 41; ++hook)
        many += fmt::format("h{} = {{}}, ", hook);
    rules(many + "}", "'hooks' should be at most 40, not 41");
}

TEST_CASE("a zone of the table has no owner who could see it") {
    const Ruled ruled(
        {{"toy/rules.lua", "return { zones = { deck = { seen_by = 'owner' }, row = { seen_by = 'al' } } }"},
         {"toy/game.lua", std::string(kGame)}});
    REQUIRE(ruled.problems.size() == 2);
    holds(ruled.problems[0].show(), "toy/rules.lua: 'zones.deck.seen_by' cannot be",
          "a zone of the table has none");
    holds(ruled.problems[1].show(), "toy/rules.lua: 'zones.row.seen_by' should be one of all, owner, nobody",
          "did you mean 'all'?");
}

TEST_CASE("game.lua: functions that are missing, unknown, or say what cannot be") {
    game("return game { beats = { one = function(game) end } }", "game should have the function 'set_up'");
    game("return game { set_up = function(game) return 'one' end }", "game should have beats");
    game("return game { set_up = function(game) end, beats = function(game) end }",
         "'beats' should be a table of functions");
    game("return game { set_up = function(game) end, beats = { one = 3 } }",
         "'beats.one' should be a function with a name, not an integer");
    game("return game { set_up = function(game) end, beats = { one = function(game) end } }",
         "set_up should return the first beat's name");
    game("return game { set_up = function(game) return 5 end, beats = { one = function(game) end } }",
         "the result should be a text, not an integer");
    game("return game { set_up = function(game) return 'won' end, beats = { one = function(game) end } }",
         "there is no beat 'won'; did you mean 'one'?");
    beat("return 'tow'", "there is no beat 'tow'; did you mean 'two'?");
    ended("setup = function() end", "game has no hook 'setup'; did you mean 'set_up'?");
    ended("speed = 4", "game has no field 'speed'");
    holds(wrong_with("rivals = true"), "toy/game.lua:", "game should have the function 'outcome'");
    ended("outcome = function(game) return {} end", "the outcome should have 2 'ranks', one for each seat",
          "rivals = true");
    ended("outcome = function(game) return { ranks = { 1, 3 } } end",
          "the outcome should have integers from 1 to 2 as 'ranks'");
    ended("outcome = function(game) return { alife = true } end",
          "the outcome has no field 'alife'; did you mean 'alive'?");
    ended("outcome = function(game) game:random(3) return { alive = true } end", "may not be used here");
    ended("discharge = function(game, seat) return { purse = 'full' } end",
          "the discharge should say a change from -1000 to 1000 as 'purse'");
    ended("discharge = function(game, seat) return { gold = 3 } end", "the discharge has no field 'gold'");
    ended("verbs = { earn = function() end, urn = function() end }",
          "'verbs' has no place for 'urn'; did you mean 'earn'?", "verbs = { earn = {} }");
    ended("verbs = {}", "'verbs' lacks the function 'earn', which is declared", "verbs = { earn = {} }");
}

TEST_CASE("definitions: fields as rules.lua declares them") {
    thing("return thing { sort = 'old' }", "thing should say 'worth'");
    thing("return thing { worth = 12 }", "'worth' should be 0 to 9, not 12");
    thing("return thing { worth = 1, sort = 'new' }", "'sort' should be one of old, not \"new\"");
    thing("return thing { worth = 1, wurth = 2 }", "thing has no field 'wurth'; did you mean 'worth'?");
    thing("return thing { worth = 1, on_usee = function() end }",
          "thing has no hook 'on_usee'; did you mean 'on_use'?");
    thing("return thing { worth = 1, on_lose = function() end }", "thing has no hook 'on_lose'");
}

TEST_CASE("a beat that never ends, or asks without end, is cut with a sentence and cannot be skipped") {
    beat("while true do end", "takes too long: is there a loop that never ends?");
    beat("while true do game:random(2) end", "does too much between two answers");
    beat("for _ = 1, 70 do game:seat(1):confirm 'again' end", "asks too many questions in one go");
}

TEST_CASE("a table that somebody changed by hand is told from one that these rules made") {
    const Ruled ruled(files_of("bidders"));
    REQUIRE(ruled.first_problem() == "");
    Played played(ruled, 2, 1);
    played.beat();
    played.beat();
    REQUIRE(ruled.rules->misfit(played.table) == "");
    const auto misfit_with = [&](const char* field, Value value) {
        Table table = played.table;
        table.course_for_change().set(field, std::move(value));
        return ruled.rules->misfit(table);
    };
    CHECK(misfit_with("beat", "dance") ==
          "its game stands at the beat 'dance', which does not exist any more");
    CHECK(misfit_with("beat", 3) == "its game has no beat");
    CHECK(misfit_with("stage", 9) == "its game does not say where it stands");
    CHECK(misfit_with("sheets", Value::table()) == "its heroes are not those at the table");
    CHECK(misfit_with("settings", Value::table()) == "its game knows no setting 'bonus'");
    CHECK(misfit_with("stage", 2).starts_with("its outcome should be"));
    Table table = played.table;
    table.boards().emplace_back(2, 2);
    CHECK(ruled.rules->misfit(table) == "it has 1 boards where the rules have 0");
}
