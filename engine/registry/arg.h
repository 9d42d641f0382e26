// What goes between scripts and rules: one value of a small closed type. Conversions are checked once, here.
#pragma once

#include "table/question.h"
#include "table/ref.h"
#include "table/value.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tankard {

using Refs = std::vector<Ref>;
/// Questions that a script has written, or is shown; and what stands in the places of a sentence. Both belong
/// to whoever made them, and last as long as the call that they are given to.
using Questions = std::span<const Question>;
using Slots = std::span<const Slot>;
using Arg =
    std::variant<std::monostate, bool, std::int64_t, double, std::string, Ref, Refs, Value, Questions, Slots>;

/// What needs no memory of its own: most properties answer so. A text is one that stays.
using Plain = std::variant<std::monostate, bool, std::int64_t, Ref, std::string_view>;

/// A value that is a truth, an integer or a handle; nothing for all others.
inline Plain plain_of(const Arg& arg) {
    if (const auto* ref = std::get_if<Ref>(&arg)) return *ref;
    if (const auto* integer = std::get_if<std::int64_t>(&arg)) return *integer;
    if (const auto* truth = std::get_if<bool>(&arg)) return *truth;
    return {};
}

/// The types that declarations speak of; what an author reads in the reference. `page` is what the last page
/// of a chapter answers: campaign/ways.h. `hero` is a seat, whatever its rule set calls it. `thing`: any
/// handle that lives.
enum class Type : std::uint8_t {
    nothing,
    truth,
    integer,
    text,
    hero,
    card,
    cards,
    heroes,
    value,
    page,
    zone,
    square,
    edge,
    squares,
    thing,
    question,   ///< one question as a table
    questions,  ///< a list of them, for a round of secret answers
    slots,      ///< { name = seat, card or integer }
};

std::string_view name_of(Type type);

}  // namespace tankard
