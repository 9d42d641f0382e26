#include "toy.h"

#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::script;

TEST_CASE("a file becomes a source with facts, hooks and the line of its definition") {
    Scene scene(Files{{"toy/cards/hammer.lua",
                       "-- a hammer\n\nreturn card {\n  price = 30, tags = {'steel', 'heavy'},\n"
                       "  on_play = function(self) return 7 end }"}});
    REQUIRE(scene.host.problems().empty());
    const Source& source = scene.host.sources().at(0);
    CHECK(source.kind == "card");
    CHECK(source.id == "hammer");
    CHECK(source.line == 3);
    CHECK(source.facts.show() == "{price = 30, tags = {\"steel\", \"heavy\"}}");
    CHECK(source.hooks == std::vector<bool>{true, false, false, false});
    CHECK(scene.host.has(DefId{0}, Toy::on_play));
    CHECK_FALSE(scene.host.has(DefId{0}, Toy::on_poke));
    CHECK(scene.play() == "7");
    CHECK(scene.host.has("card", "hammer", Toy::on_play));
    CHECK_FALSE(scene.host.has("card", "hamer", Toy::on_play));
}

TEST_CASE("verbs and properties") {
    CHECK(run("self:poke(3) return self.life") == "97");
    CHECK(run("self:poke(3.0) return self.life") == "97");
    CHECK(run("return self:poke(1, 'four')") == "4");
    CHECK(run("return self.id") == "\"a\"");
    CHECK(run("return tostring(self) .. ' ' .. tostring(hero) .. ' ' .. type(self)") ==
          "\"card:a hero:1 card\"");
    CHECK(run("return hero:ask(5)") == "1");
    CHECK(run("local p = self.poke; p(self, 2) return self.life") == "98");
}

TEST_CASE("arguments that do not fit are sentences") {
    CHECK_HAS(run("self:poke()"),
              "toy/cards/a.lua:1: card:poke: 'count' should be an integer, not nothing (in card 'a', hook "
              "'on_play')");
    CHECK_HAS(run("self:poke('x')"), "card:poke: 'count' should be an integer, not a text");
    CHECK_HAS(run("self:poke(1.5)"), "should be an integer, not a number with a point");
    CHECK_HAS(run("self:poke(1, 2)"), "'why' should be a text, not an integer");
    CHECK_HAS(run("self:poke(1, 'a', 3)"), "takes 2 values, not 3");
    CHECK_HAS(run("self:poke(-1)"), "card:poke: 'count' should be at least 0");
    CHECK_HAS(run("hero:give(hero)"), "'card' should be a card, not a hero");
    CHECK_HAS(run("hero.give(self, self)"), "should stand behind a hero and a colon, not a card");
    CHECK_HAS(run("self:pokke(1)"), "a card has no 'pokke'; did you mean 'poke'?");
    CHECK_HAS(run("self.life = 3"), "'life' of a card cannot be set");
    CHECK_HAS(run("self.state = 3"), "cannot be set");
}

TEST_CASE("lists and plain values go in and out") {
    Scene scene(
        Files{on_play("local n = 0 for i, c in ipairs(turn:cards()) do n = n + c.life end return n", "a"),
              on_play("", "b")});
    CHECK(std::get<Value>(scene.toy.play(scene.card(), {Ref::seat(SeatId{0}), Ref::table(Toy::turn)})) ==
          Value(200));
    Scene other(Files{on_play("return turn:sum({1, 2, x = 4})")});
    CHECK(std::get<Value>(other.toy.play(other.card(), {Ref::seat(SeatId{0}), Ref::table(Toy::turn)})) ==
          Value(7));
}

TEST_CASE("a stale handle is a sentence, not a crash") {
    CHECK_HAS(run("self:discard() return self.life"), "this card has left play");
    CHECK_HAS(run("self:discard() self:poke(1)"), "this card has left play");
    CHECK_HAS(run("self:discard() hero:give(self)"), "'card' is a card that has left play");
    CHECK_HAS(run("local s = self.state self:discard() return s.x"), "this card has left play");
    CHECK(run("self:discard() return self.is_alive") == "false");
}

