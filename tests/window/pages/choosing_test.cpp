// Making up an answer press by press: for every shape, and never one that the door would refuse.
#include "window/pages/choosing.h"

#include "table/random.h"

#include <cstddef>
#include <cstdint>
#include <optional>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;

namespace {

scene::Ask ask_of(Shape shape, int options, int least, int most) {
    scene::Ask ask;
    ask.question.shape = shape;
    ask.question.least = least;
    ask.question.most = most;
    for (int i = 0; i < options; ++i)
        ask.question.offer(intern("x"), Ref::number(i), {}, 3);
    ask.choices.resize(ask.question.options.size());
    return ask;
}

}  // namespace

TEST_CASE("one of several is an answer at a press") {
    Choosing choosing(ask_of(Shape::choose_one, 4, 1, 1));
    CHECK(choosing.press(2) == Answer{{2}});
    CHECK(!choosing.press(9));
    CHECK(!choosing.settle());
}

TEST_CASE("some of several are marked, taken back, and given in the order of marking") {
    Choosing choosing(ask_of(Shape::choose_some, 4, 2, 2));
    CHECK(!choosing.press(3));
    CHECK(!choosing.settle());
    choosing.press(1);
    CHECK(choosing.settle() == Answer{{3, 1}});
    choosing.press(0);  // one more than may be marked replaces the last
    CHECK(choosing.settle() == Answer{{3, 0}});
    choosing.press(3);
    CHECK(choosing.count() == 1);
    choosing.none();
    CHECK(choosing.count() == 0);
    choosing.all();
    CHECK(choosing.settle() == Answer{{0, 1}});
}

TEST_CASE("what is likely all of it is marked at once, and can be taken back") {
    scene::Ask ask = ask_of(Shape::choose_some, 3, 0, 3);
    CHECK(Choosing(ask).count() == 0);
    ask.likely = 3;
    Choosing choosing(ask);
    CHECK(choosing.settle() == Answer{{0, 1, 2}});
    CHECK(!choosing.press(1));
    CHECK(choosing.settle() == Answer{{0, 2}});
}

TEST_CASE("an order begins as it is shown, and is changed by a step or by dragging") {
    scene::Ask ask = ask_of(Shape::choose_some, 3, 3, 3);
    ask.question.ordered = true;
    Choosing choosing(ask);
    CHECK(choosing.settle() == Answer{{0, 1, 2}});
    choosing.earlier(2);
    CHECK(choosing.settle() == Answer{{0, 2, 1}});
    choosing.put(1, 0);
    CHECK(choosing.settle() == Answer{{1, 0, 2}});
}

TEST_CASE("of each group one") {
    scene::Ask ask = ask_of(Shape::choose_some, 4, 0, 4);
    ask.question.groups = true;
    for (std::size_t i = 0; i < 4; ++i)
        ask.question.options[i].group = static_cast<std::uint8_t>(i / 2 + 1);
    Choosing choosing(ask);
    choosing.press(0);
    choosing.press(1);
    choosing.press(2);
    CHECK(choosing.settle() == Answer{{1, 2}});
    choosing.all();
    CHECK(choosing.settle().has_value());
}

TEST_CASE("amounts stay between their limits; distributions give out what there is") {
    Choosing amount(ask_of(Shape::amount, 0, 2, 9));
    CHECK(amount.amount() == 2);  // what costs least, until somebody says more
    amount.step(-1, 12);
    CHECK(amount.amount() == 9);
    amount.slide(0.5F);
    CHECK(amount.amount() == 6);
    amount.step(-1, -40);
    CHECK(amount.settle() == Answer{{2}});
    scene::Ask rent = ask_of(Shape::amount, 0, 0, 3);
    rent.likely = 2;  // what most would do
    CHECK(Choosing(rent).settle() == Answer{{2}});
    Choosing shares(ask_of(Shape::distribute, 3, 4, 4));
    CHECK(!shares.settle());
    shares.step(0, 9);
    CHECK(shares.share(0) == 3);
    shares.press(2);
    shares.press(2);
    CHECK(shares.left() == 0);
    CHECK(shares.settle() == Answer{{3, 0, 1}});
}

TEST_CASE("an amount is typed digit by digit, and one that is too much begins anew") {
    Choosing amount(ask_of(Shape::amount, 0, 2, 30));
    amount.type(1);
    CHECK(amount.amount() == 2);  // less than the least, so far
    amount.type(7);
    CHECK(amount.settle() == Answer{{17}});
    amount.type(4);
    CHECK(amount.amount() == 4);
    amount.type(0);
    CHECK(amount.amount() == 2);
    amount.step(-1, 9);
    amount.type(5);
    CHECK(amount.amount() == 5);
    amount.type(2);
    amount.rub_out();
    CHECK(amount.amount() == 2);
}

TEST_CASE("whatever is pressed, what is given fits the question") {
    Stream chance(11, 1);
    int given = 0;
    for (int game = 0; game < 3000; ++game) {
        const auto shape = static_cast<Shape>(chance.below(7));
        const int options = static_cast<int>(chance.below(5)) + 1;
        const int least = static_cast<int>(chance.below(static_cast<std::uint32_t>(options)));
        scene::Ask ask = ask_of(
            shape, shape == Shape::amount || shape == Shape::confirm || shape == Shape::read ? 0 : options,
            least, least + static_cast<int>(chance.below(3)));
        if (chance.below(2) == 0) ask.question.interject(seat_at(1), intern("drink"));
        ask.question.groups = chance.below(3) == 0;
        ask.question.ordered = chance.below(3) == 0;
        ask.choices.resize(ask.question.options.size());
        Choosing choosing(ask);
        for (int press = 0; press < 12; ++press) {
            std::optional<Answer> answer;
            switch (chance.below(6)) {
                case 0:
                    choosing.step(static_cast<std::int64_t>(chance.below(7)) - 1,
                                  static_cast<int>(chance.below(5)) - 2);
                    break;
                case 1: choosing.slide(static_cast<float>(chance.below(100)) / 100.0F); break;
                case 2: choosing.all(); break;
                case 3: choosing.earlier(chance.below(6)); break;
                default: answer = choosing.press(chance.below(7));
            }
            if (!answer) answer = choosing.settle();
            if (!answer) continue;
            ++given;
            CHECK(misfit(ask.question, *answer) == "");
        }
    }
    CHECK(given > 3000);
}
