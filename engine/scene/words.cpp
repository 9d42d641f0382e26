#include "scene/words.h"

#include "scene/deeds.h"
#include "text/spelt.h"
#include "text/utf8.h"
#include "text/whole_words.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

const Name card_slot = intern("card");
const Name target_slot = intern("target");
const Name number_slot = intern("n");
const Name total_slot = intern("total");
const Name hero_slot = intern("hero");
const Name most_slot = intern("most");

const Name parts_slot = intern("parts");
const Name roll_slot = intern("roll");
const Name capped_slot = intern("capped");
const Name list_slot = intern("list");
/// What these slots hold: no table has such an aspect.
constexpr Ref kParts = Ref::table(-1);

/// Names things as another does, and besides them the parts of a sum, or what is listed.
class WithParts final : public text::Naming {
 public:
    WithParts(const text::Naming& names, std::string parts) : names_(names), parts_(std::move(parts)) {}
    text::Called of(Ref ref) const override { return ref == kParts ? text::Called(parts_) : names_.of(ref); }

 private:
    const text::Naming& names_;
    std::string parts_;
};

/// Where a sentence speaks of numbers only.
class Numbers final : public text::Naming {
 public:
    text::Called of(Ref) const override { return std::string(); }
};

std::vector<Slot> named(const Event& event) {
    std::vector<Slot> slots(event.slots.begin(), event.slots.end());
    std::erase_if(slots, [](const Slot& slot) { return !slot.name; });
    return slots;
}

/// The text of a reason: rule sets in Lua leave its "why." out, as they do with "ask." and "do.".
Name reason_key(Name reason) {
    return reason.text().starts_with("why.") ? reason : intern("why." + std::string(reason.text()));
}

/// Of a text that goes on from what an option says: no sentence begins.
std::string going_on(std::string said) {
    if (!said.empty())
        said.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(said.front())));
    return said;
}

/// Whether the same can be done with what is somebody else's.
bool is_about_others_too(const Question& question, Name verb, const Table& table) {
    return std::any_of(question.options.begin(), question.options.end(), [&](const Option& option) {
        const SeatId area = area_of(option, table);
        return option.verb == verb && area != SeatId::none && area != question.seat;
    });
}

}  // namespace

SeatId area_of(const Option& option, const Table& table) {
    const Ref about = option.target.kind() == RefKind::card ? option.target : option.object;
    return about.kind() == RefKind::card ? table.seat_of(table.where(about.as_card())) : SeatId::none;
}

std::string Words::ui(std::string_view key, std::initializer_list<Slot> slots,
                      const campaign::State& state) const {
    return say(intern("ui." + std::string(key)), std::vector<Slot>(slots), state);
}

std::string Words::say(Name key, std::span<const Slot> slots, const campaign::State& state) const {
    const play::Names names(state, *language_);
    return language_->say(key, slots, names);
}

std::string Words::told(const Event& event, const campaign::State& state) const {
    return in_full(event.name, event, state);
}

std::string Words::told(const Event& event, const campaign::State& state, const View& view) const {
    return in_full(event.name, event, play::Names(state, *language_, view));
}

namespace {

/// "+2", "−3"
std::string change(const Slot& part) {
    const auto by = static_cast<int>(part.value.as_number());
    return (by < 0 ? "" : "+") + Words::number(by);
}

}  // namespace

std::string Words::in_short(Name key, const Event& event, const campaign::State& state) const {
    std::vector<Slot> slots = named(event);
    std::string changes;
    std::int64_t sum = 0;
    for (const Slot& part : event.parts) {
        const std::int64_t by = part.value.as_number();
        sum += by;
        changes += fmt::format(" {} {}", by < 0 ? "−" : "+", std::abs(by));
    }
    // Less than nothing is nothing: that is no equation.
    if (slot_of(event, roll_slot).as_number() + sum != slot_of(event, total_slot).as_number())
        slots.push_back({capped_slot, Ref::number(1)});
    // What comes to nothing in all is said, or nobody sees that anything did.
    if (event.parts.size() < 2 || sum != 0) return say(key, slots, state);
    slots.push_back({parts_slot, kParts});
    return language_->say(key, slots, WithParts(play::Names(state, *language_), changes));
}

std::string Words::in_full(Name key, const Event& event, const campaign::State& state) const {
    return in_full(key, event, play::Names(state, *language_));
}

