// Early proof 3: the hardest questions of the twister and the gauntlet, as data: squares, edges, what depends
// on a rival's answer, and cards that one seat alone may see.
#include "questions.h"
#include "table/hash.h"

#include <cstdint>
#include <memory>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::questions;

TEST_CASE(
    "DT-31 a room is revealed: its tokens onto empty floor, one a square; the own colour by the opponent") {
    Scene scene({"rope", "troll", "treasure"}, 2);
    Board room(5, 5);  // 1: no normal floor
    for (int cell : {0, 3, 12, 24})
        room.at(cell).terrain = 1;
    scene.table.boards().push_back(room);
    const Ref rope = scene.card("rope");
    const Ref troll = scene.card("troll");
    const Ref treasure = scene.card("treasure");  // an object of the revealing player's colour
    const Name put = intern("put");
    auto ask = [&](int seat, std::initializer_list<Ref> tokens) {
        Question& question = scene.ask(Shape::choose_one, seat, "place_token");
        const Board& board = scene.table.boards()[0];
        for (Ref token : tokens)
            for (int cell = 0; cell < 25; ++cell)
                if (board.at(cell).terrain == 0 && board.at(cell).occupants.empty())
                    question.offer(put, token, Ref::square(0, cell));
        return question;
    };
    auto place = [&] {
        const Option chosen = scene.door.choose_one(scene.table);
        scene.table.boards()[0]
            .at(static_cast<int>(chosen.target.as_number()))
            .occupants.push_back(chosen.object);
        return chosen;
    };
    const Question first = ask(0, {rope, troll});
    CHECK(first.options.size() == 42);
    CHECK(first.label(0, scene.table) == "put:rope>b1");
    CHECK(first.label(41, scene.table) == "put:troll>d5");
    CHECK(fits(first, {41}));
    CHECK_FALSE(fits(first, {42}));
    scene.says({Answer{{41}}, Answer{{0}}, Answer{{0}}});
    CHECK(place().object == troll);
    CHECK(ask(0, {rope}).options.size() == 20);
    CHECK(place().target == Ref::square(0, 1));
    const Question last = ask(1, {treasure});
    CHECK(last.seat == seat_at(1));
    CHECK(last.label(0, scene.table) == "put:treasure>c1");
    CHECK(place().object == treasure);
    // What stands on the squares turns with the room (DT-36, DT-37), and it is plain data.
    Table copy;
    from_bytes(to_bytes(scene.table), copy);
    copy.set_catalogue(std::make_shared<Catalogue>(scene.table.catalogue()));
    copy.boards()[0].turn(0, 0, 5, 1);
    CHECK(copy.boards()[0].at(9).occupants == std::vector<Ref>{rope});
    copy.boards()[0].turn(0, 0, 5, 3);
    CHECK(hash_of(copy) == hash_of(scene.table));
}

TEST_CASE(
    "DT-43 on the way: steps, picking up, dropping and exchanging, on every square passed; edges to open") {
    Scene scene({"wizard", "rope", "torch", "cleric"}, 2);
    Board room(5, 5);
    scene.table.boards().push_back(room);
    const Ref rope = scene.card("rope");
    const Ref torch = scene.card("torch");
    const Ref cleric = scene.card("cleric");
    Question& move = scene.ask(Shape::choose_one, 0, "move").say(intern("left"), Ref::number(3));
    for (int cell : {7, 11, 13})
        move.offer(intern("step"), Ref::square(0, cell));
    move.offer(intern("exchange"), rope, torch).offer(intern("drop"), rope).offer(intern("stop"));
    move.offer(intern("open"), Ref::edge(0, 12, Side::south));
    move.refusals.push_back({intern("pick_up"), cleric, intern("carries_something"), rope});
    move.refusals.push_back({intern("step"), Ref::square(0, 17), intern("closed_portcullis"), {}});
    CHECK(move.label(0, scene.table) == "step:c2");
    CHECK(move.label(3, scene.table) == "exchange:rope>torch");
    CHECK(move.label(5, scene.table) == "stop");
    CHECK(move.label(6, scene.table) == "open:c3.south");
    CHECK(fits(move, {6}));
    CHECK_FALSE(fits(move, {7}));
    CHECK_FALSE(fits(move, {}));
    scene.says({Answer{{6}}, Answer{{3}}});
    const Option opened = scene.door.choose_one(scene.table);
    CHECK(opened.object.kind() == RefKind::edge);
    CHECK(opened.object.as_number() / 4 == 12);
}

