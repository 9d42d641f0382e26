// Early proof 3: the hardest questions of the five rules files, as data. Each case puts them at the door and
// checks that legal answers pass and illegal ones do not: the co-operative games and the lords.
#include "questions.h"

#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::questions;

namespace {

const Name playing = intern("play");

}  // namespace

TEST_CASE("DF-90 a card marked 1x may be used at any moment: it rides on whatever is asked of another hero") {
    Scene scene({"beer", "frog"});
    const Ref beer = scene.card("beer");
    const Ref frog = scene.card("frog");
    // The first hero reports a throw, a record; two others hold cards.
    auto ask = [&]() -> Question& {
        Question& throwing = scene.ask(Shape::record, 0, "throw");
        throwing.offer(intern("zone"), {}, {}, 10).offer(intern("icon_up"), {}, {}, 1);
        throwing.offer(intern("contacts"), {}, {}, 99);
        return throwing.interject(seat_at(1), playing, beer)
            .interject(seat_at(2), playing, frog, Ref::seat(seat_at(0)));
    };
    const Question throwing = ask();
    CHECK(throwing.own() == 3);
    CHECK(fits(throwing, {5, 1, 7}));
    CHECK_FALSE(fits(throwing, {5, 2, 7}));
    CHECK_FALSE(fits(throwing, {11, 1, 7}));
    CHECK_FALSE(fits(throwing, {5, 1, 7, 0, 0}));
    CHECK_FALSE(fits(throwing, {5, 1}));
    CHECK(misfit(throwing, interjection(throwing, 4)).empty());
    CHECK_FALSE(misfit(throwing, Answer{{~5}}).empty());
    CHECK_FALSE(misfit(throwing, Answer{{~0}}).empty());
    CHECK(throwing.label(4, scene.table) == "play:frog>seat1");

    // At the door: the third hero's frog first, then the same question again, without it.
    scene.says({interjection(throwing, 4), Answer{{5, 1, 7}}});
    Option used;
    std::vector<std::int32_t> record;
    CHECK(scene.door.interjected(scene.table, used, record));
    CHECK(used.seat == seat_at(2));
    CHECK(used.object == frog);
    ask().options.pop_back();
    CHECK_FALSE(scene.door.interjected(scene.table, used, record));
    CHECK(record == std::vector<std::int32_t>{5, 1, 7});

    // It rides on every shape, and an interjection is never taken for an answer of the asked seat.
    for (Shape shape : {Shape::choose_one, Shape::choose_some, Shape::amount, Shape::distribute,
                        Shape::confirm, Shape::read, Shape::record}) {
        CAPTURE(static_cast<int>(shape));
        Question question;
        question.shape = shape;
        question.least = question.most = 1;
        question.offer(playing, beer, {}, 1).interject(seat_at(1), playing, frog);
        const Answer use = interjection(question, 1);
        CHECK(misfit(question, use).empty());
        REQUIRE(interjected(question, use) != nullptr);
        CHECK(interjected(question, use)->object == frog);
        Answer none;
        CHECK_FALSE(forced(question, none));
        Question without = question;
        without.options.pop_back();
        CHECK_FALSE(misfit(without, use).empty());
        CHECK(without.fingerprint() != question.fingerprint());
    }
    Question both;
    both.shape = Shape::choose_some;
    both.most = 2;
    both.offer(playing, beer).interject(seat_at(1), playing, frog);
    CHECK_FALSE(fits(both, {0, 1}));
}

