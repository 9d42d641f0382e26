// Each verb of a rule set in Lua, by what a script sees of it. A case is the body of one beat; `check` words
// of it are asserted in Lua.
#include "scripted/played.h"
#include "table/view.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;

namespace {

constexpr std::string_view kRules = R"(
return {
  seats = { 1, 4 },
  streams = { "deck", "dice" },
  zones = { deck = { seen_by = "nobody" }, arena = { in_play = true }, dark = { in_play = true, seen_by = "nobody" },
            hand = { of = "seat", seen_by = "owner" }, gone = {} },
  counters = { game = { round = { 1, 0, 10 } }, seat = { gold = { 3, 0, 20 }, fame = 0 }, card = { wounds = { 0, 0, 5 }, might = { 2, 0, 9 } } },
  renewals = { dawn = { "wounds", "might" } },
  boards = { dungeon = { rows = 4, columns = 4, terrains = { "floor", "rock" }, edges = { "wall", "door" }, walls = { "wall" },
                         screens = { "wall", "door" }, solid = { "rock" } },
             home = { of = "seat", rows = 2, columns = 2, terrains = { "grass" } } },
  cards = { "imp", "ghost" },
  kinds = { weapon = { fields = { dice = { "integer", 0, 9 }, sort = { "word", words = { "blade", "blunt" }, default = "blade" },
                                  magic = { "truth", default = false }, song = { "text", default = "" },
                                  extra = { "value", default = { 1, 2 } } },
                       hooks = { "on_hit", "bonus" }, facts = { "dice", "wounds", "magic" } } },
  hooks = { on_hit = { params = { "seat:seat", "hits:integer?" }, returns = "text" },
            bonus = { params = { "card:card" }, returns = "integer", filter = true } },
  verbs = { earn = { on = "seat", params = { "amount:integer" }, returns = "integer" },
            wreck = { on = "card" }, sizes = { on = "zone", returns = "integer" }, twice = { params = { "n:integer" }, returns = "integer" } },
  settings = { luck = { range = { 0, 9 }, default = 4 }, mood = { words = { "good", "bad" }, default = "good" } },
}
)";

script::Files game_of(std::string_view beat, std::string_view more = "") {
    return {
        {"toy/rules.lua", std::string(kRules)},
        {"toy/weapons/axe.lua",
         "return weapon { dice = 2, magic = true, on_hit = function(self, game, seat, hits) self.wounds = "
         "hits or 1\n"
         "seat.state.hit = self.id return self.sort end,\n"
         "bonus = function(self, game, card) return self.dice + card.wounds end }"},
        {"toy/weapons/club.lua", "return weapon { dice = 1, sort = \"blunt\", extra = { deep = { 7 } } }"},
        {"toy/game.lua",
         fmt::format(
             "local function same(a, b) if a ~= b then error(tostring(a) .. \" is not \" .. tostring(b)) end "
             "end\n"
             "return game {{ set_up = function(game) return \"one\" end,\n"
             "beats = {{ one = function(game) local one, two = game:seat(1), game:seat(2) {}\n end }},\n"
             "verbs = {{ earn = function(seat, game, amount) return seat:add(\"gold\", amount + game.round) "
             "end,\n"
             "wreck = function(card, game) card:move(game.gone) end,\n"
             "sizes = function(zone, game) return zone.count end,\n"
             "twice = function(game, n) return 2 * n end }} {} }}",
             beat, more)}};
}

/// Plays the beat; what a script says is wrong, or an empty text.
std::string wrong_in(std::string_view beat, std::string_view more = "") {
    const Ruled ruled(game_of(beat, more));
    if (!ruled.first_problem().empty()) return ruled.first_problem();
    Played game(ruled, 2, 3);
    try {
        game.to_the_end();
    } catch (const ScriptError& error) {
        CHECK(error.call == 0);
        return error.what();
    }
    return ruled.rules->misfit(game.table);
}

#define GOOD(beat) CHECK(wrong_in(beat) == "")
#define BAD(beat, what)                              \
    do {                                             \
        const std::string said = wrong_in(beat);     \
        CAPTURE(said);                               \
        CHECK(said.find(what) != std::string::npos); \
        CHECK(said.starts_with("toy/game.lua:"));    \
    } while (false)

}  // namespace

