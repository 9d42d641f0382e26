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

TEST_CASE("bounces are asked to be heard at their moments, each once") {
    for (const int frame : {4, 16, 90}) {
        Throwing one = throwing();
        const Cast cast = one.cast({}, false);
        const Flight flight(cast.thrown.path);
        std::size_t next = 0;
        const thrown::Knocks& knocks = cast.thrown.knocks;
        REQUIRE(knocks.size() > 1);
        Clock::time_point now{};
        while (one.flies()) {
            now += milliseconds(frame);
            const double shown = std::chrono::duration<double>(now.time_since_epoch()).count();
            for (const Heard& each : one.sounds(now)) {
                REQUIRE(next < knocks.size());
                CHECK(each == heard(knocks[next]));
                CHECK(knocks[next].time <= flight.moment(shown));
                CHECK(knocks[next].time > flight.moment(shown - frame * 0.001) - 1e-9);
                ++next;
            }
            one.update(now);
        }
        CHECK(next > 1);
        // What comes later is the die's last trembling, which is not shown.
        for (; next < knocks.size(); ++next)
            CHECK(knocks[next].time > flight.length());
    }
}

TEST_CASE("a flight that is skipped or not shown is not heard") {
    Throwing skipped = throwing();
    skipped.cast({}, false);
    skipped.skip();
    CHECK(skipped.sounds(Clock::time_point{} + milliseconds(5000)).empty());
    Throwing still = throwing();
    still.cast({}, true);
    CHECK(still.sounds(Clock::time_point{} + milliseconds(5000)).empty());
}

TEST_CASE("what is struck harder is louder, and wood, cardboard and a head sound apart") {
    using thrown::Struck;
    CHECK(heard({0, Struck::table, 200}).part > heard({0, Struck::table, 50}).part);
    CHECK(heard({0, Struck::table, 5000}).part == 1);
    std::set<Sound> all;
    for (const Struck what : {Struck::table, Struck::rim, Struck::target, Struck::head})
        all.insert(heard({0, what, 100}).sound);
    CHECK(all.size() == 4);
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
