// What two parties under the inn are told: whose door is where, whose namesake it was, and why not.
#include "play/fixture.h"
#include "scene/deeds.h"
#include "scene/stage.h"
#include "text/utf8.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// Where somebody stands, or stood.
bool stands_for(const campaign::State& state, SeatId seat, DefId def) {
    const int field = kind_named(state.table.catalogue().zones, Name::of("field"));
    const std::vector<CardId> all = state.table.list(state.table.zone(field, seat));
    return std::any_of(all.begin(), all.end(), [&](CardId card) { return state.table.def(card) == def; });
}

}  // namespace

TEST_CASE("DT-9 as long as a party is chosen and hidden each side is told which door is its own") {
    play::Library twister = library_of("twister");
    const scene::Words english(twister, "en");
    const scene::Words italian(twister, "it");
    std::set<std::string> asked;
    Evening evening(twister, tape_of(beginning(twister, 2, 2, 7)));
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        const std::string prompt(question.prompt.text());
        if (prompt == "plan") return play::Quit{};
        for (const char* each : {"pair", "enrol", "equip", "line_up", "lay", "lay_where"})
            if (prompt == each) {
                const bool first = number_of(question.seat) == 0;
                const std::string said = english.prompt(question, state);
                CHECK_MESSAGE(said.ends_with(first ? "Your door is on the left; you want out on the right.)"
                                                   : "Your door is on the right; you want out on the left.)"),
                              said);
                CHECK(
                    italian.prompt(question, state).find(first ? "porta è a sinistra" : "porta è a destra") !=
                    std::string::npos);
                asked.insert(fmt::format("{} {}", prompt, number_of(question.seat)));
            }
        return std::nullopt;
    };
    evening.session.run();
    CHECK(asked.size() == 12);
}

TEST_CASE("a fight of namesakes says whose each is, and of others only who") {
    play::Library twister = library_of("twister");
    const scene::Words english(twister, "en");
    const scene::Words italian(twister, "it");
    std::set<std::string> named;
    int alone = 0;
    for (const std::uint64_t seed : {7, 8, 9, 10, 11, 12}) {
        Evening evening(twister, tape_of(beginning(twister, 2, 2, seed)));
        evening.people.quit_at_chapter_end = true;
        evening.people.heard = [&](const Event& event) {
            const std::string_view key = event.name.text();
            if (key != "log.attacks" && key != "log.shoots" && key != "log.wounded" && key != "log.died")
                return;
            const campaign::State& state = evening.session.state();
            const Ref card = scene::slot_of(event, intern("card"));
            const DefId def = state.table.def(card.as_card());
            // Of the dead one itself nothing stands any more.
            const bool dead = key == "log.died";
            const bool both = dead ? stands_for(state, seat_at(0), def) || stands_for(state, seat_at(1), def)
                                   : stands_for(state, seat_at(0), def) && stands_for(state, seat_at(1), def);
            const SeatId whose = scene::slot_of(event, intern("of")).as_seat();
            const std::string said = english.told(event, state);
            const std::string name = english.name(card, state);
            CHECK_MESSAGE((whose != SeatId::none) == both, said);
            if (!both) {
                CHECK_MESSAGE(said.find("The " + name) != std::string::npos, said);
                ++alone;
                return;
            }
            const std::string owner = english.name(Ref::seat(whose), state);
            CHECK(state.table.seat_of(state.table.where(card.as_card())) == whose);
            CHECK_MESSAGE(said.starts_with(text::capitalise(owner) + "'s " + name), said);
            CHECK(italian.told(event, state).find(" di " + owner) != std::string::npos);
            named.insert(std::string(key));
        };
        evening.session.run();
    }
    CHECK(named.contains("log.attacks"));
    CHECK(named.contains("log.wounded"));
    CHECK(named.contains("log.died"));
    CHECK(alone > 0);
}

TEST_CASE("what is refused for one reason is one line, with all that is refused") {
    play::Library twister = library_of("twister");
    const scene::Words words(twister, "en");
    int merged = 0;
    Evening evening(twister, tape_of(beginning(twister, 2, 2, 7)));
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (evening.people.asked > 120) return play::Quit{};
        const std::vector<std::string> lines = words.refusals(question, state);
        std::set<std::string> reasons;
        for (const std::string& line : lines)
            CHECK_MESSAGE(reasons.insert(line.substr(line.find(": "))).second, line);
        for (const Refusal& refused : question.refusals) {
            const std::string said = words.refusal(refused, question, state);
            const std::string what = said.substr(0, said.find(": "));
            if (refused.object) continue;
            CHECK_MESSAGE(std::any_of(lines.begin(), lines.end(),
                                      [&](const std::string& line) {
                                          return line.find(what) != std::string::npos &&
                                                 line.ends_with(said.substr(what.size()));
                                      }),
                          said);
        }
        merged += question.refusals.size() > lines.size() ? 1 : 0;
        return std::nullopt;
    };
    evening.session.run();
    CHECK(merged > 0);
}