TEST_CASE("game and seats: who is there, counters that stop at their limits, settings") {
    GOOD("same(#game:seats(), 2) same(game:seats()[2], two) same(game.seat_count, 2) same(one.number, 1)");
    GOOD(
        "local all = game:seats(2) same(#all, 2) same(all[1], two) same(all[2], one) same(game:seats(1)[1], "
        "one)");
    BAD("game:seats(3)", "there is no seat 3, but 1 to 2");
    BAD("game:seats(0)", "'first' should be 1 to 12, not 0");
    GOOD("same(one.next, two) same(two.next, one) same(one.companion, false) same(two.companion, true)");
    GOOD(
        "same(game.round, 1) game.round = 7 same(game:add(\"round\", 2), 9) same(game:add(\"round\", 5), "
        "10)");
    GOOD("one.gold = one.gold + 4 same(one.gold, 7) same(two.gold, 3) same(two:add(\"gold\", -9), 0)");
    GOOD(
        "same(game:setting \"luck\", 4) same(game:setting \"mood\", \"good\") same(game.chapter, "
        "\"classic\")");
    GOOD("same(type(game), \"game\") same(type(one), \"seat\") same(type(game.deck), \"zone\")");
    BAD("game.round = 11", "game.round should be 0 to 10, not 11");
    BAD("one.gold = \"much\"", "seat.gold should be an integer, not a text");
    BAD("game.roundd = 1", "'roundd' of a game cannot be set");
    BAD("one.number = 2", "'number' of a seat cannot be set");
    BAD("game:add(\"rouns\", 1)", "there is no counter 'rouns'; did you mean 'round'?");
    BAD("game:seat(3)", "there is no seat 3, but 1 to 2");
    BAD("game:setting \"lucc\"", "there is no setting 'lucc'; did you mean 'luck'?");
    BAD("return game.hand", "a game has no 'hand'");
    BAD("one:add(game, 1)", "'counter' should be a text, not a game");
    BAD("game:add(\"round\")", "'change' should be an integer, not nothing");
}

TEST_CASE("a sentence may name the parts of its sum: ids or words with integers") {
    GOOD(
        "game:tell(\"log.hit\", { who = one, n = 3 }, { axe = 2, luck = -1 }) game:tell(\"log.hit\", {}, "
        "{})");
    GOOD("game:tell(\"log.hit\", {}, { [string.rep(\"part\", 100)] = 1 })");
    std::string part;
    for (int i = 0; i < 100; ++i)
        part += "part";
    CHECK(Name::of(part).text() == "?");  // what a script makes up is not kept for ever
    BAD("game:tell(\"log.hit\", {}, { 2 })", "parts should be names with integers");
    BAD("game:tell(\"log.hit\", {}, { axe = \"two\" })", "parts should be names with integers");
    BAD("game:tell(\"log.hit\", {}, 2)", "parts should be names with integers");
}

TEST_CASE("chance: dice and numbers within their bounds, from the stream that is named") {
    GOOD("for _ = 1, 200 do local n = game:roll(6) assert(n >= 1 and n <= 6) end");
    GOOD(
        "for _ = 1, 200 do local n = game:random(3, \"dice\") assert(n >= 1 and n <= 3) end "
        "same(game:roll(1, one, \"deck\"), 1)");
    BAD("game:roll(0)", "'sides' should be 1 to 1000, not 0");
    BAD("game:roll(6, one, \"dise\")", "there is no random stream 'dise'; did you mean 'dice'?");
    BAD("game:roll(6, 3)", "'who' should be a seat, a card or another thing of the table, not an integer");
}

TEST_CASE("zones: made, drawn, moved, shuffled, looked at") {
    GOOD("local c = game:create(\"axe\", game.deck, 3) same(c, game.deck.bottom) same(game.deck.count, 3)");
    GOOD(
        "local a = game:create(\"imp\", game.deck) local b = game:create(\"axe\", game.deck) "
        "same(game.deck.top, a)\n"
        "same(game.deck:draw(one.hand), a) same(a.zone, one.hand) same(a.owner, one) same(b.owner, nil)\n"
        "same(game.deck:has \"axe\", true) same(game.deck:has \"imp\", false) same(game.deck.name, "
        "\"deck\")\n"
        "same(one.hand.seat, one) same(game.deck.seat, nil) same(game.gone:draw(game.deck), nil) "
        "same(game.gone.top, nil)");
    GOOD(
        "for i = 1, 3 do game:create(\"imp\", game.deck).state.n = i end game.deck:move_all(game.gone, "
        "\"bottom\")\n"
        "same(game.gone.top.state.n, 1) game.gone:shuffle() game.gone:shuffle \"dice\" "
        "same(#game.gone:cards(), 3)");
    BAD("game:create(\"akse\", game.deck)", "there is no definition 'akse'; did you mean 'axe'?");
    BAD("game:create(\"axe\", \"deck\")", "'zone' should be a zone, not a text");
    BAD("game:create(\"axe\", game.deck, 1000) for _ = 1, 5 do game:create(\"axe\", game.deck, 1000) end",
        "a table has at most 5000 cards");
    BAD("game.deck:move_all(game.gone, \"under\")",
        "the place should be \"top\" or \"bottom\", not \"under\"");
}

