// The game's side of the window, with a window that only says things.
#include "window/link/front_end.h"

#include "play/fixture.h"
#include "window/fixture.h"
#include "window/link/game_thread.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

/// The first answer that a question takes.
Answer any_answer(const scene::Ask& ask) {
    Choosing choosing(ask);
    if (ask.question.shape == Shape::confirm) return Choosing::say(false);
    for (std::size_t i = 0; !choosing.settle() && i < ask.question.own(); ++i)
        if (const auto at_once = choosing.press(i)) return *at_once;
    REQUIRE(choosing.settle());
    return *choosing.settle();
}

/// How many cards of the hand before which a scene lies can be read.
int seen_of_hand(const scene::Scene& scene) {
    int seen = 0;
    for (const scene::Seat& seat : scene.seats)
        for (const scene::Zone& zone : seat.zones)
            if (seat.id == scene.viewer && zone.role == scene::Role::hand && zone.seen)
                seen += static_cast<int>(zone.cards.size());
    return seen;
}

/// A game and the window before which it is played.
struct Seated {
    Link link;
    WindowFrontEnd front;
    play::Session session;
    std::optional<GameThread> game;

    Seated(play::Library& with, int persons, int seats, std::uint64_t seed)
        : front(with, "en", language("en"), link),
          session(with, play::test::tape_of(play::test::beginning(with, persons, seats, seed)),
                  {.front = &front}) {
        front.attach(session);
        game.emplace(link, [this] { session.run(); });
    }
    /// The next frame, when it has come.
    Frame next() {
        while (true) {
            if (std::optional<Frame> frame = link.next()) return *std::move(frame);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    /// Whatever has to be read or confirmed before the next question.
    void go_on(const Frame& frame) {
        if (frame.kind == Frame::Kind::curtain || frame.kind == Frame::Kind::tale ||
            frame.kind == Frame::Kind::sentence)
            link.say(true);
    }
    void leave() {
        link.close();
        game->finish();
    }
};

}  // namespace

TEST_CASE("who looks at their own cards is asked first whether nobody else does, and then sees them") {
    using namespace tankard::play::test;
    play::Library lords = library_of("lords");
    Seated table(lords, 2, 2, 5);
    const auto next = [&] {  // what is to be answered
        while (true) {
            Frame frame = table.next();
            const bool waits = frame.kind == Frame::Kind::ask || frame.kind == Frame::Kind::curtain ||
                               frame.kind == Frame::Kind::entrance || frame.kind == Frame::Kind::tale;
            if (waits) return frame;
            REQUIRE(frame.kind != Frame::Kind::ended);
        }
    };
    Frame frame = next();
    while (frame.kind != Frame::Kind::ask || !frame.scene->veiled) {
        if (frame.kind == Frame::Kind::ask)
            table.link.say(any_answer(*frame.ask));
        else
            table.link.say(true);
        frame = next();
    }
    CHECK(seen_of_hand(*frame.scene) == 0);
    table.link.say(Wish{.what = Command::peek});
    const Frame curtain = next();
    REQUIRE(curtain.kind == Frame::Kind::curtain);
    table.link.say(true);
    const Frame again = next();
    REQUIRE(again.kind == Frame::Kind::ask);
    CHECK(again.ask->prompt == frame.ask->prompt);
    CHECK_FALSE(again.scene->veiled);
    CHECK(seen_of_hand(*again.scene) > 0);
    table.link.say(Wish{});
    table.leave();
}

TEST_CASE("what went by itself, because nothing else was left, is whispered before the next question") {
    using namespace tankard::play::test;
    Seated table(library(), 2, 2, 7);
    int notices = 0;
    bool noticed = false;  // since the last question
    for (int asked = 0; asked < 150;) {
        const Frame frame = table.next();
        if (frame.kind == Frame::Kind::ended) break;
        if (frame.kind == Frame::Kind::whisper) {
            CHECK(frame.line.find("The only possible answer") != std::string::npos);
            noticed = true;
        } else if (frame.kind == Frame::Kind::ask) {
            notices += std::exchange(noticed, false) ? 1 : 0;
            ++asked;
            table.link.say(any_answer(*frame.ask));
        } else {
            table.go_on(frame);
        }
    }
    CHECK(notices > 0);
    table.leave();
}

TEST_CASE(
    "what somebody was asked in secret is gone when it is shown what comes of it, and open questions need no "
    "curtain") {
    using namespace tankard::play::test;
    play::Library lords = play::test::library_of("lords");
    Seated table(lords, 2, 2, 5);
    int curtains = 0;
    int open = 0;
    int told = 0;
    bool fell = false;
    while (open < 12) {
        const Frame frame = table.next();
        REQUIRE(frame.kind != Frame::Kind::ended);
        if (frame.kind == Frame::Kind::ask) {
            CHECK((!fell || !frame.scene->veiled));
            open += frame.scene->veiled ? 1 : 0;
            fell = false;
            table.link.say(any_answer(*frame.ask));
        } else if (frame.kind == Frame::Kind::curtain) {
            fell = true;
            ++curtains;
            table.go_on(frame);
        } else if (frame.scene && frame.scene->table) {
            CHECK(seen_of_hand(*frame.scene) == 0);
            ++told;
        } else {
            table.go_on(frame);
        }
    }
    CHECK(curtains > 2);
    CHECK(told > 10);
    table.link.say(Wish{});
    table.leave();
}

TEST_CASE("a page that was read does not come again because an answer after it is taken back") {
    using namespace tankard::play::test;
    Seated table(library(), 2, 2, 7);
    enum class Step { plays, answers, takes_back };
    Step step = Step::plays;
    bool read = false;  // a page since the last question
    int taken_back = 0;
    for (int asked = 0; asked < 300 && taken_back < 6;) {
        const Frame frame = table.next();
        if (frame.kind == Frame::Kind::ended) break;
        if (frame.kind == Frame::Kind::passage || frame.kind == Frame::Kind::entrance) {
            read = true;
            const std::string title =
                frame.passage ? frame.passage->title + ", " + frame.passage->about : frame.entrance->name;
            CHECK_MESSAGE(step != Step::takes_back, title);
        } else if (frame.kind == Frame::Kind::ask) {
            ++asked;
            const bool was_read = std::exchange(read, false);
            if (step == Step::takes_back) ++taken_back;
            if (step == Step::answers && !was_read) {  // the answer behind a page: it is taken back
                step = Step::takes_back;
                table.link.say(Wish{.what = Command::undo});
                continue;
            }
            step = was_read && step == Step::plays ? Step::answers : Step::plays;
            table.link.say(any_answer(*frame.ask));
        } else {
            table.go_on(frame);
        }
    }
    CHECK(taken_back > 1);
    table.leave();
}

TEST_CASE("the page of a boss that falls tells the blow as well, if a die was rolled for it") {
    using namespace tankard::play::test;
    int fallen = 0;
    int blows = 0;
    for (std::uint64_t seed = 1; seed < 9 && blows == 0; ++seed) {
        Seated table(library(), 1, 4, seed);
        std::string rolled;  // the last sentence with a die since somebody was asked
        for (int asked = 0; asked < 400;) {
            const Frame frame = table.next();
            if (frame.kind == Frame::Kind::ended) break;
            if (frame.line.find(": rolls ") != std::string::npos) rolled = frame.line;
            if (frame.kind == Frame::Kind::entrance && frame.entrance->falls) {
                ++fallen;
                const std::string& told = frame.entrance->told;
                CHECK(told.find("kills") != std::string::npos);
                if (told.find(": rolls ") == std::string::npos) continue;
                CHECK(told.starts_with(rolled + " "));
                ++blows;
            } else if (frame.kind == Frame::Kind::ask) {
                ++asked;
                rolled.clear();
                table.link.say(any_answer(*frame.ask));
            } else {
                table.go_on(frame);
            }
        }
        table.leave();
    }
    CHECK(fallen > 0);
    CHECK(blows > 0);
}

TEST_CASE("a fight's end is a page, before the seats change places and anybody is asked anew") {
    using namespace tankard::play::test;
    play::Library twister = library_of("twister");
    Seated table(twister, 2, 2, 2);
    Stream chance(3, 1);
    int pages = 0;
    int hidden = 0;
    bool decided = false;  // both sums were told, and nothing was asked since
    for (int asked = 0; asked < 1500 && pages < 3;) {
        const Frame frame = table.next();
        if (frame.kind == Frame::Kind::ended) break;
        if (frame.line.starts_with("That makes it ")) {
            decided = true;
        } else if (frame.kind == Frame::Kind::passage && !frame.passage->deed) {
            CHECK(frame.passage->title.starts_with("A "));  // a lesson
        } else if (frame.kind == Frame::Kind::passage) {
            REQUIRE(frame.passage->duel);
            CHECK(std::exchange(decided, false));
            REQUIRE(frame.scene);  // both look at it, so what either has hidden on rooms is covered
            for (const scene::Seat& seat : frame.scene->seats)
                for (const scene::Zone& zone : seat.zones)
                    if (zone.kind.text().starts_with("under")) {
                        hidden += zone.size;
                        CHECK_FALSE(zone.seen);
                    }
            ++pages;
        } else if (frame.kind == Frame::Kind::ask) {
            CHECK_FALSE(decided);
            ++asked;
            const scene::Ask& ask = *frame.ask;
            const bool fights = ask.question.prompt == intern("muster") && ask.question.own() > 1;
            if (fights)  // what is meant to be done is done
                table.link.say(Answer{{static_cast<std::int32_t>(ask.question.own()) - 2}});
            else if (ask.question.shape == Shape::choose_one)
                table.link.say(Answer{{static_cast<std::int32_t>(
                    chance.below(static_cast<std::uint32_t>(ask.question.own())))}});
            else
                table.link.say(any_answer(ask));
        } else {
            CHECK((!decided || frame.kind != Frame::Kind::curtain));
            table.go_on(frame);
        }
    }
    CHECK(pages > 0);
    CHECK(hidden > 0);
    table.leave();
}
