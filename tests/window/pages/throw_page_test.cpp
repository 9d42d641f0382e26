// The page of a throw: nothing lies across anything, and everything can be reached, at every size and scale.
#include "window/pages/throw_page.h"

#include "window/throws.h"

#include <set>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Page page_of(const AskedThrow& asked, const std::string& code, const Size& size, int percent,
             ThrowView::Stage stage) {
    const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, percent)};
    const Aiming aiming(asked.ask->thrown->asked.handicap);
    ThrowView view{.scene = asked.scene, .ask = *asked.ask, .aiming = aiming, .stage = stage};
    view.hint = stage == ThrowView::Stage::aiming;
    if (stage == ThrowView::Stage::lies) {
        const thrown::Thrown thrown =
            thrown::throw_asked(asked.ask->question, asked.ask->thrown->asked, aiming.hand(), 7);
        view.result = result_of(ruler, *asked.ask->thrown, thrown);
    }
    return throw_page(ruler, view, size.w, size.h);
}

}  // namespace

TEST_CASE("nothing of a throw's page is clipped or lies across anything else") {
    for (const char* code : {"en", "it"})
        for (const AskedThrow& asked : asked_throws(code))
            for (const Size& size : kSizes)
                for (const int percent : kScales)
                    for (const auto stage :
                         {ThrowView::Stage::aiming, ThrowView::Stage::flying, ThrowView::Stage::lies}) {
                        const Page page = page_of(asked, code, size, percent, stage);
                        CHECK_MESSAGE(fault_of(page) == "",
                                      fmt::format("{} {}x{} {} %", code, size.w, size.h, percent));
                        CHECK(has_look(page, Look::picture));
                        for (const Spot& spot : page.spots)
                            CHECK(Rect{0, 0, size.w, size.h}.inset(-1).holds(spot.box));
                    }
}

TEST_CASE("who aims can throw, turn the dials and take a die of their own") {
    for (const AskedThrow& asked : asked_throws("en")) {
        const Aiming aiming(asked.ask->thrown->asked.handicap);
        for (const Size& size : kSizes)
            for (const int percent : kScales) {
                const Page page = page_of(asked, "en", size, percent, ThrowView::Stage::aiming);
                CHECK(has_spot(page, Does::settle, 0));
                CHECK(has_spot(page, Does::command, static_cast<std::int64_t>(Command::throwing)));
                CHECK(has_spot(page, Does::command, static_cast<std::int64_t>(Command::menu)));
                if (percent > 100) continue;  // keys and the wheel turn what has no room
                const bool crowded = asked.ask->choices.size() > asked.ask->question.own() + 3;
                for (int i = 0; i < (crowded ? 2 : kDials); ++i)
                    CHECK_MESSAGE(
                        has_spot(page, Does::more, i) == !aiming.fixed(static_cast<Dial>(i)),
                        fmt::format("dial {}, {} demands, {} options, {} %", i,
                                    asked.ask->thrown->demands.size(), asked.ask->choices.size(), percent));
            }
    }
}

TEST_CASE("what many others may do meanwhile can all be pressed, some presses further") {
    for (const int many : {1, 6, 15})
        for (const Size& size : kSizes)
            for (const int percent : kScales) {
                scene::Ask ask = *plain_ask().ask;
                const std::size_t own = ask.question.own();
                ask.question.options.resize(own);
                ask.choices.resize(own);
                for (int i = 0; i < many; ++i) {
                    ask.question.interject(seat_at(1), intern("use"));
                    ask.choices.push_back(
                        {.label = fmt::format("Ben uses the Lukewarm Broth on hero {}", i)});
                }
                const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, percent)};
                const Aiming aiming(ask.thrown->asked.handicap);
                std::set<std::int64_t> pressed;
                ThrowView view{.scene = plain_ask().scene, .ask = ask, .aiming = aiming};
                for (int turns = 0; turns < 20; ++turns) {
                    const Page page = throw_page(ruler, view, size.w, size.h);
                    CHECK_MESSAGE(fault_of(page) == "", fmt::format("{}x{} {} %", size.w, size.h, percent));
                    int further = 0;
                    for (const Spot& spot : page.spots) {
                        if (spot.does == Does::choose) pressed.insert(spot.number);
                        if (spot.does == Does::others) further = static_cast<int>(spot.number);
                    }
                    if (further == 0) break;
                    view.others += further;
                }
                CHECK_MESSAGE(
                    pressed.size() == static_cast<std::size_t>(many),
                    fmt::format("{} of {}, {}x{} {} %", pressed.size(), many, size.w, size.h, percent));
            }
}

TEST_CASE("a die that lies says how, and leads on") {
    const Page page = page_of(plain_ask(), "en", kSizes[0], 100, ThrowView::Stage::lies);
    CHECK(has_spot(page, Does::settle, 0));
    CHECK(has_look(page, Look::focus));
}

TEST_CASE("DF-63 in words: why a throw is a miss") {
    const Ruler ruler{garamond(), language("en"), 17};
    scene::Throw asked = *plain_ask().ask->thrown;
    thrown::Thrown thrown;
    using Place = fighter::Spot;
    const auto told = [&](int bounces, Place place, bool table, bool icon) {
        thrown.outcome.record = {bounces, place, table, icon, 0};
        thrown.hit = fighter::hits(thrown.outcome.record, asked.asked.conditions);
        const Result result = result_of(ruler, asked, thrown);
        return result.headline + ": " + result.details;
    };
    CHECK(told(1, Place::ring4, false, true) == "Ring 4: A hit. The hero's icon is up.");
    CHECK(told(0, Place::centre, false, false) ==
          "The centre!: A miss. It came straight, without a bounce. A blank face is up.");
    CHECK(told(1, Place::hole, true, false) == "In a hole: A miss. A blank face is up.");
    CHECK(told(2, Place::ring1, true, false) ==
          "Ring 1: A miss. A corner touches the table. A blank face is up.");
    asked.asked.conditions.bounces = 2;
    CHECK(told(1, Place::ring2, false, false) == "Ring 2: A miss. Too few bounces. A blank face is up.");
    asked.asked.conditions = {1, 1, false};
    asked.asked.demands = {thrown::handicap("bank")};
    asked.demands = {{"Bank Shot", "", "", false}};
    CHECK(told(1, Place::ring2, false, false) == "Ring 2: A miss. Bank Shot: not done. A blank face is up.");
    asked.asked.demands = {thrown::handicap("jump")};
    asked.demands = {{"Jump", "", "", false}};
    thrown.late = -80;
    CHECK(told(1, Place::ring2, false, false) == "Ring 2: A miss. Jump: too early. A blank face is up.");
    thrown.late = 80;
    CHECK(told(1, Place::ring2, false, false) == "Ring 2: A miss. Jump: too late. A blank face is up.");
}