std::string Words::in_full(Name key, const Event& event, const text::Naming& names) const {
    std::vector<Slot> slots = named(event);
    if (event.parts.empty()) return language_->say(key, slots, names);
    slots.push_back({parts_slot, kParts});
    return language_->say(key, slots, WithParts(names, parts(event.parts)));
}

std::string Words::parts(std::span<const Slot> parts) const {
    std::string shown;
    for (const Slot& part : parts)
        shown += fmt::format(", {} ({})", change(part), part_name(part.name));
    return shown;
}

std::string Words::part_name(Name part) const {
    for (const std::string_view word : {"part.", "counter."})
        if (const Name key = Name::of(fmt::format("{}{}", word, part.text())); language_->has(key))
            return language_->label(key);
    return text::capitalise(language_->noun(part));
}

std::string Words::together(Name key, const Event& first, const std::string& list,
                            const campaign::State& state, const View& view) const {
    std::vector<Slot> slots = named(first);
    slots.push_back({list_slot, kParts});
    return language_->say(key, slots, WithParts(play::Names(state, *language_, view), list));
}

std::string Words::name(Ref ref, const campaign::State& state) const {
    return name(ref, play::Names(state, *language_));
}

std::string Words::name(Ref ref, const campaign::State& state, const View& view) const {
    return name(ref, play::Names(state, *language_, view));
}

std::string Words::name(Ref ref, const text::Naming& names) const {
    if (ref.kind() == RefKind::number) return number(static_cast<int>(ref.as_number()));
    const text::Called called = names.of(ref);
    if (const auto* id = std::get_if<Name>(&called)) return text::capitalise(language_->noun(*id));
    if (const auto* number = std::get_if<std::int64_t>(&called)) return fmt::format("{}", *number);
    return std::get<std::string>(called);
}

std::string Words::number(int value) { return fmt::format("{}{}", value < 0 ? "−" : "", std::abs(value)); }

std::pair<std::string, std::string> Words::fact_parts(const Fact& fact) const {
    const std::string_view name = fact.name.text();
    const bool mark =
        fact.value == 0 && fact.most == 0 && language_->has(intern("mark." + std::string(name)));
    std::string label = language_->label(intern((mark ? "mark." : "fact.") + std::string(name)));
    if (mark) return {std::move(label), ""};
    if (fact.most != 0) return {std::move(label), fmt::format("{}/{}", fact.value, fact.most)};
    const bool plus = fact.value >= 0 && library_->layout().at("signed").lists(name);
    return {std::move(label), (plus ? "+" : "") + number(fact.value)};
}

std::string Words::threat(const Fact& fact) const {
    const std::int64_t* sides = library_->layout().at("threats").at(fact.name.text()).integer();
    if (sides == nullptr) return {};
    const int least = std::max(0, fact.value + std::min(1, static_cast<int>(*sides)));
    const int most = std::max(0, fact.value + static_cast<int>(*sides));
    return range(least, most);
}

std::string Words::range(int least, int most) {
    return least == most ? number(most) : fmt::format("{}–{}", number(least), number(most));
}

std::string Words::fact(const Fact& fact) const {
    const auto [label, value] = fact_parts(fact);
    return value.empty() ? label : fmt::format("{}\u00a0{}", label, value);
}

std::vector<Words::Told> Words::facts(CardId card, const campaign::State& state) const {
    std::vector<Told> all;
    for (const Fact& fact : library_->rules().facts(state.table, card)) {
        Told told{fact};
        if (is_added(fact.name))
            if (const Sum sum = foresight_.added(fact.name, card, state); !sum.parts().empty()) {
                told.fact.value = sum.total();
                told.made.assign(sum.parts().begin(), sum.parts().end());
            }
        all.push_back(std::move(told));
    }
    for (const auto& [name, with] : library_->layout().at("counted_in").entries())
        if (const std::string* fact = std::get_if<std::string>(&name)) count_in(Name::of(*fact), with, all);
    for (Told& told : all)
        if (told.made.size() > 1) told.parts = parts(told.made).substr(2);
    return all;
}

