// What sentences bring besides words: who comes in, and what a die comes to.
#include "play/fixture.h"
#include "save/disk_files.h"
#include "scene/deeds.h"
#include "scene/stage.h"
#include "source.h"
#include "terminal/tale.h"
#include "text/utf8.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;

TEST_CASE("a boss comes in once, with its name, its line and its scene; no other sentence is an entrance") {
    for (const char* code : {"en", "it"}) {
        const scene::Words words(library(), code);
        const scene::Stage stage(library(), words);
        Evening evening(library(), tape_of(beginning(library(), 3, 3, 7)));
        std::vector<scene::Entrance> seen;
        std::vector<std::string> with;
        evening.people.heard = [&](const Event& event) {
            if (auto entrance = stage.entrance(event, evening.session.state())) {
                seen.push_back(*std::move(entrance));
                with.emplace_back(event.name.text());
            }
        };
        evening.session.run();
        REQUIRE(!seen.empty());
        for (std::size_t i = 0; i < seen.size(); ++i) {
            CHECK(with[i] == "log.boss");
            CHECK(seen[i].name.find('[') == std::string::npos);
            CHECK(!seen[i].line.empty());
            REQUIRE(seen[i].backdrop != nullptr);
            CHECK(!seen[i].backdrop->middle.empty());
        }
        CHECK(seen[0].backdrop == library().backdrop(intern("drowned_miller")));
    }
}

TEST_CASE("a boss falls once, with its name and who struck the blow; nobody else's death is an exit") {
    for (const char* code : {"en", "it"}) {
        const scene::Words words(library(), code);
        const scene::Stage stage(library(), words);
        Evening evening(library(), tape_of(beginning(library(), 3, 3, 7)));
        std::vector<scene::Entrance> seen;
        int killed = 0;
        int bosses = 0;
        evening.people.heard = [&](const Event& event) {
            const campaign::State& state = evening.session.state();
            const std::string line = words.told(event, state);
            const auto exit = stage.exit(event, line, state);
            const bool kills = event.name == intern("log.killed");
            killed += kills ? 1 : 0;
            if (kills) {
                const DefId def = state.table.def(scene::slot_of(event, intern("monster")).as_card());
                const bool boss = library().rules().kind(def) == intern("boss");
                bosses += boss ? 1 : 0;
                CHECK(exit.has_value() == boss);
            } else {
                CHECK_FALSE(exit);
            }
            if (!exit) return;
            CHECK(exit->falls);
            CHECK(exit->told == line);
            const std::string hero = words.name(scene::slot_of(event, intern("hero")), state);
            CHECK(exit->told.find(text::capitalise(hero)) != std::string::npos);
            CHECK(!exit->line.empty());
            REQUIRE(exit->backdrop != nullptr);
            seen.push_back(*exit);
        };
        evening.session.run();
        CHECK(bosses > 0);
        CHECK(killed > bosses);
        REQUIRE(!seen.empty());
        CHECK_FALSE(stage.entrance({.name = intern("log.killed")}, evening.session.state()));
    }
}

TEST_CASE(
    "behind the table is the boss's scene while one stands there, else the chapter's, else the campaign's") {
    const scene::Words words(library(), "en");
    const scene::Stage stage(library(), words);
    const auto mill = library().backdrop(intern("01_the_mill"));
    const auto miller = library().place(intern("drowned_miller"));
    REQUIRE(miller != nullptr);
    CHECK(miller->middle.empty());  // she stands there herself
    CHECK_FALSE(library().backdrop(intern("drowned_miller"))->middle.empty());
    int before = 0;
    int there = 0;
    Evening evening(library(), tape_of(beginning(library(), 3, 3, 7)));
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (state.chapter != "01_the_mill") return std::nullopt;
        const scene::Scene scene = stage.scene(state, question.seat, evening.session.settings());
        const bool boss = std::any_of(scene.zones.begin(), scene.zones.end(), [](const scene::Zone& zone) {
            return zone.kind == Name::of("boss_area") && zone.size > 0;
        });
        CHECK(scene.backdrop == (boss ? miller : mill));
        ++(boss ? there : before);
        return std::nullopt;
    };
    evening.session.run();
    CHECK(before > 0);
    CHECK(there > 0);
    REQUIRE(library().backdrop(intern("black_water")) == nullptr);
    CHECK(scene::backdrop_of(library(), "nowhere") == nullptr);
    const play::Library drill = play::test::library_of("lords_training");
    CHECK(scene::backdrop_of(drill, "03_patience") == drill.backdrop(intern("lords_training")));
    CHECK(scene::backdrop_of(drill, "03_patience") != nullptr);
}

