#include "window/pages/beginning.h"

#include "play/companions/companion.h"
#include "play/companions/search.h"
#include "play/content/names.h"
#include "text/utf8.h"
#include "text/visible.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kLongestNumber = 9;  ///< digits: short enough to be written on paper

constexpr std::string_view kWords[] = {"person", "greedy", "search", "random", "nobody"};
static_assert(std::size(kWords) == static_cast<std::size_t>(Sits::count));

/// Without spaces at its ends.
std::string trimmed(const std::string& name) {
    const std::size_t first = name.find_first_not_of(' ');
    return first == std::string::npos ? "" : name.substr(first, name.find_last_not_of(' ') - first + 1);
}

/// No companion is called like somebody who has typed a name: it takes the one that this chair does not need.
void tell_apart(std::vector<Chair>& chairs) {
    for (Chair& typed : chairs)
        for (Chair& other : chairs)
            if (!trimmed(typed.name).empty() && trimmed(other.name).empty() &&
                play::same_name(trimmed(typed.name), other.called))
                std::swap(typed.called, other.called);
}

std::string* number_of(Beginning& beginning, const Beginning::Part& part) {
    switch (part.kind) {
        case Beginning::Part::Kind::budget: return &beginning.budget;
        case Beginning::Part::Kind::seed: return &beginning.seed;
        case Beginning::Part::Kind::rule: {
            scene::HouseRule& rule = beginning.rules[part.at];
            return rule.choices.empty() ? &rule.chosen : nullptr;
        }
        default: return nullptr;
    }
}

}  // namespace

std::string word_of(Sits sits) {
    return std::string(kWords[std::min(static_cast<std::size_t>(sits), std::size(kWords) - 1)]);
}

std::string Chair::shown() const {
    const std::string mine = trimmed(name);
    return mine.empty() && companion() ? called : mine;
}

void Chair::plays(play::Policy policy) {
    if (!companion()) return;
    switch (policy) {
        case play::Policy::random: sits = Sits::random; break;
        case play::Policy::greedy: sits = Sits::greedy; break;
        case play::Policy::search: sits = Sits::search; break;
    }
}

Beginning::Part Beginning::part(std::size_t place) const {
    if (place < chairs.size()) return {Part::Kind::chair, place};
    place -= chairs.size();
    if (!rules.empty() && place-- == 0) return {Part::Kind::rule, 0};
    if (rules.size() > 1 && place-- == 0) return {Part::Kind::rules, 0};
    const std::size_t listed = unfolded && !rules.empty() ? rules.size() - 1 : 0;
    if (place < listed) return {Part::Kind::rule, place + 1};
    return {place == listed ? Part::Kind::budget : Part::Kind::seed, 0};
}

void Beginning::turn(std::size_t place, int by) {
    const Part here = part(place);
    if (here.kind == Part::Kind::rule) rules[here.at].turn(by);
    if (here.kind == Part::Kind::rules) unfolded = !unfolded;
    if (here.kind != Part::Kind::chair) return;
    constexpr auto kCount = static_cast<int>(Sits::count);
    Sits& sits = chairs[here.at].sits;
    sits = static_cast<Sits>((static_cast<int>(sits) + by % kCount + kCount) % kCount);
}

void Beginning::choose(std::size_t place, std::size_t option) {
    const Part here = part(place);
    if (here.kind == Part::Kind::chair && option < static_cast<std::size_t>(Sits::count))
        chairs[here.at].sits = static_cast<Sits>(option);
    if (here.kind == Part::Kind::rule && option < rules[here.at].choices.size())
        rules[here.at].chosen = rules[here.at].choices[option].word;
    if (here.kind == Part::Kind::rules) unfolded = !unfolded;
}

void Beginning::welcome(std::size_t place) {
    const Part here = part(place);
    if (here.kind == Part::Kind::chair && chairs[here.at].sits == Sits::nobody)
        chairs[here.at].sits = Sits::greedy;
}

bool Beginning::takes_digits(std::size_t place) const {
    const Part here = part(place);
    return here.kind == Part::Kind::budget || here.kind == Part::Kind::seed ||
           (here.kind == Part::Kind::rule && rules[here.at].choices.empty());
}