void Words::count_in(Name fact, const Value& with, std::vector<Told>& all) const {
    const auto named = [&](const std::string* name) {
        return std::find_if(all.begin(), all.end(), [&](const Told& told) {
            return name != nullptr && told.fact.name.text() == *name;
        });
    };
    const std::string called(fact.text());
    const auto whole = named(&called);
    if (whole == all.end()) return;
    Told sum = *whole;
    if (sum.made.empty()) sum.made.push_back({fact, Ref::number(sum.fact.value)});
    const auto add = [&](const Value& names, int sign) {
        for (const auto& [_, each] : names.entries())
            if (const auto part = named(each.text()); part != all.end() && part->fact.name != fact) {
                const std::int32_t counted = sign * part->fact.value;
                sum.fact.value += counted;
                sum.made.push_back({part->fact.name, Ref::number(counted)});
                all.erase(part);
            }
    };
    add(with.at("more"), 1);
    add(with.at("less"), -1);
    *named(&called) = std::move(sum);
}

bool Words::is_added(Name fact) const {
    const auto& sums = library_->layout().at("sums").entries();
    return library_->layout().at("worked_out").lists(fact.text()) ||
           std::any_of(sums.begin(), sums.end(), [&](const Value::Entry& entry) {
               const std::string* said = entry.second.at("fact").text();
               return said != nullptr && *said == fact.text();
           });
}

std::string Words::facts(std::span<const Fact> facts) const {
    std::string shown;
    for (const Fact& each : facts)
        shown += (shown.empty() ? "" : ", ") + fact(each);
    return shown;
}

std::string Words::prompt(const Question& question, const campaign::State& state) const {
    std::vector<Slot> slots(question.slots.begin(), question.slots.end());
    if (question.seat != SeatId::none) slots.push_back({hero_slot, Ref::seat(question.seat)});
    slots.push_back({number_slot, Ref::number(question.most)});
    return say(intern("ask." + std::string(question.prompt.text())), slots, state);
}

play::Names Words::own(const Question& question, const campaign::State& state) const {
    return {state, *language_, question.seat};
}

std::string Words::doing(Name verb, Ref object, Ref target, int number, const text::Naming& names,
                         std::string_view said, std::span<const Slot> asked) const {
    std::vector<Slot> slots{{card_slot, object},
                            {target_slot, target},
                            {number_slot, object.kind() == RefKind::number ? object : Ref::number(number)}};
    std::copy_if(asked.begin(), asked.end(), std::back_inserter(slots),
                 [](const Slot& slot) { return static_cast<bool>(slot.name); });
    return language_->say(intern(fmt::format("{}.{}", said, verb.text())), slots, names);
}

std::string Words::standing(SeatId seat, const campaign::State& state) const {
    std::string shown;
    const auto add = [&](const std::string& part) { shown += (shown.empty() ? "" : ", ") + part; };
    if (const Name hero = hero_of(seat, state)) add(language_->noun(hero));
    if (state.table.cards() == 0) return shown;
    const auto& kinds = state.table.catalogue().seat_counters;
    const auto value_of = [&](const Value& name) {
        const int which = name.text() != nullptr ? kind_named(kinds, Name::of(*name.text())) : -1;
        return which < 0 ? std::optional<int>() : std::optional(state.table.get(seat, which));
    };
    for (const auto& [_, entry] : library_->layout().at("seat").at("counters").entries()) {
        const bool* always = entry.at("always").truth();
        const auto value = value_of(entry.at(1));
        if (!value || always == nullptr || !*always) continue;
        const auto most = value_of(entry.at("of"));
        add(fmt::format("{}\u00a0{}{}", language_->label(intern("counter." + *entry.at(1).text())),
                        number(*value), most ? fmt::format("/{}", *most) : ""));
    }
    return shown;
}

