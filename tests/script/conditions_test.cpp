#include "toy.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::script;

namespace {

constexpr std::string_view kKinds[] = {"sword", "soup"};

/// The toy rules, with charms: their hooks are asked about a hero, a card, a number and the turn.
struct Rules : Toy {
    enum More { may = 4, on_round, on_page };
    using Toy::Toy;

    std::string_view kind(CardId card) const { return kKinds[table.get(card, 0) == 100 ? 0 : 1]; }
    int depth(CardId) const { throw VerbError("this card has no depth"); }
    std::vector<CardId> others(CardId) const { return {}; }
    SeatId active() const { return SeatId{1}; }

    static const Registry& declared() {
        static const Registry it = [] {
            Registry all = Toy::registry();
            all.property("card", "kind", &Rules::kind, "").words(kKinds);
            all.property("card", "depth", &Rules::depth, "");
            all.property("card", "others", &Rules::others, "");
            all.property("turn", "hero", &Rules::active, "");
            const std::vector<Param> params{{"hero", Type::hero, false, ""},
                                            {"card", Type::card, false, ""},
                                            {"count", Type::integer, false, ""},
                                            {"turn", Type::value, false, ""},
                                            {"why", Type::value, false, ""}};
            all.hook({"may", "", params, Type::truth, true});
            all.hook({"on_round", "", params});
            all.hook({"on_rest", "", params});
            all.hook({"on_page", "", {{"turn", Type::value, false, ""}}, Type::nothing, false, true});
            all.definition({"charm", "", {}, {"may", "on_round", "on_page", "on_rest"}});
            all.definition({.name = "stone", .hooks = {"may"}, .owned = false});
            return all;
        }();
        return it;
    }
};

File charm(std::string_view when) {
    return {"toy/charms/a.lua",
            fmt::format("return charm {{\n"
                        "  may = function(self, hero, card, count, turn) return true end,\n"
                        "  on_round = function(self) end,\n"
                        "  on_page = function(turn) end,\n"
                        "  when = {},\n}}",
                        when)};
}

/// Two charms: the first lies before the second hero, the other one in the middle.
struct Charms {
    explicit Charms(std::string_view when) : host({charm(when)}, {&Rules::declared()}), rules(host, make()) {
        rules.attach();
        host.begin_beat();
    }
    Table make() {
        auto catalogue = std::make_shared<Catalogue>();
        catalogue->zones = {{intern("play"), Scope::table, Visibility::open, true},
                            {intern("discards"), Scope::table, Visibility::open, false},
                            {intern("area"), Scope::seat, Visibility::open, true}};
        catalogue->card_counters = {{intern("life"), 100, 0, 1'000}};
        catalogue->definitions = {intern("a")};
        host.number(*catalogue);
        Table table(catalogue, 2, 1);
        mine = table.create(DefId{0}, table.zone(2, SeatId{1}));
        other = table.create(DefId{0}, table.zone(0));
        return table;
    }
    Arg may(CardId self, int hero, CardId card, int count = 3) {
        const std::array<Arg, 5> args{Ref::seat(SeatId(hero)), rules.table.ref(card), std::int64_t{count},
                                      Ref::table(Toy::turn), Arg()};
        return host.call(DefId{0}, Rules::may, rules.table.ref(self), args);
    }
    /// Whether the first charm's hook is called; what is not called says no.
    bool called(int hero, CardId card, int count = 3) {
        const std::uint64_t before = host.calls();
        const bool answer = std::get<bool>(may(mine, hero, card, count));
        CHECK(answer == (host.calls() > before));
        return answer;
    }

    CardId mine = CardId::none;
    CardId other = CardId::none;
    Host host;
    Rules rules;
};

std::string wrong(std::string_view when) {
    const Host host({charm(when)}, {&Rules::declared()});
    return host.problems().empty() ? "" : host.problems().front().show();
}

}  // namespace

TEST_CASE("when: a hook is called for its own hero, for itself, and for a number") {
    Charms own("{ may = { hero = 'own' } }");
    CHECK(own.called(1, own.mine));
    CHECK_FALSE(own.called(0, own.mine));
    CHECK(std::get<bool>(own.may(own.other, 1, own.mine)) == false);  // it is nobody's own

    Charms self("{ may = { card = 'self', count = { 1, 3 } } }");
    CHECK(self.called(0, self.mine));
    CHECK_FALSE(self.called(0, self.other));
    CHECK_FALSE(self.called(0, self.mine, 2));
    CHECK(self.called(0, self.mine, 1));
}

TEST_CASE("when: properties of what the hook is given, by declaration") {
    Charms sharp("{ may = { card = { kind = 'sword', life = { 100, 99 } }, turn = { hero = 'own' } } }");
    CHECK(sharp.called(0, sharp.other));
    sharp.rules.table.set(sharp.other, 0, 99);
    CHECK_FALSE(sharp.called(0, sharp.other));
    sharp.rules.table.set(sharp.other, 0, 100);
    sharp.rules.table.move(sharp.mine, sharp.rules.table.zone(2, SeatId{0}));
    CHECK_FALSE(sharp.called(0, sharp.other));  // it lies before somebody whose turn it is not
}

TEST_CASE("when: what cannot be asked is not as it should be") {
    Charms deep("{ may = { card = { depth = 1 } } }");
    CHECK_FALSE(deep.called(1, deep.mine));
    Charms gone("{ may = { card = { life = 100 } } }");
    const Ref stale = gone.rules.table.ref(gone.other);
    gone.rules.table.move(gone.other, gone.rules.table.zone(1));
    const std::array<Arg, 2> args{Ref::seat(SeatId{1}), stale};
    CHECK(std::get<bool>(gone.host.call(DefId{0}, Rules::may, gone.rules.table.ref(gone.mine), args)) ==
          false);
}

TEST_CASE("when: a call that is not made has its number, so that skips mean the same") {
    Charms own("{ may = { hero = 'own' } }");
    own.host.skip({2});
    CHECK(std::get<bool>(own.may(own.mine, 0, own.mine)) == false);
    CHECK(std::holds_alternative<std::monostate>(own.may(own.mine, 1, own.mine)));  // skipped
    CHECK(std::get<bool>(own.may(own.mine, 1, own.mine)));
}

TEST_CASE("when: mistakes are sentences") {
    struct Mistake {
        std::string_view when;
        std::string_view told;
    };
    const Mistake mistakes[] = {
        {"3", "'when' should say for hooks when they are called"},
        {"function() end", "'when' should be plain data, not a function"},
        {"{ mya = { hero = 'own' } }",
         "'when.mya' speaks of a hook that charm does not have; did you mean 'may'?"},
        {"{ 'may' }", "'when.[1]' speaks of a hook that charm does not have"},
        {"{ on_rest = { hero = 'own' } }",
         "'when.on_rest' speaks of a hook that does not stand here: write on_rest = function"},
        {"{ on_page = {} }", "'when.on_page' is a page, which is always read"},
        {"{ may = {} }", "'when.may' names nothing"},
        {"{ may = { hero = {} } }", "hero names nothing"},
        {"{ may = { self = 3 } }", "self should be a table of its properties"},
        {"{ may = 'own' }", "'when.may' should be a table such as"},
        {"{ may = { heroe = 'own' } }",
         "is given no 'heroe', but self, hero, card, count, turn, why; did you mean 'hero'?"},
        {"{ may = { hero = 'self' } }",
         "'when.may' hero should be \"own\", not \"self\", or a table of its properties"},
        {"{ may = { count = 'x' } }", "count should be a whole number, not \"x\""},
        {"{ may = { count = {} } }", "count names nothing"},
        {"{ may = { count = { { 1 } } } }", "count should be a list without lists in it"},
        {"{ may = { count = { n = 1 } } }", "count should be a whole number or a list of such"},
        {"{ may = { count = { [2] = 1 } } }", "count should be a whole number or a list of such"},
        {"{ may = { count = 1.5 } }", "count should be a whole number, not 1.5"},
        {"{ may = { turn = { hero = { life = 3 } } } }",
         "turn.hero should be \"own\" or a list of such; what lies deeper is for an 'if' in the hook"},
        {"{ may = { turn = 'own' } }", "turn should be a table of its properties"},
        {"{ may = { why = { x = 1 } } }", "why: has no properties"},
        {"{ may = { card = { kinde = 'sword' } } }",
         "card: a card has no property 'kinde'; did you mean 'kind'?"},
        {"{ may = { card = { others = 1 } } }", "'others' of a card cannot be compared"},
        {"{ may = { card = { poke = 1 } } }", "'poke' of a card cannot be compared"},
        {"{ may = { card = { kind = 'swrd' } } }", "card.kind is never 'swrd'; did you mean 'sword'?"},
        {"{ may = { card = { kind = 3 } } }", "card.kind should be a text, not 3"},
    };
    for (const Mistake& mistake : mistakes) {
        CAPTURE(mistake.when);
        CHECK_HAS(wrong(mistake.when), mistake.told);
    }
    for (std::string_view right :
         {std::string_view("{ may = { count = 3.0 } }"), std::string_view("{ may = { hero = { 'own' } } }"),
          std::string_view("{ may = { card = { kind = { 'sword', 'soup' } } } }"), std::string_view("{}")}) {
        CAPTURE(right);
        CHECK(wrong(right).empty());
    }
}

TEST_CASE("when: what lies in no hero's area has no own hero") {
    const File stone{
        "toy/stones/a.lua",
        "return stone { may = function(self) return true end, when = { may = { hero = 'own' } } }"};
    const Host host({stone}, {&Rules::declared()});
    REQUIRE(host.problems().size() == 1);
    CHECK_HAS(host.problems().front().show(), "speaks of \"own\", and this lies in no hero's area");
}

TEST_CASE("when: the card itself and its id can be asked too") {
    Charms self("{ may = { self = { life = 100, id = 'a' }, card = { id = { 'a', 'b' } } } }");
    CHECK(self.called(0, self.other));
    self.rules.table.set(self.mine, 0, 99);
    CHECK_FALSE(self.called(0, self.other));
    Charms other("{ may = { card = { id = 'b' } } }");
    CHECK_FALSE(other.called(0, other.other));
}