TEST_CASE("zones: cards found by id, kind, field and counter") {
    GOOD(
        "local a = game:create(\"axe\", game.arena) local c = game:create(\"club\", game.arena) "
        "local b = game:create(\"axe\", game.arena) b.wounds = 2\n"
        "same(#game.arena:cards_with(\"id\", \"axe\"), 2) same(game.arena:first_with(\"id\", \"club\"), c) "
        "same(game.arena:first_with(\"id\", \"imp\"), nil)\n"
        "same(game.arena:cards_with(\"id\", \"axe\", \"wounds\", 2)[1], b) "
        "same(#game.arena:cards_with(\"kind\", \"weapon\"), 3) same(game.arena:first_with(\"sort\", "
        "\"blade\"), a)");
    BAD("game.arena:cards_with(\"id\", \"akse\")", "there is no definition 'akse'; did you mean 'axe'?");
    BAD("game.arena:cards_with(\"id\", 3)", "the id of a card is a text, not 3");
}

TEST_CASE("cards: fields by kind, counters and state in play, another handle once they leave it") {
    GOOD(
        "local a = game:create(\"axe\", game.arena) same(a.dice, 2) same(a.sort, \"blade\") same(a.magic, "
        "true) same(a.song, \"\")\n"
        "same(a.extra[2], 2) same(a.id, \"axe\") same(a.kind, \"weapon\") same(game:create(\"imp\", "
        "game.deck).dice, nil)");
    GOOD(
        "same(game:field(\"club\", \"sort\"), \"blunt\") same(game:field(\"club\", \"extra\").deep[1], 7)\n"
        "same(#game:definitions \"weapon\", 2) same(game:definitions(\"weapon\")[1], \"axe\")");
    GOOD(
        "local a = game:create(\"axe\", game.arena) a.wounds = 2 a.state.x = { 1 } same(a:add(\"wounds\", "
        "9), 5)\n"
        "local b = a:move(game.gone) same(a.is_alive, false) same(b.is_alive, true) same(b.wounds, 0) "
        "same(b.state.x, nil)");
    BAD("local a = game:create(\"axe\", game.arena) a:move(game.gone) return a.wounds",
        "this card has left play");
    BAD("game:field(\"axe\", \"dize\")", "'axe' has no field 'dize'; did you mean 'dice'?");
    BAD("game:definitions \"wepon\"", "there is no kind 'wepon'; did you mean 'weapon'?");
    BAD("local a = game:create(\"axe\", game.arena) a.dice = 3", "'dice' of a card cannot be set");
}

TEST_CASE("cards: counters that rules.lua names together begin anew in one call") {
    GOOD(
        "local axe, club = game:create(\"axe\", game.arena), game:create(\"club\", game.arena)\n"
        "axe.wounds, axe.might, club.wounds = 4, 7, 1 axe:renew \"dawn\"\n"
        "same(axe.wounds, 0) same(axe.might, 2) same(club.wounds, 1)");
    BAD("game:create(\"axe\", game.arena):renew \"down\"",
        "there is no renewal 'down'; did you mean 'dawn'?");
}