std::vector<Words::Remark> Words::remarks(const Question& question, const Option& option,
                                          const std::string& said, const std::optional<Odds>& odds,
                                          const campaign::State& state) const {
    std::vector<Remark> all;
    for (const std::string& told : this->odds(odds, option, state))
        all.push_back({fmt::format("({})", told)});
    const Ref about = option.target.kind() == RefKind::card ? option.target : option.object;
    std::vector<Fact> facts;
    if (about.kind() == RefKind::card)
        for (const Told& told : this->facts(about.as_card(), state))
            facts.push_back(told.fact);
    if (about.kind() == RefKind::definition) facts = library_->rules().facts(about.as_definition());
    // The number that the sentence has said already, such as a price; or all that one is made of.
    const Value& heard = library_->layout().at("said").at(option.verb.text());
    std::erase_if(facts, [&](const Fact& fact) {
        if (heard.text() == nullptr) return heard.lists(fact.name.text());
        return fact.name.text() == *heard.text() && fact.value == option.number && fact.most == 0;
    });
    if (library_->layout().at("plain").lists(option.verb.text())) facts.clear();
    if (!facts.empty())
        all.push_back({fmt::format("({})", this->facts(facts)), about.kind() == RefKind::card});
    if (option.object.kind() == RefKind::seat)
        if (const std::string known = standing(option.object.as_seat(), state); !known.empty())
            all.push_back({fmt::format("({})", known)});
    if (option.object.kind() == RefKind::zone)
        if (const std::string there = who_is_faced(option.object.as_zone(), state); !there.empty())
            all.push_back({fmt::format("({})", there)});
    if (const std::string places = where_of_equals(question, option, state);
        !places.empty() && !text::has_words(said, places))
        all.push_back({fmt::format("[{}]", places)});
    for (const Ref place : {option.object, option.target})
        if (const std::string called = place_unsaid(place, said, own(question, state)); !called.empty())
            all.push_back({fmt::format("[{}]", called)});
    const SeatId area = area_of(option, state.table);
    if (area != SeatId::none && area != question.seat && state.table.seats() > 1)
        if (const std::string whose = name(Ref::seat(area), state); !text::has_words(said, whose))
            all.push_back({fmt::format("[{}]", whose)});
    if (area != SeatId::none && area == question.seat && is_faced(about.as_card(), state.table) &&
        is_about_others_too(question, option.verb, state.table))
        all.push_back({fmt::format("[{}]", language_->label(intern("tale.before_you")))});
    return all;
}

std::vector<std::string> Words::odds(const std::optional<Odds>& odds, const Option& option,
                                     const campaign::State& state) const {
    std::vector<std::string> all;
    // A save has the texts with which it began.
    const auto has = [&](const char* key) { return language_->has(intern(key)); };
    if (!odds) return all;
    const Ref whom = odds->target == option.target ? Ref() : odds->target;
    if (odds->harm && has("ui.odds.falls")) all.push_back(harm(*odds->harm, whom, state));
    if (odds->needed && has("ui.odds.needs")) {
        const Needed& needed = *odds->needed;
        all.push_back(going_on(
            ui(needed.least <= 0  ? "odds.sure"
               : needed.is_vain() ? "odds.vain"
                                  : "odds.needs",
               {{number_slot, Ref::number(needed.least)}, {most_slot, Ref::number(needed.dice)}}, state)));
    }
    if (odds->blow && has("ui.odds.hits")) all.push_back(blow(*odds->blow, state));
    return all;
}

std::string Words::harm(const Harm& harm, Ref whom, const campaign::State& state) const {
    const std::string key = harm.falls_from > 0       ? "odds.falls"
                            : harm.most == 0          ? "odds.nothing"
                            : harm.least == harm.most ? "odds.takes"
                                                      : "odds.takes_from";
    const Slot slots[] = {{number_slot, Ref::number(harm.falls_from > 0 ? harm.falls_from : harm.least)},
                          {most_slot, Ref::number(harm.most)},
                          {target_slot, whom}};
    // A rule set may have words of its own for it, without the name.
    const Name own = intern(key);
    if (language_->has(own)) return going_on(say(own, slots, state));
    const std::string said = say(intern("ui." + key), slots, state);
    return whom ? said : going_on(said);
}

std::string Words::blow(const Blow& blow, const campaign::State& state) const {
    const bool compared = blow.strength != 0 || blow.against != 0;
    std::string said = blow.if_missed ? going_on(ui("odds.failing")) + " " : "";
    said += going_on(ui(!compared   ? "odds.strikes"
                        : blow.hits ? "odds.hits"
                                    : "odds.misses",
                        {{number_slot, Ref::number(blow.strength)}, {total_slot, Ref::number(blow.against)}},
                        state));
    if (!blow.hits) return said;
    static const Name costs = intern("odds.costs");
    static const Name deadly = intern("odds.deadly");
    const Slot number[] = {{number_slot, Ref::number(blow.costs)}};
    if (blow.costs > 0 && language_->has(costs)) said += ", " + going_on(say(costs, number, state));
    if (blow.more) said += " " + going_on(ui("odds.more"));
    if (blow.deadly && language_->has(deadly)) said += ": " + going_on(say(deadly, number, state));
    return said;
}

