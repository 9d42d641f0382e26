// What is turned over, or reached, as a page: sentences that are told one by one, put together.
#include "scene/passages.h"

#include "play/fixture.h"
#include "scene/deeds.h"
#include "text/drawings.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play::test;
using scene::Passage;
using scene::Passages;

namespace {

/// A game in which adventure cards are turned over and heroes rise, and what its pages are told of.
struct PassageReader {
    explicit PassageReader(const char* code) : words(library(), code), stage(library(), words) {
        evening.people.heard = [this](const Event& event) {
            const campaign::State& state = evening.session.state();
            if (event.name == intern("log.reveal"))
                revealed.push_back(
                    stage.face(state.table.def(scene::slot_of(event, intern("card")).as_card())).name);
            if (event.name == intern("log.level")) {
                const SeatId whose = scene::slot_of(event, intern("hero")).as_seat();
                ++(campaign::member_at(state, whose).companion ? companions_levels : levels);
            }
            for (Passage& passage : passages.heard(event, words.told(event, state), stage, state))
                read.push_back(std::move(passage));
        };
        evening.people.instead = [this](const Question& question,
                                        const campaign::State&) -> std::optional<play::Reply> {
            if (auto passage = passages.take()) read.push_back(*std::move(passage));
            passages.answered(question);
            return std::nullopt;
        };
        evening.session.run();
    }

    scene::Words words;
    scene::Stage stage;
    Evening evening{library(), tape_of(beginning(library(), 3, 3, 7))};
    Passages passages;
    std::vector<std::string> revealed;
    int levels = 0;  ///< of persons
    int companions_levels = 0;
    std::vector<Passage> read;
};

int with_title(const std::vector<Passage>& all, const std::string& title) {
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&](const Passage& each) { return each.title == title; }));
}

Event told(const char* key, std::initializer_list<Slot> slots = {}) {
    Event event;
    event.kind = Event::Kind::told;
    event.name = intern(key);
    std::copy(slots.begin(), slots.end(), event.slots.begin());
    return event;
}

Question asking(Shape shape, const char* verb) {
    Question question;
    question.shape = shape;
    if (shape == Shape::choose_one) question.offer(intern(verb), Ref::number(1));
    return question;
}

}  // namespace

TEST_CASE("an adventure card that is turned over is a page: its name, its picture, what its author tells") {
    for (const char* code : {"en", "it"}) {
        const PassageReader reader(code);
        CHECK(!reader.revealed.empty());
        for (const std::string& title : reader.revealed)
            CHECK(with_title(reader.read, title) > 0);
        for (const Passage& passage : reader.read) {
            CHECK(!passage.title.empty());
            CHECK(!passage.picture.empty());
            CHECK(!passage.paragraphs.empty());
            for (const std::string& paragraph : passage.paragraphs)
                CHECK(!paragraph.empty());
        }
    }
}

TEST_CASE("a person's level is a page that says whose it is and what it brings; a companion's is none") {
    const PassageReader reader("en");
    CHECK(reader.levels > 0);
    CHECK(reader.companions_levels > 0);
    int pages = 0;
    for (const Passage& passage : reader.read) {
        if (!passage.title.starts_with("Level ")) continue;
        ++pages;
        CHECK(!passage.about.empty());
        CHECK(passage.paragraphs.size() == 1);
        REQUIRE(passage.track);  // "Level 2!": how far they have come
        CHECK(passage.title == fmt::format("Level {}!", passage.track->standing.front().second));
        CHECK(passage.track->to == 3);
    }
    CHECK(pages == reader.levels);
}