TEST_CASE(
    "DF-125 divine intervention: each point of damage heals one hero by 1, split freely among heroes in "
    "combat") {
    Scene scene({});
    Question& healing = scene.ask(Shape::distribute, 0, "divine_intervention");
    healing.least = healing.most = 5;  // of five points; nobody above nine: 4, 1 and 6 may be healed
    healing.offer({}, Ref::seat(seat_at(0)), {}, 4).offer({}, Ref::seat(seat_at(1)), {}, 1);
    healing.offer({}, Ref::seat(seat_at(3)), {}, 6);  // the third hero is out (DF-66)
    CHECK(fits(healing, {4, 1, 0}));
    CHECK(fits(healing, {0, 0, 5}));
    CHECK_FALSE(fits(healing, {5, 0, 0}));  // more than is missing
    CHECK_FALSE(fits(healing, {3, 1, 0}));  // a point left over
    CHECK_FALSE(fits(healing, {4, 1, 1}));  // a point too many
    CHECK_FALSE(fits(healing, {6, 0, -1}));
    CHECK_FALSE(fits(healing, {4, 1}));
    scene.says({Answer{{1, 1, 3}}});
    CHECK(scene.door.numbers(scene.table) == std::vector<std::int32_t>{1, 1, 3});

    // Everybody can be healed in full: there is nothing to choose.
    Question& enough = scene.ask(Shape::distribute, 0, "divine_intervention");
    enough.least = enough.most = 3;
    enough.offer({}, Ref::seat(seat_at(0)), {}, 2).offer({}, Ref::seat(seat_at(1)), {}, 1);
    CHECK(scene.door.numbers(scene.table) == std::vector<std::int32_t>{2, 1});
}

TEST_CASE(
    "21.23 a heavy weapon's path: an ordered list of targets, all of the own area, then any of one other") {
    Scene scene({"hound", "wight", "thief", "ogre"});
    const std::vector<Ref> own{scene.card("hound"), scene.card("hound")};
    const std::vector<Ref> there{scene.card("wight"), scene.card("thief"), scene.card("ogre")};
    Question& first = scene.ask(Shape::choose_some, 0, "path");
    first.ordered = true;
    first.least = first.most = 2;
    for (Ref target : own)
        first.offer({}, target);
    CHECK(fits(first, {1, 0}));
    CHECK_FALSE(fits(first, {1}));  // all of the own area
    CHECK_FALSE(fits(first, {1, 1}));
    CHECK(first.label(1, scene.table) == ":hound.2");
    scene.says({Answer{{1, 0}}, Answer{{1}}, Answer{{2, 0}}});
    CHECK(scene.door.choose_some(scene.table)[0].object == own[1]);
    scene.ask(Shape::choose_one, 0, "path_area")
        .offer({}, Ref::seat(seat_at(1)))
        .offer({}, Ref::seat(seat_at(2)));
    CHECK(scene.door.choose_one(scene.table).object == Ref::seat(seat_at(2)));
    Question& then = scene.ask(Shape::choose_some, 0, "path");
    then.ordered = true;
    then.least = 0;
    then.most = 3;
    for (Ref target : there)
        then.offer({}, target);
    CHECK(fits(then, {}));
    CHECK(fits(then, {2, 0, 1}));
    CHECK_FALSE(fits(then, {0, 1, 2, 0}));
    const std::vector<Option> path = scene.door.choose_some(scene.table);
    CHECK(path[0].object == there[2]);
    CHECK(path[1].object == there[0]);
}

TEST_CASE(
    "DL-32, DL-33, DL-68 three of six orders in a row, secretly; a dummy's third order in the same round") {
    Scene scene({"food", "imps", "gold", "traps", "monster", "room"}, 2);
    std::vector<Question> round;
    for (int seat = 0; seat < 2; ++seat) {
        Question& question = round.emplace_back();
        question.shape = Shape::choose_some;
        question.prompt = intern("orders");
        question.seat = seat_at(seat);
        question.ordered = true;
        question.least = question.most = 3;
        for (const char* order : {"food", "imps", "gold", "traps", "monster", "room"})
            question.offer({}, scene.card(order, 1, seat));
    }
    Question& dummy = round.emplace_back();
    dummy.prompt = intern("dummy_third");
    dummy.seat = seat_at(0);
    for (const char* order : {"food", "traps", "room"})
        dummy.offer({}, scene.card(order));
    CHECK(fits(round[0], {5, 0, 3}));
    CHECK_FALSE(fits(round[0], {5, 0}));
    CHECK_FALSE(fits(round[0], {5, 0, 5}));
    CHECK_FALSE(fits(round[0], {5, 0, 6}));

    scene.says({Answer{{5, 0, 3}}, Answer{{0, 1, 2}}, Answer{{1}}});
    const std::vector<Answer> answers = scene.door.ask_secret(round, scene.table);
    REQUIRE(answers.size() == 3);
    CHECK(answers[0] == Answer{{5, 0, 3}});
    CHECK(answers[2] == Answer{{1}});
    for (const Question& question : scene.told.asked) {
        CHECK(question.secret);
        for (int seat = 0; seat < 2; ++seat)
            CHECK(View(scene.table, seat_at(seat), true).reads(question) == (question.seat == seat_at(seat)));
    }
}