TEST_CASE("hooks of content are called with self and the game; nobody's hook is nothing") {
    GOOD(
        "local a = game:create(\"axe\", game.arena) same(a:call(\"on_hit\", two, 4), \"blade\") "
        "same(a.wounds, 4)\n"
        "same(two.state.hit, \"axe\") same(a:call(\"on_hit\", two), \"blade\") same(a.wounds, 1) same(a:has "
        "\"on_hit\", true)\n"
        "same(a:call(\"bonus\", a), 3)");
    GOOD(
        "local c = game:create(\"club\", game.arena) same(c:has \"on_hit\", false) same(c:call(\"on_hit\", "
        "one), nil)\n"
        "same(game:create(\"imp\", game.arena):has \"bonus\", false)");
    BAD("game:create(\"axe\", game.arena):call(\"on_hitt\", one)",
        "there is no hook 'on_hitt'; did you mean 'on_hit'?");
    BAD("game:create(\"axe\", game.arena):call(\"on_hit\", 3)", "'seat' should be a seat, not an integer");
    BAD("game:create(\"axe\", game.arena):call(\"on_hit\", one, 1, 2)", "takes 2 values, not 3");
    BAD("game:create(\"axe\", game.arena):call(\"set_up\")", "there is no hook 'set_up'");
}

TEST_CASE("a mistake in content can be skipped by its call's number; one in the rules has none") {
    script::Files files = game_of(
        "game.round = 5 game:create(\"axe\", game.arena) game.arena.top:call(\"on_hit\", one) one.fame = 7");
    files[1].text = "return weapon { dice = 1, on_hit = function(self, game, seat) seat:earn(\"much\") end }";
    const Ruled ruled(files);
    REQUIRE(ruled.first_problem() == "");
    Played game(ruled, 2, 1);
    game.beat();
    const Table before = game.table;
    std::uint64_t number = 0;
    try {
        game.beat();
    } catch (const ScriptError& error) {
        number = error.call;
        CHECK(std::string(error.what()).starts_with("toy/weapons/axe.lua:1:"));
    }
    REQUIRE(number != 0);
    game.table = before;
    Door door(game);
    const auto match = ruled.rules->open({game.table, door, *game.host, ruled.settings});
    game.host->begin_beat();
    game.host->skip({number});
    CHECK_FALSE(match->beat());
    CHECK(game.table.get(seat_at(0), 0) == 7);  // fame: the beat went on

    // Rules that fail on behalf of content are skipped with it; by themselves they are not.
    files[1].text = "return weapon { dice = 1, on_hit = function(self, game, seat) seat:earn(1) end }";
    files[3].text.replace(files[3].text.find("amount + game.round"), 19, "amount + nothing.at_all");
    const Ruled broken(files);
    CHECK(broken.first_problem() == "");
    Played other(broken, 2, 1);
    other.beat();
    try {
        other.beat();
        FAIL("it went well");
    } catch (const ScriptError& error) {
        CHECK(error.call != 0);
        CHECK(std::string(error.what()).find("hook 'verbs.earn'") != std::string::npos);
    }
}

TEST_CASE("verbs in Lua: on the game, a seat, a card, a zone") {
    GOOD(
        "same(one:earn(4), 8) same(one.gold, 8) same(game:twice(21), 42) same(game.deck:sizes(), 0)\n"
        "local a = game:create(\"axe\", game.arena) a:wreck() same(game.gone.count, 1)");
    BAD("one:earn(\"four\")", "'amount' should be an integer, not a text");
    BAD("game:earn(4)", "a game has no 'earn'");
}

TEST_CASE("state of the game and of seats is plain, saved, and theirs alone") {
    GOOD(
        "game.state.x = { 1, { y = 2 } } one.state.x = 5 same(game.state.x[2].y, 2) same(one.state.x, 5) "
        "same(two.state.x, nil)\n"
        "game.state.x = nil same(game.state.x, nil) local n = 0 one.state.b = 1 for k in pairs(one.state) do "
        "n = n + 1 end same(n, 2)");
    BAD("game.state.f = function() end", "game.state.f can keep plain values only, not a function");
    BAD("one.state.f = one", "seat.state.f can keep plain values only, not a seat");
    BAD("one.state.t = { 1 } one.state.t[1] = 2", "assign a new table to seat.state.t instead");
    BAD("for i = 1, 300 do game.state[i] = i end", "a game remembers at most 256 entries");
    BAD("game.deck.state = 1", "'state' of a zone cannot be set");
}

