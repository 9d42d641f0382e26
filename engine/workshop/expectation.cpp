#include "workshop/expectation.h"

#include "registry/verb.h"
#include "table/place_label.h"
#include "table/view.h"
#include "workshop/arrange.h"
#include "workshop/scenario_words.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

class Check {
 public:
    Check(const play::Library& library, const Outcome& outcome)
        : library_(library), words_(library), outcome_(outcome) {}

    std::vector<std::string> all(const Value& expect) {
        Value table = Value::table();
        for (const auto& [key, value] : expect.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            if (name == nullptr) throw VerbError("expect has names, such as expect = { asks = \"main\" }");
            if (*name == "asks")
                prompt(value);
            else if (*name == "offers" || *name == "refuses")
                offers(value, *name == "offers");
            else if (*name == "says")
                says(value);
            else if (*name == "numbers")
                numbers(value);
            else if (*name == "reaches")
                reaches(value);
            else if (*name == "told" || *name == "silent")
                told(value, *name == "told");
            else if (*name == "shows" || *name == "hides")
                seen(value, *name == "shows");
            else if (*name == "flags")
                flags(value);
            else if (*name == "ending")
                ending(value);
            else
                table.set(*name, value);
        }
        for (std::string& difference : differences(outcome_.state.table, table))
            wrong_.push_back(std::move(difference));
        return std::move(wrong_);
    }

 private:
    template <typename... Args>
    void wrong(fmt::format_string<Args...> format, Args&&... args) {
        wrong_.push_back(fmt::format(format, std::forward<Args>(args)...));
    }

    void prompt(const Value& value) {
        const std::string asked(outcome_.asked ? outcome_.asked->prompt.text() : "nothing");
        if (value.text() == nullptr || *value.text() != asked)
            wrong("{} is asked, not {}", asked, value.show());
    }

    void offers(const Value& list, bool wanted) {
        for (const auto& [_, label] : list.entries()) {
            if (label.text() == nullptr)
                throw VerbError(fmt::format("a label should be a text, not {}", label.show()));
            bool offered = false;
            for (std::size_t i = 0; outcome_.asked && i < outcome_.asked->options.size(); ++i)
                offered = offered || outcome_.asked->label(i, outcome_.state.table) == *label.text();
            if (!offered && !wanted) words_.check_label(*label.text());
            if (offered != wanted) wrong("{} is {}on offer", label.show(), wanted ? "not " : "");
        }
    }

    /// { n = 2, card = "fog" }: the numbers in the text of the question, and what it names by its definition.
    void says(const Value& wanted) {
        for (const auto& [key, value] : wanted.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            if (name == nullptr || (value.integer() == nullptr && value.text() == nullptr))
                throw VerbError("a question says numbers and names: says = { n = 2, card = \"fog\" }");
            const bool number = value.integer() != nullptr;
            const Slot* slot = slot_named(*name, number ? RefKind::number : RefKind::definition);
            if (slot == nullptr)
                throw VerbError(fmt::format("the question that is asked says no {} '{}'",
                                            number ? "number" : "name", *name));
            const Value said = number ? Value(slot->value.as_number()) : Value(id_of(slot->value));
            if (said != value) wrong("the question says {} = {}, not {}", *name, said.show(), value.show());
        }
    }
    const Slot* slot_named(const std::string& name, RefKind kind) const {
        if (!outcome_.asked) return nullptr;
        const auto& slots = outcome_.asked->slots;
        const auto found = std::find_if(slots.begin(), slots.end(), [&](const Slot& slot) {
            return slot.name == Name::of(name) && slot.value.kind() == kind;
        });
        return found != slots.end() ? &*found : nullptr;
    }
    std::string id_of(Ref definition) const {
        const auto& ids = outcome_.state.table.catalogue().definitions;
        return std::string(ids[index(definition.as_definition())].text());
    }

    /// { ["aim:needle>squire"] = 2 }: the numbers of options.
    void numbers(const Value& wanted) {
        for (const auto& [key, value] : wanted.entries()) {
            const auto* label = std::get_if<std::string>(&key);
            if (label == nullptr || value.integer() == nullptr)
                throw VerbError("numbers has labels, such as numbers = { [\"take:fog\"] = 2 }");
            const int number = outcome_.asked->options[place_of(*label)].number;
            if (number != *value.integer()) wrong("{} says {}, not {}", *label, number, value.show());
        }
    }

