#include "scripted/match.h"

#include "scripted/words.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::scripted {
namespace {

constexpr std::string_view kClosing = "closing";  // the beat with which closing begins, if there is one

Value value_of(const Arg& arg) {
    const auto* value = std::get_if<Value>(&arg);
    return value != nullptr ? *value : Value();
}

std::string unknown_field(const Value& value, std::span<const std::string_view> known) {
    for (const auto& [key, _] : value.entries()) {
        const auto* name = std::get_if<std::string>(&key);
        if (name == nullptr) return "should have names for all that it says";
        if (std::find(known.begin(), known.end(), *name) == known.end())
            return fmt::format("has no field '{}'{}", *name, or_meant(*name, known));
    }
    return "";
}

/// A list of whole numbers, one for each seat.
std::string wrong_numbers(const Value& list, std::string_view name, int seats, std::int64_t least,
                          std::int64_t most) {
    if (list.entries().size() != static_cast<std::size_t>(seats))
        return fmt::format("should have {} '{}', one for each seat, not {}", seats, name, list.show());
    for (int seat = 1; seat <= seats; ++seat)
        if (const std::int64_t* number = list.at(seat).integer();
            number == nullptr || *number < least || *number > most)
            return fmt::format("should have integers from {} to {} as '{}', not {}", least, most, name,
                               list.show());
    return "";
}

}  // namespace

std::string wrong_outcome(const Value& outcome, int seats, bool rivals) {
    static constexpr std::array<std::string_view, 3> kFields{"alive", "ranks", "scores"};
    if (!outcome.is_table())
        return "should be { alive = true, ranks = {...}, scores = {...} }, not " + outcome.show();
    if (std::string wrong = unknown_field(outcome, kFields); !wrong.empty()) return wrong;
    if (!outcome.at("alive").is_nil() && outcome.at("alive").truth() == nullptr)
        return "should say true or false as 'alive', not " + outcome.at("alive").show();
    if (rivals || !outcome.at("ranks").is_nil())
        if (std::string wrong = wrong_numbers(outcome.at("ranks"), "ranks", seats, 1, seats); !wrong.empty())
            return wrong;
    return outcome.at("scores").is_nil()
               ? ""
               : wrong_numbers(outcome.at("scores"), "scores", seats, kAnyNumber.least, kAnyNumber.most);
}

std::string wrong_discharge(const Value& gains) {
    static constexpr std::array<std::string_view, 4> kFields{"section", "purse", "titles", "scars"};
    if (gains.is_nil()) return "";
    if (!gains.is_table())
        return "should be { section = {...}, purse = 2, titles = {...} }, not " + gains.show();
    if (std::string wrong = unknown_field(gains, kFields); !wrong.empty()) return wrong;
    for (const std::string_view number : {"purse", "scars"})
        if (const Value& value = gains.at(number);
            !value.is_nil() && (value.integer() == nullptr || std::abs(*value.integer()) > 1000))
            return fmt::format("should say a change from -1000 to 1000 as '{}', not {}", number,
                               value.show());
    for (const auto& [_, title] : gains.at("titles").entries())
        if (title.text() == nullptr) return "should list words as 'titles', not " + gains.at("titles").show();
    return gains.at("section").is_nil() || gains.at("section").is_table()
               ? ""
               : "should have a table as 'section', not " + gains.at("section").show();
}

ScriptedMatch::ScriptedMatch(Game game, const Rules& rules)
    : game_(game), rules_(rules), verbs_(rules, game.table, &game.door, game.hooks) {
    game_.hooks.attach(0, &verbs_, &game_.table);
}

Ending ScriptedMatch::ending_of(const Table& table) {
    const Value& outcome = table.course().at(course::outcome);
    if (!outcome.is_table()) return Ending::running;
    const bool* alive = outcome.at("alive").truth();
    return alive == nullptr || *alive ? Ending::alive : Ending::dead;
}

Standings ScriptedMatch::standings_of(const Table& table) {
    const Value& outcome = table.course().at(course::outcome);
    Standings standings;
    for (const auto& [list, to] : {std::pair{"ranks", &standings.ranks}, {"scores", &standings.scores}})
        for (const auto& [_, number] : outcome.at(list).entries())
            to->push_back(number.integer() != nullptr ? static_cast<std::int32_t>(*number.integer()) : 0);
    if (!standings.ranks.empty()) standings.scores.resize(standings.ranks.size());
    return standings;
}