TEST_CASE(
    "DL-79 pay day: tiles are paid or let go one at a time, in the player's order; why one cannot be paid") {
    Scene scene({"witch", "vampire", "goblin"});
    const Ref witch = scene.card("witch");
    const Ref vampire = scene.card("vampire");
    const Ref goblin = scene.card("goblin");
    const Name pay = intern("pay");
    const Name dismiss = intern("dismiss");
    Question& question = scene.ask(Shape::choose_one, 1, "pay_day").say(intern("left"), Ref::number(3));
    for (Ref tile : {witch, goblin})
        question.offer(pay, tile);
    for (Ref tile : {witch, vampire, goblin})
        question.offer(dismiss, tile);
    question.refusals.push_back({pay, vampire, intern("evil_at_the_top"), {}});  // DL-45
    CHECK(question.label(0, scene.table) == "pay:witch");
    CHECK(question.label(3, scene.table) == "dismiss:vampire");
    CHECK(fits(question, {3}));
    CHECK_FALSE(fits(question, {5}));
    CHECK_FALSE(fits(question, {0, 1}));
    CHECK_FALSE(fits(question, {}));
    CHECK(question.refusals[0].object == vampire);
    scene.says({Answer{{3}}, Answer{{0}}});
    CHECK(scene.door.choose_one(scene.table).verb == dismiss);
    scene.ask(Shape::choose_one, 1, "pay_day")
        .offer(dismiss, goblin);  // one legal thing is left: the door does it
    CHECK(scene.door.choose_one(scene.table).object == goblin);
    CHECK(scene.door.forced() == 1);
}

TEST_CASE("DL-97 the battlefield: an unconquered own tile nearest to the entrance, free among equals") {
    Scene scene({});
    Board dungeon(4, 5);  // 1 tunnel, 2 conquered
    for (int cell : {2, 7, 12, 6, 8})
        dungeon.at(cell).terrain = 1;
    scene.table.boards().push_back(dungeon);
    auto nearest = [&] {
        const Board& board = scene.table.boards()[0];
        std::vector<int> distance(20, -1);
        std::vector<int> walk{2};
        distance[2] = 0;
        for (std::size_t at = 0; at < walk.size(); ++at)
            for (Side side : {Side::north, Side::east, Side::south, Side::west})
                if (const int next = board.neighbour(walk[at], side);
                    next >= 0 && board.at(next).terrain != 0 &&
                    distance[static_cast<std::size_t>(next)] < 0) {
                    distance[static_cast<std::size_t>(next)] =
                        distance[static_cast<std::size_t>(walk[at])] + 1;
                    walk.push_back(next);
                }
        Question& question = scene.ask(Shape::choose_one, 0, "battlefield");
        int best = -1;
        for (int cell : walk) {
            const int far = distance[static_cast<std::size_t>(cell)];
            if (board.at(cell).terrain != 1 || (best >= 0 && far > best)) continue;
            best = far;
            question.offer({}, Ref::square(0, cell));
        }
        return question;
    };
    CHECK(nearest().options.size() == 1);
    CHECK(scene.door.choose_one(scene.table).object == Ref::square(0, 2));  // forced
    scene.table.boards()[0].at(2).terrain = 2;
    CHECK(nearest().options.size() == 1);
    scene.table.boards()[0].at(7).terrain = 2;
    const Question three = nearest();
    CHECK(three.options.size() == 3);
    CHECK(three.label(0, scene.table) == ":d2");
    CHECK(fits(three, {2}));
    CHECK_FALSE(fits(three, {3}));
    scene.says({Answer{{1}}});
    CHECK(scene.door.choose_one(scene.table).object == Ref::square(0, 12));
    CHECK(scene.door.asked() == 1);
}
