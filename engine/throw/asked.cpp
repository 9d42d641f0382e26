#include "throw/asked.h"

#include "fighter/state/words.h"
#include "fighter/state/zones.h"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

namespace tankard::thrown {
namespace {

constexpr std::uint64_t kPurpose = 0x7468726f77;
constexpr std::string_view kBounces = "two_bounces";

bool is_throw(const Question& question) {
    return question.shape == Shape::record &&
           (question.prompt == fighter::word::ask_throw ||
            question.prompt == fighter::word::ask_small_throw) &&
           question.own() >= fighter::kFields && question.options[0].verb == fighter::word::bounces;
}

}  // namespace

std::optional<Asked> asked(const Question& question, const Table& table) {
    if (!is_throw(question)) return std::nullopt;
    Asked result;
    for (const Slot& slot : question.slots) {
        if (slot.name == fighter::word::n)
            result.conditions.bounces = static_cast<int>(slot.value.as_number());
        if (slot.name == fighter::word::total) result.left = static_cast<int>(slot.value.as_number());
        if (slot.name == fighter::word::monster) result.target = slot.value;
    }
    result.conditions.small = question.prompt == fighter::word::ask_small_throw;
    std::vector<const Handicap*> all;
    for (std::size_t i = fighter::kFields; i < question.own(); ++i) {
        const Name id = table.catalogue().definitions[index(question.options[i].object.as_definition())];
        const Handicap* known = handicap(id.text());
        if (known == nullptr) result.unknown = id.text();
        result.demands.push_back(known);
        result.names.push_back(id);
        result.conditions.demanded |= std::uint32_t{1} << (i - fighter::kFields);
        if (known != nullptr) all.push_back(known);
    }
    if (const Handicap* bounces = handicap(kBounces); result.conditions.bounces > 1 && bounces != nullptr)
        all.push_back(bounces);
    result.handicap = together(all);
    result.handicap.bounces = result.conditions.bounces;
    result.skill = static_cast<fighter::Skill>(std::clamp(table.get(fighter::skill), 0, 2));
    result.icons = table.get(fighter::icons);
    return result;
}

Thrown throw_asked(const Question& question, const Asked& asked, const Hand& hand, std::uint64_t seed) {
    Stream chance(seed, kPurpose);
    const Tremble how = tremble(steadiness(asked.skill), chance);
    Thrown thrown;
    thrown.hand = limited(hand, asked.handicap);
    thrown.outcome = simulate(hand, how, asked.handicap, asked.icons, &thrown.path, &thrown.knocks);
    thrown.icon_faces = icon_faces(how.labels, asked.icons);
    fighter::Record& record = thrown.outcome.record;
    for (std::size_t i = 0; i < asked.demands.size(); ++i) {
        const Handicap* each = asked.demands[i];
        if (each != nullptr && done(each->deed, thrown.outcome.course, how.moment, each->moment))
            record.performed |= std::uint32_t{1} << i;
    }
    thrown.outcome.performed = (asked.conditions.demanded & ~record.performed) == 0;
    thrown.late = how.moment;
    thrown.hit = fighter::hits(record, asked.conditions);
    thrown.answer.values = {record.bounces, static_cast<std::int32_t>(record.place), record.table ? 1 : 0,
                            record.icon ? 1 : 0};
    for (std::size_t i = fighter::kFields; i < question.own(); ++i)
        thrown.answer.values.push_back(
            static_cast<std::int32_t>(record.performed >> (i - fighter::kFields) & 1));
    return thrown;
}

std::uint32_t icon_faces(int rotation, int icons) {
    std::uint32_t faces = 0;
    for (int face = 0; face < 6; ++face)
        if (label_of(rotation, face) <= icons) faces |= std::uint32_t{1} << face;
    return faces;
}

std::string in_words(const Thrown& thrown, std::uint64_t seed) {
    return fmt::format("thrown: aim {}, strength {}, lift {}, spin {}; tremble {:016x}", thrown.hand.aim,
                       thrown.hand.strength, thrown.hand.lift, thrown.hand.spin, seed);
}

}  // namespace tankard::thrown