Arg ScriptedMatch::call(int hook, std::initializer_list<Arg> more) {
    if (!game_.hooks.has(rules_.content.game, hook)) return {};
    std::array<Arg, 3> args{Ref::table()};
    std::copy(more.begin(), more.end(), args.begin() + 1);
    return game_.hooks.call(rules_.content.game, hook, Ref::table(), std::span(args).first(1 + more.size()));
}

bool ScriptedMatch::beat() {
    switch (stage_of(game_.table.course())) {
        case Stage::set_up: first_beat(); return true;
        case Stage::play:
            if (play()) return true;
            end();
            return false;
        case Stage::closing:
            if (!game_.table.course().at(course::beat).is_nil() && play()) return true;
            leave();
            return false;
        case Stage::ended:
        case Stage::over: return false;
    }
    return false;
}

void ScriptedMatch::first_beat() {
    for (int seat = 0; seat < game_.table.seats(); ++seat)
        call(GameHook::enlist,
             {Ref::seat(seat_at(seat)), game_.table.course().at(course::sheets).at(seat + 1)});
    set(Stage::play);
    if (!next(call(GameHook::set_up), GameHook::set_up))
        game_.hooks.refuse(rules_.content.game, GameHook::set_up,
                           "set_up should return the first beat's name");
}

bool ScriptedMatch::play() {
    const Value name = game_.table.course().at(course::beat);  // the beat may write another
    const Arg game = Ref::table();
    const std::string& beat = *name.text();
    const Arg after = game_.hooks.call(rules_.content.game, GameHook::beats, beat, Ref::table(), {&game, 1});
    const auto* said = std::get_if<std::string>(&after);
    return said != nullptr && *said == beat ? true : next(after, GameHook::beats);
}

bool ScriptedMatch::next(const Arg& name, int hook) {
    const auto* beat = std::get_if<std::string>(&name);
    if (beat == nullptr) return false;
    const auto& all = rules_.content.beats;
    if (!std::binary_search(all.begin(), all.end(), *beat))
        game_.hooks.refuse(rules_.content.game, hook,
                           fmt::format("there is no beat '{}'{}", *beat, or_meant(*beat, all)));
    set(course::beat, *beat);
    return true;
}

void ScriptedMatch::end() {
    Value outcome = value_of(call(GameHook::outcome));
    if (!rules_.content.outcome) outcome = Value::table();
    if (const std::string wrong = wrong_outcome(outcome, game_.table.seats(), rules_.declared.rivals);
        !wrong.empty())
        game_.hooks.refuse(rules_.content.game, GameHook::outcome, "the outcome " + wrong);
    set(course::outcome, std::move(outcome));
    set(Stage::ended);
}

void ScriptedMatch::begin_closing() {
    const auto& all = rules_.content.beats;
    const bool closes = std::binary_search(all.begin(), all.end(), kClosing);
    set(course::beat, closes ? Value(std::string(kClosing)) : Value());
    set(Stage::closing);
}

/// What each hero takes along is said here, within a beat, so that a mistake in it can be mended.
void ScriptedMatch::leave() {
    Value all = Value::table();
    for (int seat = 0; seat < game_.table.seats(); ++seat) {
        Value gains = value_of(call(GameHook::discharge, {Ref::seat(seat_at(seat))}));
        if (const std::string wrong = wrong_discharge(gains); !wrong.empty())
            game_.hooks.refuse(rules_.content.game, GameHook::discharge, "the discharge " + wrong);
        if (gains.is_nil()) gains = Value::table();
        all.push(std::move(gains));
    }
    set(course::gains, std::move(all));
    set(Stage::over);
}

Value ScriptedMatch::discharge(SeatId seat) const {
    const Value& course = game_.table.course();
    const Value& section = course.at(course::gains).at(number_of(seat) + 1).at("section");
    return section.is_table() ? section : course.at(course::sheets).at(number_of(seat) + 1).at("section");
}

Value ScriptedMatch::gains(SeatId seat) const {
    Value gains = game_.table.course().at(course::gains).at(number_of(seat) + 1);
    if (gains.is_table()) gains.set("section", Value());
    return gains.entries().empty() ? Value() : gains;
}

}  // namespace tankard::scripted