std::string Words::who_is_faced(ZoneId zone, const campaign::State& state) const {
    std::string all;
    for (const CardId card : faced_in(zone, state.table)) {
        all += fmt::format("{}{}", all.empty() ? "" : ", ",
                           text::capitalise(name(state.table.ref(card), state)));
        const std::vector<Told> facts = this->facts(card, state);
        const auto whole =
            std::find_if(facts.begin(), facts.end(), [](const Told& told) { return told.fact.most > 0; });
        if (whole != facts.end()) all += "\u00a0" + fact_parts(whole->fact).second;
    }
    return all;
}

std::vector<CardId> Words::faced_in(ZoneId zone, const Table& table) const {
    std::vector<CardId> all = View(table, SeatId::none, false).cards(zone);
    std::erase_if(all, [&](CardId card) { return !is_faced(card, table); });
    return all;
}

bool Words::is_faced(CardId card, const Table& table) const {
    const auto zone = static_cast<std::size_t>(table.kind_of(table.where(card)));
    const std::string* role =
        library_->layout().at("roles").at(table.catalogue().zones[zone].name.text()).text();
    // Saves have the texts with which they began.
    return role != nullptr && *role == "faced" && language_->has(intern("tale.before_you"));
}

std::string Words::place_unsaid(Ref place, const std::string& said, const text::Naming& names) const {
    if (place.kind() != RefKind::square && place.kind() != RefKind::edge) return "";
    std::string called = name(place, names);
    const bool is_said = said.find(called) != std::string::npos || said.starts_with(text::capitalise(called));
    return is_said ? "" : called;
}

std::string Words::where_of_equals(const Question& question, const Option& option,
                                   const campaign::State& state) const {
    const Table& table = state.table;
    std::string places;
    for (const auto part : {&Option::object, &Option::target}) {
        const CardId card = (option.*part).as_card();
        const Ref square = card == CardId::none ? Ref() : table.square_of(card);
        if (!square) continue;
        const bool twice =
            std::any_of(question.options.begin(), question.options.end(), [&](const Option& other) {
                const CardId equal = (other.*part).as_card();
                return equal != CardId::none && equal != card && other.verb == option.verb &&
                       table.def(equal) == table.def(card);
            });
        if (twice)
            places += fmt::format("{}{}", places.empty() ? "" : ", ", name(square, own(question, state)));
    }
    return places;
}

Words::Said Words::said(const Question& question, std::size_t index, const campaign::State& state) const {
    const std::vector<std::optional<Odds>> odds = foresight_.odds(question, state);
    return said(question, index, odds.empty() ? std::nullopt : odds[index], state);
}

std::vector<Words::Said> Words::said(const Question& question, const campaign::State& state) const {
    const std::vector<std::optional<Odds>> odds = foresight_.odds(question, state);
    std::vector<Said> all;
    for (std::size_t index = 0; index < question.options.size(); ++index)
        all.push_back(said(question, index, odds.empty() ? std::nullopt : odds[index], state));
    return all;
}

Words::Said Words::said(const Question& question, std::size_t index, std::optional<Odds> odds,
                        const campaign::State& state) const {
    const Option& option = question.options[index];
    Said said{.odds = odds};
    said.title = doing(option.verb, option.object, option.target, option.number, own(question, state), "do",
                       question.slots);
    said.label = said.title;
    const std::vector<Remark> remarked = remarks(question, option, said.title, said.odds, state);
    if (const std::size_t open = said.title.rfind(" (");
        said.title.ends_with(')') && open != std::string::npos) {
        said.rest = said.title.substr(open + 2, said.title.size() - open - 3);
        said.title.resize(open);
    }
    said.beyond = said.rest;
    const auto join = [](std::string& to, const std::string& words) {
        to += fmt::format("{}{}", to.empty() ? "" : " · ", words);
    };
    for (const auto& [words, on_card] : remarked) {
        said.label += " " + words;
        const std::string bare = words.substr(1, words.size() - 2);
        join(said.rest, bare);
        if (!on_card) join(said.beyond, bare);
    }
    return said;
}

std::pair<std::string, std::string> Words::deed_parts(const Option& option,
                                                      const campaign::State& state) const {
    const Name key = intern("briefly." + std::string(option.verb.text()));
    if (!language_->has(key)) return {};
    std::string whose;
    if (option.object.kind() == RefKind::member) {
        whose = name(option.object, state);
    } else {
        const DefId def =
            option.object.kind() == RefKind::card ? state.table.def(option.object.as_card()) : DefId::none;
        if (def == DefId::none) return {};
        whose = language_->noun(library_->rules().catalogue()->definitions[index(def)]);
    }
    return {text::capitalise(whose), doing(option.verb, option.object, option.target, option.number,
                                           play::Names(state, *language_), "briefly")};
}