bool Beginning::type(std::size_t place, char32_t letter) {
    const Part here = part(place);
    if (std::string* number = number_of(*this, here); number != nullptr) {
        if (letter < U'0' || letter > U'9') return false;
        std::string longer = *number == "0" ? "" : *number;
        longer += static_cast<char>(letter);
        if (longer.size() > kLongestNumber) return false;
        if (here.kind == Part::Kind::budget)
            longer = fmt::format("{}", std::clamp(std::stoi(longer), 1, play::kMostPlayouts));
        if (here.kind == Part::Kind::rule && std::stoi(longer) > rules[here.at].most)
            longer = fmt::format("{}", rules[here.at].most);
        *number = std::move(longer);
        return true;
    }
    // A comma is the next chair's business, digits are numbers of the list, and ? asks for the rules.
    if (here.kind != Part::Kind::chair || letter == U',' || letter == U'?' || letter < U' ' ||
        (letter >= U'0' && letter <= U'9'))
        return false;
    Chair& chair = chairs[here.at];
    std::string longer = chair.name;
    text::append_character(longer, letter);
    if (trimmed(longer).empty() || !play::is_player_name(longer)) return false;
    if (chair.sits == Sits::nobody) chair.sits = Sits::person;
    chair.name = std::move(longer);
    tell_apart(chairs);
    return true;
}

bool Beginning::rub_out(std::size_t place) {
    const Part here = part(place);
    std::string* field = number_of(*this, here);
    if (here.kind == Part::Kind::chair) field = &chairs[here.at].name;
    if (field == nullptr || field->empty()) return false;
    text::remove_last_character(*field);
    tell_apart(chairs);
    return true;
}

std::string Beginning::fault() const {
    std::vector<std::string> names;
    int taken = 0;
    bool person = false;
    for (const Chair& chair : chairs) {
        if (chair.sits == Sits::nobody) continue;
        ++taken;
        person = person || chair.sits == Sits::person;
        const std::string name = chair.shown();
        if (!play::is_player_name(name)) return "nameless";
        if (chair.sits == Sits::person && play::is_companion_kind(name)) return "kind_as_name";
        if (std::any_of(names.begin(), names.end(),
                        [&](const std::string& other) { return play::same_name(name, other); }))
            return "same_names";
        names.push_back(name);
    }
    if (!person) return "no_person";
    if (taken < least) return "too_few";
    for (const scene::HouseRule& rule : rules) {
        scene::HouseRule checked = rule;
        if (!checked.choose(rule.chosen)) return "no_number";
    }
    return "";
}

std::string Beginning::policies() const {
    std::string all;
    for (const Chair& chair : chairs)
        if (chair.sits != Sits::nobody)
            all += (all.empty() ? "" : ",") + word_of(chair.companion() ? chair.sits : Sits::greedy);
    return all;
}

void first_offer(Beginning& beginning) {
    const std::size_t taken = std::max<std::size_t>(2, static_cast<std::size_t>(beginning.least));
    for (std::size_t i = 0; i < beginning.chairs.size(); ++i)
        beginning.chairs[i].sits = i == 0 ? Sits::person : i < taken ? Sits::greedy : Sits::nobody;
}

void take(Beginning& beginning, std::size_t chairs) {
    for (std::size_t i = 0; i < beginning.chairs.size(); ++i) {
        Sits& sits = beginning.chairs[i].sits;
        if (i >= chairs) sits = Sits::nobody;
        if (i < chairs && sits == Sits::nobody) sits = Sits::greedy;
    }
}

Value kept(const Beginning& beginning) {
    Value all = Value::table();
    Value chairs = Value::table();
    for (const Chair& chair : beginning.chairs) {
        Value each = Value::table();
        each.set("sits", word_of(chair.sits));
        if (const std::string name = trimmed(chair.name); !name.empty()) each.set("name", name);
        chairs.push(each);
    }
    all.set("chairs", chairs);
    if (Value rules = scene::settings_of(beginning.rules); !rules.entries().empty()) all.set("rules", rules);
    if (!beginning.budget.empty()) all.set("budget", beginning.budget);
    return all;
}

void recall(Beginning& beginning, const Value& kept) {
    const Value& chairs = kept.at("chairs");
    for (std::size_t i = 0; i < beginning.chairs.size(); ++i) {
        const Value& each = chairs.at(static_cast<std::int64_t>(i + 1));
        Chair& chair = beginning.chairs[i];
        if (const std::string* sits = each.at("sits").text(); sits != nullptr) {
            const auto* at = std::find(std::begin(kWords), std::end(kWords), *sits);
            if (at != std::end(kWords)) chair.sits = static_cast<Sits>(at - std::begin(kWords));
        }
        if (const std::string* name = each.at("name").text(); name != nullptr && play::is_player_name(*name))
            chair.name = *name;
    }
    tell_apart(beginning.chairs);
    scene::choose(beginning.rules, kept.at("rules"));
    if (const std::string* budget = kept.at("budget").text();
        budget != nullptr && budget->size() <= kLongestNumber)
        for (const char digit : *budget)
            beginning.type(beginning.parts() - 2, static_cast<char32_t>(digit));
}

}  // namespace tankard::window
