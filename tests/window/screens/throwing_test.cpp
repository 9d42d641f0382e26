// A throw on the screen: mouse and keys make the same throw, and no frame has a part in it.
#include "window/screens/throwing.h"

#include "window/throws.h"

#include <chrono>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;
using std::chrono::milliseconds;

namespace {

constexpr Size kSize = kSizes[0];

Throwing throwing(const Clock::time_point now = {}) {
    Throwing made(plain_ask().ask, "", true, now);
    const Ruler ruler{garamond(), language("en"), em_of(kSize.w, kSize.h, 100)};
    made.page(ruler, plain_ask().scene, kSize.w, kSize.h);
    return made;
}

}  // namespace

TEST_CASE("a pull of the mouse and the keys make the same hand, and so the same record") {
    Throwing keys = throwing();
    for (int i = 0; i < 9; ++i)
        CHECK(keys.key(sf::Keyboard::Up, false));
    for (int i = 0; i < 3; ++i)
        CHECK(keys.key(sf::Keyboard::Right, false));
    const Cast by_keys = keys.cast({}, false);
    const auto [right, back] = Aiming::pulled(by_keys.thrown.hand);
    const Ruler ruler{garamond(), language("en"), em_of(kSize.w, kSize.h, 100)};
    const float high = picture_box(ruler, kSize.w, kSize.h).h;
    Throwing mouse = throwing();
    REQUIRE(mouse.grab(400, 400));
    mouse.pull(390, 500);
    CHECK(mouse.let_go(400 + static_cast<float>(right) * high, 400 + static_cast<float>(back) * high));
    const Cast by_mouse = mouse.cast({}, false);
    CHECK(by_mouse.thrown.hand == by_keys.thrown.hand);
    CHECK(by_mouse.thrown.answer == by_keys.thrown.answer);
    CHECK(by_mouse.seed == plain_ask().ask->thrown->seed);
}

TEST_CASE("the record is decided when the die leaves the hand, whatever is shown of it") {
    std::vector<Answer> answers;
    for (const int frame : {4, 16, 33, 400}) {
        Throwing one = throwing();
        const Cast cast = one.cast({}, false);
        answers.push_back(cast.thrown.answer);
        Clock::time_point now{};
        int frames = 0;
        while (one.flies() && frames < 10'000) {
            now += milliseconds(frame);
            one.update(now);
            CHECK(one.drawing(now, false, false) != nullptr);
            ++frames;
        }
        CHECK(one.lies());
        // It lies after the same time, to a frame.
        const double takes = Flight(cast.thrown.path).takes();
        CHECK(std::chrono::duration<double>(now.time_since_epoch()).count() >= takes);
        CHECK(std::chrono::duration<double>(now.time_since_epoch()).count() < takes + frame * 0.001 + 0.001);
    }
    for (const Answer& answer : answers)
        CHECK(answer == answers.front());
}

TEST_CASE("a flight can be skipped, and with reduced motion there is none") {
    Throwing skipped = throwing();
    skipped.cast({}, false);
    CHECK(skipped.flies());
    skipped.skip();
    CHECK(skipped.lies());
    Throwing still = throwing();
    still.cast({}, true);
    CHECK(still.lies());
}

TEST_CASE("a press without a pull throws nothing") {
    Throwing one = throwing();
    REQUIRE(one.grab(400, 400));
    CHECK_FALSE(one.let_go(401, 401));
    CHECK(one.aims());
    CHECK_FALSE(one.grab(5, 5));  // beside the picture
}

TEST_CASE("who looks back pulls the other way round") {
    Throwing plain = throwing();
    Throwing back(handicapped(*thrown::handicap("back")), "", true, {});
    const Ruler ruler{garamond(), language("en"), em_of(kSize.w, kSize.h, 100)};
    back.page(ruler, plain_ask().scene, kSize.w, kSize.h);
    REQUIRE(plain.grab(400, 400));
    REQUIRE(back.grab(400, 400));
    CHECK(plain.let_go(420, 500));
    CHECK(back.let_go(380, 300));
    CHECK(back.cast({}, true).thrown.hand.aim == plain.cast({}, true).thrown.hand.aim);
}