std::string Words::explanation(const Option& option, const campaign::State& state) const {
    DefId def = option.object.as_definition();
    if (option.object.kind() == RefKind::card) def = state.table.def(option.object.as_card());
    return rule(def);
}

std::string Words::rule(DefId def) const {
    if (def == DefId::none) return "";
    const Catalogue& catalogue = *library_->rules().catalogue();
    const Name key = intern("rule." + std::string(catalogue.definitions[index(def)].text()));
    return language_->has(key) ? language_->say(key) : "";
}

std::string Words::rule_of_step(DefId def, Name heading, int step) const {
    const std::string rule = this->rule(def);
    const auto at = [&](int n) {
        const Slot slots[] = {{number_slot, Ref::number(n)}};
        return rule.find(language_->say(heading, slots, Numbers()));
    };
    const std::size_t from = at(step);
    if (from == std::string::npos) return "";
    const std::size_t to = at(step + 1);
    std::string part = rule.substr(from, to == std::string::npos ? to : to - from);
    if (const std::size_t colon = part.find(": "); colon != std::string::npos) part.erase(0, colon + 2);
    return part.substr(0, part.find_last_not_of(' ') + 1);
}

Name Words::hero_of(const Value& sheet) const {
    for (const Value* part : {&campaign::section_of(sheet, library_->rules().name()), &sheet})
        if (const std::string* hero = part->at("hero").text();
            hero != nullptr && language_->is_noun(intern("noun." + *hero)))
            return intern(*hero);
    return {};
}

Name Words::hero_of(SeatId seat, const campaign::State& state) const {
    return index(seat) < state.seats.size() ? hero_of(campaign::member_at(state, seat).sheet) : Name();
}

std::string Words::honour(const std::string& key) const { return text::said_or_spelt(language_, key); }

std::string Words::because(Name reason, std::span<const Slot> slots, const campaign::State& state) const {
    const Name key = reason_key(reason);
    // A save's own copy of the adventure may be older.
    return language_->has(key) ? say(key, slots, state) : "";
}

std::string Words::caution(const Question& question, std::size_t option, const campaign::State& state) const {
    for (const Caution& caution : question.cautions) {
        if (caution.option != option) continue;
        const Slot slots[] = {{card_slot, question.options[option].object}, {number_slot, caution.about}};
        return because(caution.reason, slots, state);
    }
    return "";
}

std::string Words::reason(const Refusal& refusal, const campaign::State& state) const {
    const Slot slots[] = {{card_slot, refusal.object}, {number_slot, refusal.about}};
    return say(reason_key(refusal.reason), slots, state);
}

std::string Words::refusal(const Refusal& refusal, const Question& question,
                           const campaign::State& state) const {
    return fmt::format(
        "{}: {}",
        doing(refusal.verb, refusal.object, {},
              refusal.about.kind() == RefKind::number ? static_cast<int>(refusal.about.as_number()) : 0,
              own(question, state)),
        reason(refusal, state));
}

std::vector<std::string> Words::refusals(const Question& question, const campaign::State& state) const {
    struct Line {
        Name verb;
        std::string what;
        std::string reason;
    };
    std::vector<Line> lines;
    for (const Refusal& refused : question.refusals) {
        const std::string said = refusal(refused, question, state);
        const std::string reason = ": " + this->reason(refused, state);
        const auto same = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
            return line.verb == refused.verb && line.reason == reason && refused.object;
        });
        if (same == lines.end()) {
            lines.push_back({refused.verb, said.substr(0, said.size() - reason.size()), reason});
            continue;
        }
        const std::string called = name(refused.object, own(question, state));
        same->what += ", " + called.substr(0, called.find(" ("));  // whose square it is was said
    }
    // What is refused for the same reason is one line, whatever it is.
    std::vector<Line> told;
    for (Line& line : lines) {
        const auto same = std::find_if(told.begin(), told.end(),
                                       [&](const Line& before) { return before.reason == line.reason; });
        if (same == told.end())
            told.push_back(std::move(line));
        else
            same->what += "; " + line.what;
    }
    std::vector<std::string> all;
    for (const Line& line : told)
        all.push_back(line.what + line.reason);
    return all;
}

}  // namespace tankard::scene
