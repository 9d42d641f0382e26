#include "fixture.h"

#include "campaign/story.h"
#include "deckbuilder/rules/main_menu.h"
#include "deckbuilder/rules/turn.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::deckbuilder::test {
namespace {

script::Files joined(script::Files files, const script::Files& more) {
    files.insert(files.end(), more.begin(), more.end());
    return files;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = text.find(", ");
        parts.emplace_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 2);
    }
    return parts;
}

Setup setup_for(const Kit& kit, const std::vector<std::string>& heroes, const std::string& chapter) {
    Setup setup{intern(chapter), {}, 7};
    for (const std::string& hero : heroes)
        setup.seats.push_back(
            {hero, kit.rule_set->fresh_section(kit.content.find(hero, DefKind::hero)), false});
    return setup;
}

std::string word_for(const Table& table, Ref ref) {
    if (ref.kind() != RefKind::card) return "";
    return ":" + std::string(table.catalogue().definitions[index(table.def(ref.as_card()))].text());
}

}  // namespace

Kit::Kit(const script::Files& files)
    : rule_set(make_rule_set()), host(files, {&rule_set->registry(), &campaign::registry()}) {
    problems = host.problems();
    rule_set->load(host.sources(), {}, problems);
    Problems again;
    content = read_content(host.sources(), again);
    host.number(*rule_set->catalogue());
}

Kit& kit() {
    static Kit all(world());
    return all;
}

std::unique_ptr<Kit> kit_with(const script::Files& more) {
    auto made = std::make_unique<Kit>(joined(world(), more));
    for (const Problem& problem : made->problems)
        FAIL_CHECK(problem.show());
    return made;
}

Answer Players::answer(const Question& question, const Table& table) {
    prompts.push_back(fmt::format("{} {}", question.prompt.text(), number_of(question.seat) + 1));
    put = question;
    offered.clear();
    refused.clear();
    cautions.clear();
    goals.clear();
    for (std::size_t i = 0; i < question.options.size(); ++i)
        offered.push_back(question.label(i, table));
    for (const Refusal& refusal : question.refusals)
        refused.push_back(fmt::format("{}{} {}", refusal.verb.text(), word_for(table, refusal.object),
                                      refusal.reason.text()));
    for (const Caution& caution : question.cautions)
        cautions.push_back(fmt::format("{} {}", offered[caution.option], caution.reason.text()));
    for (const Reach& reach : question.reaches)
        for (const Goal& goal : reach.goals)
            goals.push_back(fmt::format("{} ->{}{}", offered[reach.option], word_for(table, goal.thing),
                                        goal.reason ? fmt::format(" {}", goal.reason.text()) : ""));
    if (only_look) throw Abandon();
    const std::string all = fmt::format("{}", fmt::join(offered, " | "));
    if (answers.empty()) throw std::logic_error(fmt::format("nobody answers '{}': {}", prompts.back(), all));
    const std::string text = answers.front();
    answers.pop_front();
    const auto place = [&](const std::string& label) {
        const auto found = std::find(offered.begin(), offered.end(), label);
        if (found == offered.end())
            throw std::logic_error(
                fmt::format("'{}' is not an answer to '{}': {}", label, prompts.back(), all));
        return static_cast<std::int32_t>(found - offered.begin());
    };
    switch (question.shape) {
        case Shape::choose_one: return {{place(text)}};
        case Shape::confirm: return {{text == "yes" ? 1 : 0}};
        case Shape::read: return {};
        case Shape::choose_some: {
            Answer answer;
            for (const std::string& label : text == "all" ? offered : split(text))
                answer.values.push_back(place(label));
            return answer;
        }
        default: return {{std::stoi(text)}};
    }
}

void Players::on(const Event& event, const Table& table) {
    if (event.kind == Event::Kind::told) {
        told.emplace_back(event.name.text());
        sentences.push_back(event);
    }
    if (event.kind == Event::Kind::shuffled) {
        const int kind = table.kind_of(event.to);
        told.push_back(
            fmt::format("shuffled {}", table.catalogue().zones[static_cast<std::size_t>(kind)].name.text()));
    }
}

int Players::times(std::string_view key) const {
    return static_cast<int>(std::count(told.begin(), told.end(), key));
}

Settings settings_of(const Kit& kit, const Options& options) {
    Problems problems;
    Settings settings(kit.rule_set->settings(), options.settings, problems);
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.show());
    return settings;
}

Scene::Scene(const std::vector<std::string>& heroes, Options options)
    : kit_(options.kit != nullptr ? *options.kit : kit()),
      settings(settings_of(kit_, options)),
      door(players),
      rules({table, door, kit_.host, settings}, kit_.content) {
    table = kit_.rule_set->set_up(setup_for(kit_, heroes, options.chapter), settings);
    table.listen(&players);
    for (int seat = 0; seat < table.seats() && !options.dealt; ++seat)
        table.move_all(table.zone(hand, seat_at(seat)), table.zone(deck, seat_at(seat)), Place::bottom);
    play = kit_.rule_set->open({table, door, kit_.host, settings});
    kit_.host.begin_beat();
    players.told.clear();
}