TEST_CASE("squares: rows and columns, terrain, edges of either square, who stands where") {
    GOOD(
        "local s = game:square(\"dungeon\", 2, 3) same(s.row, 2) same(s.column, 3) same(s.board, "
        "\"dungeon\") same(s.terrain, \"floor\")\n"
        "s:set_terrain \"rock\" same(s.terrain, \"rock\") same(s:neighbour \"north\", "
        "game:square(\"dungeon\", 1, 3))\n"
        "same(game:square(\"dungeon\", 1, 1):neighbour \"west\", nil) same(#s:neighbours(), 4) "
        "same(#game:squares \"dungeon\", 16)\n"
        "same(two:square(\"home\", 1, 2).seat, two) same(s.seat, nil) same(#one:squares \"home\", 4) "
        "same(type(s), \"square\")");
    GOOD(
        "local s = game:square(\"dungeon\", 2, 2) local e = s:edge \"east\" same(e.kind, \"open\") "
        "same(e.is_open, true)\n"
        "e:set \"wall\" same(e.is_open, false) local other = e.across:edge \"west\" same(other.kind, "
        "\"wall\") other:set \"door\"\n"
        "same(e.kind, \"door\") same(e.is_open, true) other:set() same(e.kind, \"open\") same(e.square, s)\n"
        "same(game:square(\"dungeon\", 1, 1):edge(\"north\").is_open, false)");
    GOOD(
        "local a = game:create(\"axe\", game.arena) local s = game:square(\"dungeon\", 1, 1) s:place(a) "
        "same(a.square, s) same(s.count, 1)\n"
        "same(s:cards()[1], a) local t = s:neighbour \"east\" t:place(a) same(s.count, 0) same(a.square, t) "
        "a:leave() same(a.square, nil)\n"
        "t:place(a) a:move(game.gone) same(t.count, 0)");
    GOOD(
        "local s = game:square(\"dungeon\", 1, 1) s:edge(\"east\"):set \"wall\" same(#s:reach(1), 1) "
        "same(s:steps(s:neighbour \"east\"), 3)\n"
        "same(s:steps(s:neighbour \"east\", { s:neighbour \"south\" }), nil) same(s:sees(s:neighbour "
        "\"east\"), false)\n"
        "same(s:sees(game:square(\"dungeon\", 4, 1)), true)");
    GOOD(
        "local s = game:square(\"dungeon\", 1, 1) s:place(game:create(\"axe\", game.arena)) "
        "s:edge(\"west\"):set \"wall\" s:turn(3, 1)\n"
        "local t = game:square(\"dungeon\", 1, 3) same(t.count, 1) same(t:edge(\"north\").kind, \"wall\") "
        "same(game.arena.top.square, t)");
    BAD("game:square(\"dungeon\", 5, 1)", "there is no square 5, 1: the board has 4 rows and 4 columns");
    BAD("game:square(\"dunjeon\", 1, 1)", "there is no board 'dunjeon'; did you mean 'dungeon'?");
    BAD("game:square(\"home\", 1, 1)", "every seat has a board 'home'");
    BAD("one:square(\"dungeon\", 1, 1)", "the board 'dungeon' is nobody's");
    BAD("game:square(\"dungeon\", 1, 1):place(game:create(\"axe\", game.deck))",
        "only a card in play can stand on a square");
    BAD("game:square(\"dungeon\", 1, 1):edge \"nord\"",
        "a side is one of north, east, south, west, not 'nord'");
    BAD("game:square(\"dungeon\", 3, 3):turn(3, 1)", "would reach beyond the board");
    BAD("game:square(\"dungeon\", 1, 1):steps(one:square(\"home\", 1, 1))", "the squares lie on two boards");
    BAD("game:square(\"dungeon\", 1, 1):set_terrain \"lava\"", "there is no terrain 'lava'");
}

TEST_CASE("what lies face down on a square shows no identity to a seat that may not see it") {
    const Ruled ruled(
        game_of("game:create(\"axe\", game.dark) game:create(\"club\", game.dark)\n"
                "game:square(\"dungeon\", 1, 1):place(game.dark.top) game:square(\"dungeon\", 1, "
                "2):place(game.dark.bottom)"));
    REQUIRE(ruled.first_problem() == "");
    Played game(ruled, 2, 1);
    game.beat();
    game.beat();
    const View view(game.table, seat_at(0), false);
    const std::uint64_t digest = view.digest();
    const Ref card = game.table.boards()[0].at(0).occupants.front();
    CHECK_FALSE(view.shown(card));
    Table other = game.table;
    other.exchange(static_cast<CardId>(0), static_cast<CardId>(1));
    CHECK(View(other, seat_at(0), false).digest() == digest);
    std::swap(other.boards()[0].at(0).occupants, other.boards()[0].at(1).occupants);
    CHECK(View(other, seat_at(0), false).digest() == digest);
}
