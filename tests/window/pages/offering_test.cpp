// What a press on the table answers while the answers about one thing alone are shown.
#include "window/pages/offering.h"

#include "window/fixture.h"
#include "window/situation.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Ref card(int id) { return Ref::card(static_cast<CardId>(id), 0); }
Ref place(int cell) { return Ref::square(0, cell); }

/// A room each for some places: 1 for two of them, 2 for two others, one of which is the same.
scene::Ask building() {
    scene::Ask ask;
    ask.question.shape = Shape::choose_one;
    for (const auto& [room, cell] :
         {std::pair{1, 3}, std::pair{1, 4}, std::pair{2, 4}, std::pair{2, 5}, std::pair{3, 6}}) {
        scene::Choice choice;
        choice.object = card(room);
        choice.target = place(cell);
        ask.choices.push_back(choice);
        ask.question.offer(intern("build"), choice.object, choice.target);
    }
    return ask;
}

struct Pressed {
    scene::Scene scene;
    scene::Ask ask = building();
    std::vector<std::string> log{};
    TableView view{.scene = scene, .ask = &ask, .log = log};

    explicit Pressed(Ref narrowed) { view.reading.narrowed = narrowed; }

    std::optional<Spot> on(Ref thing) const { return Offering(view).offers().answer(Piece(), thing); }
    bool is_lit(int cell) const { return Offering(view).offers().square(place(cell)); }
};

}  // namespace

TEST_CASE("after a room was pressed only its places are lit, and a press on one builds it there") {
    const Pressed one(card(1));
    CHECK(one.is_lit(3));
    CHECK(one.is_lit(4));
    CHECK_FALSE(one.is_lit(5));
    CHECK_FALSE(one.on(place(6)));
    REQUIRE(one.on(place(4)));
    CHECK(one.on(place(4))->does == Does::choose);
    CHECK(one.on(place(4))->number == 1);
}

TEST_CASE(
    "after a place was pressed a press on a room builds it there, and one on another place is about that") {
    const Pressed one(place(4));
    REQUIRE(one.on(card(2)));
    CHECK(one.on(card(2))->does == Does::choose);
    CHECK(one.on(card(2))->number == 2);
    CHECK(one.is_lit(5));
}

TEST_CASE("another room may be pressed instead, and without either all places are lit") {
    const Pressed one(card(1));
    REQUIRE(one.on(card(2)));
    CHECK(one.on(card(2))->does == Does::narrow);
    const Pressed none{Ref()};
    for (const int cell : {3, 4, 5, 6})
        CHECK(none.is_lit(cell));
    REQUIRE(none.on(place(4)));
    CHECK(none.on(place(4))->does == Does::narrow);
    CHECK(none.on(place(5))->number == 3);
}

TEST_CASE("a figure that could do something shows what when it is pressed, and alone is marked then") {
    Pressed none{Ref()};
    none.ask.choices[0].figures = {static_cast<CardId>(7), static_cast<CardId>(8)};
    none.ask.choices[1].figures = {static_cast<CardId>(7)};
    REQUIRE(none.on(card(7)));
    CHECK(none.on(card(7))->does == Does::narrow);
    CHECK(Ref::from_bits(static_cast<std::uint64_t>(none.on(card(7))->number)) == card(7));
    REQUIRE(none.on(card(8)));
    CHECK(none.on(card(8))->does == Does::narrow);  // with one thing to do, too: that is read first
    CHECK_FALSE(none.on(card(9)));
    CHECK(Offering(none.view).offers().able.size() == 3);
    none.view.reading.narrowed = card(8);
    CHECK(Offering(none.view).offers().able == std::vector{static_cast<CardId>(8)});
}

TEST_CASE(
    "a price is golden on what can be bought, or could once some money lies there, and on nothing else") {
    const auto lies_there = [](const scene::Scene& scene, CardId card) {
        for (const scene::Seat& seat : scene.seats)
            for (const scene::Zone& zone : seat.zones)
                for (const scene::Card& each : zone.cards)
                    if (each.id == card && zone.role == scene::Role::offered) return true;
        return false;
    };
    const auto reach_of = [](const scene::Ask& ask) {
        std::vector<CardId> all;
        for (const scene::Choice& choice : ask.choices)
            for (const Goal& goal : choice.goals)
                if (!goal.reason && goal.cost > 0) all.push_back(goal.thing.as_card());
        return all;
    };
    const Situation here =
        find_in(play::test::library(), 1, 3, "en", [&](const scene::Scene& scene, const scene::Ask& ask) {
            const std::vector<CardId> reach = reach_of(ask);
            return !reach.empty() && lies_there(scene, reach.front());
        });
    const std::vector<CardId> reach = reach_of(here.ask);
    const auto looks_so = [](const Situation& situation, CardId card, const auto& so) {
        const Page page = page_of(situation, "en");
        return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
            return piece.thing == index(card) + 1 &&
                   std::any_of(piece.shapes.begin(), piece.shapes.end(), so);
        });
    };
    const auto is_golden = [&](const Situation& situation, CardId card) {
        return looks_so(situation, card, [](const Figure& shape) {
            return shape.look == Look::pill && shape.frame == "gold";
        });
    };
    const auto is_dark = [&](const Situation& situation, CardId card) {
        return looks_so(situation, card, [](const Figure& shape) {
            return shape.look == Look::card && shape.calm == Calm::quiet;
        });
    };
    CHECK(is_golden(here, reach.front()));
    CHECK_FALSE(is_dark(here, reach.front()));
    Situation poor = here;
    for (scene::Choice& choice : poor.ask.choices)
        choice.goals.clear();
    CHECK_FALSE(is_golden(poor, reach.front()));
}

TEST_CASE("what costs too much lies on the stage too, as long as nobody is faced there") {
    scene::Scene scene;
    scene::Zone loot;
    loot.role = scene::Role::offered;
    loot.cards.resize(1);
    loot.cards[0].id = static_cast<CardId>(9);
    scene::Zone monsters;
    monsters.role = scene::Role::faced;
    scene.zones = {loot, monsters};
    scene::Ask ask;
    ask.refused.push_back({"It costs 30.", card(9)});
    std::vector<std::string> log;
    const TableView view{.scene = scene, .ask = &ask, .log = log};
    CHECK(Offering(view).needs(scene.zones[0]));
    scene.zones[1].cards.resize(1);
    CHECK_FALSE(Offering(view).needs(scene.zones[0]));
    scene.zones[1].cards.clear();
    ask.refused.clear();
    CHECK_FALSE(Offering(view).needs(scene.zones[0]));
}