CardId Scene::put(std::string_view id, Zone kind, SeatId seat) {
    const DefId def = table.catalogue().find(Name::of(id));
    REQUIRE_MESSAGE(def != DefId::none, id);
    return table.create(def, table.zone(kind, seat));
}

void Scene::fill(Zone kind, SeatId seat, const std::vector<std::string_view>& ids) {
    table.move_all(table.zone(kind, seat), table.zone(removed));
    for (std::string_view id : ids)
        put(id, kind, seat);
}

void Scene::hand_of(SeatId seat, const std::vector<std::string_view>& ids) { fill(hand, seat, ids); }

CardId Scene::boss() { return put("dragon", boss_area); }

void Scene::learn(SeatId seat, std::string_view skill) {
    table.move(find(skill, skill_supply, seat), table.zone(skills, seat));
}

void Scene::fight(SeatId seat) {
    table.set(encounter, 1);
    table.set(text_active, 1);
    table.set(active, number_of(seat));
    table.set(round_start, number_of(seat));
    if (table.get(first_player) < 0) table.set(first_player, number_of(seat));
    for (int each = 0; each < table.seats(); ++each)
        reset_turn(rules, seat_at(each));
    table.set(deckbuilder::phase, turn_main);
}

void Scene::hand_off(SeatId leader) {
    fight(leader);
    table.set(first_player, number_of(leader));
    table.set(deckbuilder::hand_off, turn_of_the_kill);
    table.set(turns_left, static_cast<int>(rules.standing_from(leader).size()) - 1);
}

void Scene::say(std::initializer_list<std::string_view> answers) {
    for (std::string_view answer : answers)
        players.answers.emplace_back(answer);
}

bool Scene::beat(std::initializer_list<std::string_view> answers) {
    say(answers);
    kit_.host.begin_beat();
    const bool more = play->beat();
    CHECK_MESSAGE(players.answers.empty(), "not asked for: " << players.answers.front());
    players.answers.clear();
    return more;
}

void Scene::act(std::initializer_list<std::string_view> answers) {
    say(answers);
    while (!players.answers.empty()) {
        const std::size_t before = players.answers.size();
        kit_.host.begin_beat();
        play->beat();
        REQUIRE_MESSAGE(players.answers.size() < before, "not asked for: " << players.answers.front());
    }
}

void Scene::until(Phase wanted) {
    for (int beats = 0; table.get(deckbuilder::phase) != wanted; ++beats) {
        REQUIRE(beats < 20);
        kit_.host.begin_beat();
        play->beat();
    }
}

void Scene::run_turn_start(SeatId seat) {
    table.set(active, number_of(seat));
    table.set(deckbuilder::phase, turn_start);
    beat();
}

std::vector<std::string> Scene::menu() {
    const Table before = table;
    players.only_look = true;
    players.offered.clear();
    players.refused.clear();
    kit_.host.begin_beat();
    bool asked = false;
    try {
        main_menu(rules);
    } catch (const Abandon&) {
        asked = true;
    }
    players.only_look = false;
    table = before;
    table.listen(&players);
    REQUIRE_MESSAGE(asked, "only one thing can be done here: give the hand another card");
    return players.offered;
}

bool Scene::offers(std::string_view label) {
    const std::vector<std::string> all = menu();
    return std::find(all.begin(), all.end(), label) != all.end();
}

std::string Scene::refusal(std::string_view label) {
    menu();
    for (const std::string& each : players.refused)
        if (each.starts_with(std::string(label) + " ")) return each.substr(label.size() + 1);
    return "";
}

std::string Scene::caution(std::string_view label) {
    menu();
    for (const std::string& each : players.cautions)
        if (each.starts_with(std::string(label) + " ")) return each.substr(label.size() + 1);
    return "";
}

std::string Scene::goals(std::string_view label) {
    menu();
    std::vector<std::string> all;
    for (const std::string& each : players.goals)
        if (each.starts_with(std::string(label) + " ->")) all.push_back(each.substr(label.size() + 3));
    return fmt::format("{}", fmt::join(all, ", "));
}

std::string Scene::in(Zone kind, SeatId seat) const {
    std::vector<std::string_view> ids;
    for (CardId card : table.list(table.zone(kind, seat)))
        ids.push_back(table.catalogue().definitions[index(table.def(card))].text());
    return fmt::format("{}", fmt::join(ids, " "));
}

CardId Scene::find(std::string_view id, Zone kind, SeatId seat) const {
    for (CardId card : table.list(table.zone(kind, seat)))
        if (table.catalogue().definitions[index(table.def(card))] == Name::of(id)) return card;
    FAIL("no " << id << " there");
    return CardId::none;
}

Value settings(std::initializer_list<std::pair<std::string, Value>> entries) {
    Value all = Value::table();
    for (const auto& [name, value] : entries)
        all.set(name, value);
    return all;
}

}  // namespace tankard::deckbuilder::test

using namespace tankard::deckbuilder::test;

TEST_CASE("the world of the rule tests loads without a mistake") {
    for (const tankard::Problem& problem : kit().problems)
        FAIL_CHECK(problem.show());
    Scene scene({"warrior", "mage"});
    CHECK(scene.table.seats() == 2);
}
