#include "table/question.h"

#include "table/place_label.h"
#include "table/random.h"
#include "table/table.h"

#include <algorithm>
#include <bitset>
#include <span>
#include <string>

#include <fmt/format.h>

namespace tankard {
namespace {

constexpr std::int32_t kMostGivenOut = 1'000'000;  // at one option: sums of all still fit

std::string words_for(Ref ref, const Table& table) {
    switch (ref.kind()) {
        case RefKind::card: {
            const DefId def = table.def(ref.as_card());
            return def == DefId::none ? "card"
                                      : std::string(table.catalogue().definitions[index(def)].text());
        }
        case RefKind::definition:
            return std::string(table.catalogue().definitions[index(ref.as_definition())].text());
        case RefKind::seat: return fmt::format("seat{}", index(ref.as_seat()) + 1);
        case RefKind::zone: {
            const ZoneId zone = ref.as_zone();
            std::string name(
                table.catalogue().zones[static_cast<std::size_t>(table.kind_of(zone))].name.text());
            if (table.seat_of(zone) != SeatId::none)
                name += fmt::format("{}", index(table.seat_of(zone)) + 1);
            return name;
        }
        case RefKind::number: return fmt::format("{}", ref.as_number());
        case RefKind::square:
        case RefKind::edge: return place_label(ref, table);
        default: return "";
    }
}

/// Whether both are told by the same words; quicker than to write them.
bool same_words(Ref one, Ref other, const Table& table) {
    if (one.kind() == RefKind::card && other.kind() == RefKind::card)
        return table.def(one.as_card()) == table.def(other.as_card());
    return one == other || words_for(one, table) == words_for(other, table);
}

std::string plain_label(const Option& option, const Table& table) {
    std::string label(option.verb.text());
    if (option.object) label += ":" + words_for(option.object, table);
    if (option.target) label += ">" + words_for(option.target, table);
    return label;
}

bool same_label(const Option& one, const Option& other, const Table& table) {
    return one.verb == other.verb && static_cast<bool>(one.object) == static_cast<bool>(other.object) &&
           static_cast<bool>(one.target) == static_cast<bool>(other.target) &&
           same_words(one.object, other.object, table) && same_words(one.target, other.target, table);
}

}  // namespace

Question& Question::say(Name slot, Ref value) {
    for (Slot& place : slots)
        if (!place.name) {
            place = {slot, value};
            break;
        }
    return *this;
}

Question& Question::offer(Name verb, Ref object, Ref target, std::int32_t number) {
    options.push_back({verb, object, target, number, 0, SeatId::none});
    return *this;
}

Question& Question::interject(SeatId by, Name verb, Ref object, Ref target) {
    options.push_back({verb, object, target, 0, 0, by});
    return *this;
}

std::size_t Question::own() const {
    std::size_t count = options.size();
    while (count > 0 && options[count - 1].seat != SeatId::none)
        --count;
    return count;
}

std::uint32_t Question::fingerprint() const {
    std::uint64_t sum = mix(prompt.hash(), static_cast<std::uint64_t>(shape) << 8 | index(seat));
    sum = mix(sum, static_cast<std::uint64_t>(static_cast<std::uint32_t>(least)) << 32 |
                       static_cast<std::uint32_t>(most));
    for (const Option& option : options) {
        sum = mix(sum, option.verb.hash() ^ option.object.bits());
        sum = mix(
            sum, option.target.bits() + static_cast<std::uint64_t>(static_cast<std::int64_t>(option.number)));
        if (option.seat != SeatId::none) sum = mix(sum, index(option.seat));
    }
    return static_cast<std::uint32_t>(sum ^ (sum >> 32));
}

std::string Question::label(std::size_t option, const Table& table) const {
    std::string label = plain_label(options[option], table);
    int earlier = 0;
    for (std::size_t other = 0; other < option; ++other)
        if (same_label(options[other], options[option], table)) ++earlier;
    if (earlier > 0) label += fmt::format(".{}", earlier + 1);
    return label;
}

Answer interjection(const Question& question, std::size_t option) {
    const bool chooses = question.shape == Shape::choose_one || question.shape == Shape::choose_some;
    const auto place = static_cast<std::int32_t>(option);
    return Answer{{chooses ? place : ~place}};
}

const Option* interjected(const Question& question, const Answer& answer) {
    if (answer.values.size() != 1) return nullptr;
    for (std::size_t place = question.own(); place < question.options.size(); ++place)
        if (interjection(question, place) == answer) return &question.options[place];
    return nullptr;
}

std::string misfit(const Question& question, const Answer& answer) {
    if (interjected(question, answer) != nullptr) return "";
    const auto& values = answer.values;
    const auto count = static_cast<std::int32_t>(question.own());
    auto within = [&](std::int32_t value, std::int32_t least, std::int32_t most) {
        return value >= least && value <= most
                   ? std::string()
                   : fmt::format("{} is not between {} and {}", value, least, most);
    };
    switch (question.shape) {
        case Shape::choose_one:
            if (values.size() != 1) return "choose exactly one option";
            return values[0] >= 0 && values[0] < count ? "" : "there is no such option";
        case Shape::confirm:
            return values.size() == 1 && (values[0] == 0 || values[0] == 1) ? "" : "answer yes or no";
        case Shape::read: return values.empty() ? "" : "there is nothing to choose here";
        case Shape::amount:
            return values.size() == 1 ? within(values[0], question.least, question.most) : "give one number";
        case Shape::choose_some: {
            const auto chosen = static_cast<std::int32_t>(values.size());
            if (chosen < question.least || chosen > question.most)
                return question.least == question.most
                           ? fmt::format("choose exactly {}", question.least)
                           : fmt::format("choose {} to {}", question.least, question.most);
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (values[i] < 0 || values[i] >= count) return "there is no such option";
                for (std::size_t j = 0; j < i; ++j) {
                    if (values[i] == values[j]) return "an option can be chosen only once";
                    const auto group = question.options[static_cast<std::size_t>(values[i])].group;
                    if (question.groups && group != 0 &&
                        group == question.options[static_cast<std::size_t>(values[j])].group)
                        return "only one of these can be chosen together";
                }
            }
            return "";
        }
        case Shape::distribute:
        case Shape::record: {
            if (values.size() != question.own())
                return fmt::format("give {} number{}", count, question.own() == 1 ? "" : "s");
            std::int32_t sum = 0;
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (auto problem = within(values[i], 0, question.options[i].number); !problem.empty())
                    return problem;
                sum += values[i];
            }
            return question.shape == Shape::record ? "" : within(sum, question.least, question.most);
        }
    }
    return "";
}