TEST_CASE(
    "DT-65 a combat: all choices of the attacker, then of the defender, then one card of each in secret") {
    Scene scene({"troll", "thief", "strength_potion", "cleric", "combat_0", "combat_6"}, 2);
    const Name take_part = intern("take_part");
    const Name drink = intern("drink");
    auto ask = [&](int seat, Ref one, Ref other, Ref potion) {
        Question& question = scene.ask(Shape::choose_some, seat, "combat");
        question.least = 0;
        question.most = 3;
        question.groups = true;
        question.offer(take_part, one).offer(take_part, other);
        // One potion, whoever drinks it.
        question.offer(drink, potion, one).offer(drink, potion, other);
        question.options[2].group = question.options[3].group = 1;
        return question;
    };
    const Ref troll = scene.card("troll");
    const Ref thief = scene.card("thief");
    const Ref potion = scene.card("strength_potion");
    const Question attack = ask(0, troll, thief, potion);
    CHECK(fits(attack, {}));
    CHECK(fits(attack, {0, 1, 3}));
    CHECK_FALSE(fits(attack, {0, 2, 3}));
    CHECK_FALSE(fits(attack, {0, 1, 2, 3}));
    CHECK(attack.label(3, scene.table) == "drink:strength_potion>thief");
    scene.says({Answer{{0, 2}}, Answer{}, Answer{{1}}, Answer{{0}}});
    CHECK(scene.door.choose_some(scene.table)[1].target == troll);
    ask(1, scene.card("cleric"), scene.card("thief"), scene.card("strength_potion"));
    CHECK(scene.door.choose_some(scene.table).empty());
    CHECK(scene.told.asked[0].seat == seat_at(0));
    CHECK(scene.told.asked[1].seat == seat_at(1));

    std::vector<Question> cards(2);
    for (int seat = 0; seat < 2; ++seat) {
        Question& question = cards[static_cast<std::size_t>(seat)];
        question.prompt = intern("combat_card");
        question.seat = seat_at(seat);
        question.offer({}, scene.card("combat_0", 1, seat)).offer({}, scene.card("combat_6", 1, seat));
    }
    const std::vector<Answer> answers = scene.door.ask_secret(cards, scene.table);
    CHECK(answers == std::vector<Answer>{{{1}}, {{0}}});
    CHECK_FALSE(View(scene.table, seat_at(1), false).reads(scene.told.asked[2]));
    CHECK_FALSE(View(scene.table, seat_at(0), false).reads(scene.told.asked[3]));
}

TEST_CASE("GF-22 everyone at the same time; what depends on another's choice, from the first player on") {
    Scene scene({}, 4);
    const Name fight = intern("fight");
    const Name skip = intern("skip");
    // Independent: one round, from the first player (seat 3) clockwise; the answers come back in that order.
    std::vector<Question> round;
    for (int i = 0; i < 4; ++i) {
        Question& question = round.emplace_back();
        question.prompt = intern("encounter");
        question.seat = seat_at((2 + i) % 4);
        question.offer(fight).offer(skip);
    }
    round[1].options.pop_back();  // the second has no token to skip with: not even asked
    scene.says({Answer{{1}}, Answer{{0}}, Answer{{1}}});
    const std::vector<Answer> answers = scene.door.ask_secret(round, scene.table);
    CHECK(answers == std::vector<Answer>{{{1}}, {{0}}, {{0}}, {{1}}});
    CHECK(scene.told.asked.size() == 3);
    CHECK(scene.told.asked[0].seat == seat_at(2));
    CHECK(scene.told.asked[1].seat == seat_at(0));
    // Dependent (a bet on who will win): the earlier answers are part of the question, and of its
    // fingerprint.
    Question& one = scene.ask(Shape::choose_one, 3, "bet").say(intern("before"), Ref::seat(seat_at(2)));
    one.offer(fight, Ref::seat(seat_at(0))).offer(fight, Ref::seat(seat_at(1)));
    const std::uint32_t print = one.fingerprint();
    one.options.pop_back();
    one.offer(fight, Ref::seat(seat_at(2)));
    CHECK(one.fingerprint() != print);
}

TEST_CASE(
    "GF-132 the Wand: the top two encounters are seen and put in order, by its seat alone; one may go for a "
    "token") {
    Scene scene({"bandit", "demon", "cache"}, 3);
    const ZoneId deck = scene.table.zone(2);
    for (const char* word : {"bandit", "demon", "cache"})
        scene.card(word, 2);
    auto look = [&] {
        scene.table.note_reveal();
        Question& question = scene.ask(Shape::choose_some, 1, "wand_order");
        question.ordered = true;
        question.least = question.most = 2;
        const std::vector<CardId> cards = scene.table.list(deck);
        question.offer({}, scene.table.ref(cards[0])).offer({}, scene.table.ref(cards[1]));
        return question;
    };
    auto put_back = [&] {
        const std::vector<Option> order = scene.door.choose_some(scene.table);
        for (auto option = order.rbegin(); option != order.rend(); ++option)
            scene.table.move(option->object.as_card(), deck);
    };
    const Question first = look();
    CHECK(fits(first, {1, 0}));
    CHECK_FALSE(fits(first, {1}));
    CHECK_FALSE(fits(first, {0, 0}));
    CHECK(scene.table.revealed() == 1);  // cannot be taken back unnoticed
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(View(scene.table, seat_at(seat), false).reads(first) == (seat == 1));
        CHECK(View(scene.table, seat_at(seat), true).reads(first) == (seat == 1));
        CHECK(View(scene.table, seat_at(seat), true).cards(deck).empty());
    }
    const std::uint64_t others = View(scene.table, seat_at(0), false).digest();
    scene.says({Answer{{1, 0}}, Answer{{0}}, Answer{{1, 0}}});
    put_back();
    CHECK(scene.table.def(scene.table.top(deck)) == scene.table.catalogue().find(Name::of("demon")));
    CHECK(View(scene.table, seat_at(0), false).digest() == others);

    Question& away = scene.ask(Shape::choose_one, 1, "wand_discard");
    const std::vector<CardId> seen = scene.table.list(deck);
    away.offer(intern("discard"), scene.table.ref(seen[0]))
        .offer(intern("discard"), scene.table.ref(seen[1]));
    away.offer(intern("keep_both"));
    CHECK_FALSE(View(scene.table, seat_at(2), false).reads(away));
    scene.table.move(scene.door.choose_one(scene.table).object.as_card(), scene.table.zone(0));
    look();
    put_back();
    CHECK(scene.table.def(scene.table.top(deck)) == scene.table.catalogue().find(Name::of("cache")));
    CHECK(scene.table.def(scene.table.bottom(deck)) == scene.table.catalogue().find(Name::of("bandit")));
}