    /// { ["go:c7"] = { cost = 2, way = { "b7", "c7" } } }
    void reaches(const Value& wanted) {
        for (const auto& [key, value] : wanted.entries()) {
            const auto* label = std::get_if<std::string>(&key);
            if (label == nullptr)
                throw VerbError("reaches has labels, such as reaches = { [\"go:c7\"] = { cost = 2 } }");
            const Reach reach = reach_of(*label);
            if (const std::int64_t* cost = value.at("cost").integer(); cost != nullptr && *cost != reach.cost)
                wrong("{} costs {}, not {}", *label, reach.cost, *cost);
            if (value.at("way").is_nil()) continue;
            std::vector<std::string> way;
            for (const auto& [_, square] : value.at("way").entries())
                way.push_back(square.text() != nullptr ? *square.text() : square.show());
            std::vector<std::string> squares;
            for (const Ref square : reach.way)
                squares.push_back(place_label(square, outcome_.state.table));
            if (squares != way)
                wrong("the way of {} is {}, not {}", *label, fmt::join(squares, " "), fmt::join(way, " "));
        }
    }
    /// How an option is reached; nothing but its number if it says nothing of it.
    Reach reach_of(const std::string& label) const {
        const std::size_t option = place_of(label);
        for (const Reach& reach : outcome_.asked->reaches)
            if (reach.option == option) return reach;
        return {.option = option};
    }
    std::size_t place_of(const std::string& label) const {
        const std::size_t options = outcome_.asked ? outcome_.asked->options.size() : 0;
        for (std::size_t i = 0; i < options; ++i)
            if (outcome_.asked->label(i, outcome_.state.table) == label) return i;
        throw VerbError(fmt::format("{} is not on offer", label));
    }

    /// A list that says `in_order`: each behind the one before it.
    void told(const Value& list, bool wanted) {
        const bool in_order = list.at("in_order") == Value(true);
        auto from = outcome_.told.begin();
        for (const auto& [word, key] : list.entries()) {
            if (std::holds_alternative<std::string>(word)) continue;
            if (key.text() == nullptr)
                throw VerbError(fmt::format("a sentence's key should be a text, not {}", key.show()));
            const auto found = std::find(from, outcome_.told.end(), *key.text());
            const bool was = found != outcome_.told.end();
            if (was && in_order) from = found + 1;
            if (!was && !wanted) words_.check_text(*key.text());
            if (was != wanted) wrong("{} was {}told", key.show(), wanted ? "not " : "");
        }
    }

    /// { "hand", of = 2, to = 1 }: whether seat 1 may look at seat 2's hand.
    void seen(const Value& list, bool wanted) {
        const Table& table = outcome_.state.table;
        const bool open = library_.rules().open_hands(outcome_.settings);
        for (const auto& [_, entry] : list.entries()) {
            const std::string* name = entry.at(1).text();
            const int kind = name != nullptr ? kind_named(table.catalogue().zones, Name::of(*name)) : -1;
            if (kind < 0)
                throw VerbError(
                    fmt::format("{} should name a zone: {{ \"hand\", of = 2, to = 1 }}", entry.show()));
            const bool own = table.catalogue().zones[static_cast<std::size_t>(kind)].scope == Scope::seat;
            const View view(table, seat_in(entry, "to"), open);
            if (view.sees(table.zone(kind, own ? seat_in(entry, "of") : SeatId::none)) != wanted)
                wrong("{} is {} to that seat", entry.show(), wanted ? "hidden" : "open");
        }
    }

    SeatId seat_in(const Value& entry, const char* key) const {
        const std::int64_t* number = entry.at(key).integer();
        const int seats = outcome_.state.table.seats();
        if (number == nullptr || *number < 1 || *number > seats)
            throw VerbError(
                fmt::format("'{}' should be a seat from 1 to {}, not {}", key, seats, entry.at(key).show()));
        return seat_at(static_cast<int>(*number) - 1);
    }

    void flags(const Value& flags) {
        for (const auto& [key, value] : flags.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            if (name == nullptr) throw VerbError("flags have names: flags = { gate_open = 1 }");
            const Value& is = outcome_.state.flags.at(*name);
            const bool so = value.truth() != nullptr ? *value.truth() != is.is_nil() : is == value;
            if (!so) wrong("the flag {} is {}, not {}", *name, is.show(), value.show());
        }
    }

    /// That of the chapter which ended last.
    void ending(const Value& value) {
        const auto& chronicle = outcome_.state.chronicle;
        const auto last = std::find_if(chronicle.rbegin(), chronicle.rend(),
                                       [](const std::string& entry) { return !entry.starts_with("end:"); });
        const std::string entry = last != chronicle.rend() ? *last : "";
        const std::string ending = entry.substr(entry.find(':') + 1);
        if (value.text() == nullptr || *value.text() != ending)
            wrong("the chapter's ending is {}, not {}", ending.empty() ? "open" : ending, value.show());
    }

    const play::Library& library_;
    ScenarioWords words_;
    const Outcome& outcome_;
    std::vector<std::string> wrong_;
};

}  // namespace

std::vector<std::string> unmet(const play::Library& library, const Value& expect, const Outcome& outcome) {
    return Check(library, outcome).all(expect);
}

}  // namespace tankard::workshop