std::string impossible(const Question& question) {
    const std::size_t own = question.own();
    const std::span options(question.options.data(), own);
    for (const Option& option : options)
        if (option.seat != SeatId::none) return "should have the interjections behind all other options";
    if (question.least > question.most)
        return fmt::format("cannot be answered: {} at the least are more than {} at the most", question.least,
                           question.most);
    const bool gives_out = question.shape == Shape::distribute || question.shape == Shape::record;
    std::int64_t room = 0;
    for (const Option& option : options) {
        if (gives_out && (option.number < 0 || option.number > kMostGivenOut))
            return fmt::format("should have numbers from 0 to {} at its options", kMostGivenOut);
        room += option.number;
    }
    switch (question.shape) {
        case Shape::choose_one: return own == 0 ? "has no option" : "";
        case Shape::choose_some: {
            std::bitset<256> seen;
            std::size_t most = 0;
            for (const Option& option : options) {
                const bool counts = !question.groups || option.group == 0 || !seen[option.group];
                seen.set(option.group);
                most += counts ? 1 : 0;
            }
            if (question.least < 0) return "should want at least 0";
            if (static_cast<std::size_t>(question.least) > most)
                return fmt::format("cannot be answered: {} of {} are wanted", question.least, most);
            return "";
        }
        case Shape::amount:
            return own != question.options.size() && question.least < 0
                       ? "with interjections should want an amount of at least 0"
                       : "";
        case Shape::distribute:
            if (question.least < 0) return "should give out at least 0";
            return room < question.least
                       ? fmt::format("cannot be answered: there is room for {} of {}", room, question.least)
                       : "";
        default: return "";
    }
}

bool forced(const Question& question, Answer& answer) {
    const auto count = static_cast<std::int32_t>(question.options.size());
    if (question.own() != question.options.size()) return false;
    switch (question.shape) {
        case Shape::choose_one:
            if (count != 1) return false;
            answer.values = {0};
            return true;
        case Shape::choose_some:
            if (question.most != 0 && !(question.least == count && (count == 1 || !question.ordered)))
                return false;
            answer.values.clear();
            for (std::int32_t i = 0; i < question.most && i < count; ++i)
                answer.values.push_back(i);
            return true;
        case Shape::amount:
            if (question.least != question.most) return false;
            answer.values = {question.least};
            return true;
        case Shape::distribute: {
            if (question.least != question.most) return false;
            std::int32_t room = 0;
            for (const Option& option : question.options)
                room += option.number;
            // Nothing to share out, one place for all of it, or every place to be filled.
            if (question.most != 0 && count != 1 && room != question.most) return false;
            answer.values.clear();
            for (const Option& option : question.options)
                answer.values.push_back(std::min(option.number, question.most));
            return true;
        }
        default: return false;
    }
}

}  // namespace tankard