TEST_CASE("what it means to be undead is said where wounds are told of") {
    const play::Library twister = library_of("twister");
    CHECK(twister.language("en").say(intern("help.wound")).find("undead") != std::string::npos);
    CHECK(twister.language("it").say(intern("help.wound")).find("non morto") != std::string::npos);
}

TEST_CASE("a walk says of each square beside its way why it does not end there, DT-20, DT-25, DT-41, DT-42") {
    play::Library twister = library_of("twister");
    const scene::Words english(twister, "en");
    const scene::Words italian(twister, "it");
    std::set<std::string> reasons;
    for (const std::uint64_t seed : {3, 4, 5, 6}) {
        Evening evening(twister, tape_of(beginning(twister, 2, 2, seed)), nullptr, play::Policy::greedy);
        evening.people.quit_at_chapter_end = true;
        evening.people.instead = [&](const Question& question,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            if (question.prompt != intern("stroll")) return std::nullopt;
            for (const Refusal& refused : question.refusals) {
                reasons.insert(std::string(refused.reason.text()));
                for (const Option& option : question.options) {
                    const bool ends_there = option.object == refused.object && option.verb != intern("visit");
                    CHECK_MESSAGE(!ends_there, english.refusal(refused, question, state));
                }
                for (const scene::Words* words : {&english, &italian})
                    CHECK(words->refusal(refused, question, state).find("why.") == std::string::npos);
            }
            return std::nullopt;
        };
        evening.session.run();
    }
    for (const char* reason : {"enemy", "friend", "solid", "chasm", "dark"})
        CHECK_MESSAGE(reasons.contains(reason), reason);
}

TEST_CASE("to whatever a figure is said to do something, the questions after it ask for just that") {
    play::Library twister = library_of("twister");
    struct Meant {
        Ref figure;
        Ref thing;
        int cost = 0;
    };
    std::optional<Meant> meant;
    std::size_t turn = 0;
    std::map<std::string, int> led;
    std::string by;
    const auto about = [](const Question& question, Ref thing) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < question.options.size(); ++i)
            if (question.options[i].object == thing || question.options[i].target == thing) return i;
        return std::nullopt;
    };
    const auto answer = [](std::size_t option) {
        return play::Reply(Answer{{static_cast<std::int32_t>(option)}});
    };
    Evening evening(twister, tape_of(beginning(twister, 2, 2, 3)));
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (state.table.get(kind_named(state.table.catalogue().table_counters, Name::of("turn"))) > 40)
            return play::Quit{};
        if (question.prompt == Name::of("action")) {
            CHECK_FALSE(meant);
            const auto could = [](const Goal& goal) { return !goal.reason; };
            std::vector<const Reach*> all;
            for (const Reach& reach : question.reaches)
                if (std::any_of(reach.goals.begin(), reach.goals.end(), could)) all.push_back(&reach);
            if (all.empty()) return std::nullopt;
            const Reach& reach = *all[mix(77, ++turn) % all.size()];
            std::vector<Goal> goals = reach.goals;
            std::erase_if(goals, [&](const Goal& each) { return !could(each); });
            const Goal& goal = goals[mix(78, turn) % goals.size()];
            meant = Meant{goal.figure, goal.thing, goal.cost};
            by = question.options[reach.option].verb.text();
            return answer(reach.option);
        }
        if (!meant) return std::nullopt;
        const std::optional<std::size_t> thing = about(question, meant->thing);
        if (const auto who = about(question, meant->figure); who && !thing) return answer(*who);
        CHECK_MESSAGE(thing, fmt::format("{} leads to '{}'", by, question.prompt.text()));
        if (thing && meant->cost > 0) CHECK(question.options[*thing].number == meant->cost);
        meant.reset();
        ++led[by];
        return thing ? std::optional(answer(*thing)) : std::nullopt;
    };
    evening.session.run();
    CHECK(led["move"] > 15);
    CHECK(led.size() > 3);
}