TEST_CASE("what a die comes to names what was added and what was taken away, and nothing if neither was") {
    const scene::Words words(library(), "en");
    const scene::Stage stage(library(), words);
    Evening evening(library(), tape_of(beginning(library(), 3, 3, 7)));
    int plain = 0;
    int summed = 0;
    evening.people.heard = [&](const Event& event) {
        const std::string sum = stage.sum(event, evening.session.state()).brief;
        if (std::string_view(event.name.text()) != "log.strikes") {
            CHECK((sum.empty() || std::string_view(event.name.text()) == "log.attacks" ||
                   std::string_view(event.name.text()) == "log.ally_strikes"));
            return;
        }
        const auto number = [&](const char* name) { return scene::slot_of(event, intern(name)).as_number(); };
        const bool more = number("plus") != 0;
        const bool less = number("minus") != 0;
        std::string right = std::to_string(number("roll"));
        if (more) right += " + " + std::to_string(number("plus"));
        if (less) right += " − " + std::to_string(number("minus"));
        const bool capped = number("roll") + number("plus") - number("minus") != number("total");
        if (more || less) right += (capped ? " → " : " = ") + std::to_string(number("total"));
        const bool evened = !more && !less && event.parts.size() > 1;  // what comes to nothing in all is said
        if (evened) {
            CHECK(sum.starts_with(right + " "));
            CHECK(sum.ends_with(" = " + right));
            CHECK(static_cast<std::size_t>(std::count(sum.begin(), sum.end(), ' ')) ==
                  event.parts.size() * 2 + 2);
        } else {
            CHECK(sum == right);
        }
        ++(more || less || evened ? summed : plain);
    };
    evening.session.run();
    CHECK(summed > 0);
    CHECK(plain > 0);
}

TEST_CASE("a boss without a scene stands in the dark as its picture") {
    const auto set = play::plain_backdrop("\U00100005\U00100009");
    REQUIRE(set->middle.size() == 1);
    CHECK(set->middle[0].letter == U'\U00100005');
    CHECK(set->sky == play::Sky::cave);
}

TEST_CASE("in the terminal a name stands between rules, whatever its length") {
    const std::string names[] = {"Bo", "Drowned Miller", std::string(120, 'm')};
    for (const std::string& name : names) {
        const std::vector<std::string> lines = terminal::entrance_lines({name, "A line.", "", nullptr});
        REQUIRE(lines.size() == 2);
        CHECK(text::width(lines[0]) == terminal::columns());
        CHECK(lines[0].starts_with("══"));
        CHECK(lines[0].ends_with("══"));
        CHECK(lines[1] == "A line.");
    }
    CHECK(terminal::entrance_lines({"Bo", "", "", nullptr}).size() == 1);
}

TEST_CASE("an option about somebody has the picture of their hero") {
    const scene::Words words(library(), "en");
    const scene::Stage stage(library(), words);
    Evening evening(library(), tape_of(beginning(library(), 3, 3, 7)));
    int asked = 0;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (question.prompt.text() != "leader") return std::nullopt;
        const scene::Ask ask = stage.ask(question, state);
        REQUIRE(ask.choices.size() == 3);
        for (std::size_t i = 0; i < 3; ++i)
            CHECK(ask.choices[i].icon ==
                  library().picture(
                      words.hero_of(campaign::member_at(state, seat_at(static_cast<int>(i))).sheet)));
        CHECK(!ask.choices[0].icon.empty());
        ++asked;
        return play::Quit{};
    };
    evening.session.run();
    CHECK(asked == 1);
}