TEST_CASE("a told text that has a title is a page, with the layout's drawing or the chapter's picture") {
    const PassageReader mill("en");
    CHECK(with_title(mill.read, "The pledge room") == 1);
    for (const char* lesson : {"Who goes in first", "A Monster before you", "Buying", "A quiet turn"})
        CHECK_MESSAGE(with_title(mill.read, lesson) == 1, lesson);
    for (const Passage& passage : mill.read)
        if (passage.title == "The pledge room")
            CHECK(passage.picture == library().picture(intern("01_the_mill")));
    const play::Library twister = library_of("twister");
    const scene::Words words(twister, "it");
    const scene::Stage stage(twister, words);
    const campaign::State state = beginning(twister, 2, 2, 7);
    const auto lesson = stage.titled(intern("lesson.turn"), "(Un turno: …)", state);
    REQUIRE(lesson);
    CHECK(lesson->title == "Un turno");
    CHECK(lesson->picture == text::read_figures("hourglass").letters);
    CHECK(lesson->paragraphs == std::vector<std::string>{"(Un turno: …)"});
    CHECK_FALSE(stage.titled(intern("lesson.aim"), "(Come si fa: …)", state));
}

TEST_CASE("what an author tells after a script's choice is a page; in the midst of a fight it is none") {
    const scene::Words words(library(), "en");
    const scene::Stage stage(library(), words);
    const campaign::State state = Evening(library(), tape_of(beginning(library(), 3, 3, 7))).session.state();
    const std::vector<Name>& all = library().rules().catalogue()->definitions;
    const auto found = std::find(all.begin(), all.end(), intern("11_the_millers_coat"));
    REQUIRE(found != all.end());
    const auto coat = static_cast<DefId>(found - all.begin());
    const Event reveal = told("log.reveal", {{intern("card"), Ref::definition(coat)}});
    Passages passages;
    CHECK(passages.heard(reveal, "", stage, state).empty());
    CHECK(passages.heard(told("log.placed"), "", stage, state).empty());
    CHECK(passages.heard(told("coat.reveal"), "It drips.", stage, state).empty());
    SUBCASE("the rule set goes on: it is read") {
        const std::vector<Passage> read = passages.heard(told("log.attacks"), "", stage, state);
        REQUIRE(read.size() == 1);
        CHECK(read[0].paragraphs == std::vector<std::string>{"It drips."});
        CHECK_FALSE(passages.take());
    }
    SUBCASE("a script asks, and tells on: both are read, one after the other, under one name") {
        for (const char* verb : {"choose", "coat.search"}) {
            passages.heard(reveal, "", stage, state);
            passages.answered(asking(Shape::choose_one, verb));
            passages.heard(told("coat.searched"), "A key.", stage, state);
            CHECK(passages.take());
        }
        passages.heard(reveal, "", stage, state);
        passages.heard(told("coat.reveal"), "It drips.", stage, state);
        const auto first = passages.take();
        REQUIRE(first);
        passages.answered(asking(Shape::choose_one, "coat.search"));
        CHECK(passages.heard(told("coat.searched"), "A key.", stage, state).empty());
        CHECK(passages.heard(told("log.effect"), "", stage, state).empty());
        passages.answered(asking(Shape::confirm, ""));
        CHECK(passages.heard(told("coat.buried"), "Peace.", stage, state).empty());
        const auto second = passages.take();
        REQUIRE(second);
        CHECK(second->title == first->title);
        CHECK(second->paragraphs == std::vector<std::string>{"A key.", "Peace."});
    }
    SUBCASE("the rules ask: what is told after that stands in the log alone") {
        CHECK(passages.take());
        passages.answered(asking(Shape::choose_one, "play"));
        passages.heard(told("hounds.howl"), "A howl.", stage, state);
        CHECK_FALSE(passages.take());
    }
    SUBCASE("the next turn begins before anybody has read it: what is told then is none of the card's") {
        passages.turn_begins();
        CHECK(passages.heard(told("late.one"), "Late.", stage, state).empty());
        const auto read = passages.take();
        REQUIRE(read);
        CHECK(read->paragraphs == std::vector<std::string>{"It drips."});
        passages.heard(reveal, "", stage, state);
        passages.turn_begins();
        CHECK(passages.heard(told("late.one"), "Late.", stage, state).empty());
        CHECK_FALSE(passages.take());
    }
    SUBCASE("the next turn has begun: a script's choice in it is none of the card's") {
        CHECK(passages.take());
        passages.turn_begins();
        passages.answered(asking(Shape::confirm, ""));
        passages.heard(told("late.one"), "Late.", stage, state);
        CHECK_FALSE(passages.take());
    }
}