TEST_CASE("a filter changes nothing") {
    const File file{"toy/cards/a.lua",
                    "return card { bonus = function(self) return self.life // 50 end,\n on_play = "
                    "function(self) return self:bonus_of() end }"};
    CHECK(Scene(Files{file}).play() == "2");
    for (const char* body : {"self:poke(1)", "self.state.x = 1", "self:discard()"}) {
        Scene scene(
            Files{{"toy/cards/a.lua", fmt::format("return card {{ bonus = function(self) {} end, on_play "
                                                  "= function(self) return self:bonus_of() end }}",
                                                  body)}});
        CHECK_HAS(scene.play(), "this hook only answers a question of the rules");
        CHECK(scene.toy.table.get(scene.card(), 0) == 100);
    }
    Scene wrong(Files{{"toy/cards/a.lua",
                       "return card { bonus = function(self) return 'x' end, on_play = function(self) return "
                       "self:bonus_of() end }"}});
    CHECK_HAS(wrong.play(),
              "toy/cards/a.lua:1: the result should be an integer, not a text (in card 'a', hook 'bonus')");
}

TEST_CASE("exceptions of the rules pass through scripts, and the host goes on") {
    Scene scene(Files{on_play("hero:crash()")});
    CHECK_THROWS_WITH_AS(scene.toy.play(scene.card()), "the rules are broken", std::logic_error);
    CHECK_THROWS_AS(scene.toy.play(scene.card()), std::logic_error);
}

TEST_CASE("a game is left three hooks deep, and the host is used again") {
    const Files files{{"toy/cards/a.lua",
                       "return card { on_play = function(self, hero) self.state.hero = 1 self:hurt(1) end,\n"
                       "on_poke = function(self) if self.life > 97 then self:hurt(1) else self.state.asked = "
                       "true end end }"},
                      on_play("return hero:ask(3)", "b")};
    Scene scene(files);
    CHECK(scene.play() == "nil");
    CHECK(scene.toy.table.get(scene.card(), 0) == 97);

    Scene deep(Files{{"toy/cards/a.lua",
                      "return card { on_play = function(self, hero) self:hurt(1) end,\n"
                      "on_poke = function(self) self:hurt(1) end }"}});
    struct Leave final : Hooks {
        explicit Leave(Hooks& all) : Hooks(all), inner(&all) {}
        Hooks* inner;
        int left = 3;
        Arg call(DefId d, int h, Ref s, std::span<const Arg> a) override {
            if (left-- == 0) throw Abandon();
            return inner->call(d, h, s, a);
        }
        void attach(std::size_t r, void* rules, Table* table) override { inner->attach(r, rules, table); }
    };
    for (int again = 0; again < 1000; ++again) {
        Leave leave(deep.host);
        deep.toy.hooks = &leave;
        deep.host.begin_beat();
        CHECK_THROWS_AS(deep.toy.play(deep.card()), Abandon);
    }
    deep.toy.hooks = &deep.host;
    deep.host.begin_beat();
    CHECK_HAS(deep.play(), "effects set off effects without end");
    CHECK(deep.toy.table.get(deep.card(), 0) == 100 - 3000 - 32);

    Scene asks(files);
    asks.toy.leave_at = 1;
    CHECK_THROWS_AS(asks.toy.play(asks.card(1)), Abandon);
    CHECK(asks.play(1) == "1");
}

TEST_CASE("an effect is skipped by its number") {
    Scene scene(Files{{"toy/cards/a.lua",
                       "return card { on_play = function(self) self:hurt(1) return 1 end, on_poke = "
                       "function(self) error 'no' end }"}});
    try {
        scene.toy.play(scene.card());
        FAIL("should have failed");
    } catch (const ScriptError& error) {
        CHECK(error.call == 2);
        CHECK(std::string(error.what()) == "toy/cards/a.lua:1: no (in card 'a', hook 'on_poke')");
    }
    scene.host.begin_beat();
    scene.host.skip({2});
    CHECK(scene.play() == "1");
    scene.host.begin_beat();
    scene.host.skip({1});
    CHECK(scene.play() == "nil");
}
