// When a hook is called. An author may say beside a definition's hooks what must be so,
//
//     when = { price_change = { hero = "own", card = { kind = { "weapon", "sheath" } } } },
//
// by the names of the hook's parameters and `self`; all of it must hold. A parameter is "own" (the hero in
// whose area the card lies), "self" (the card itself), a number, a list of these, or a table of properties
// with what they should be: a word, a number, true or false, "own", "self", or a list of these. Where it does
// not hold the hook answers nothing, or no to a question of yes or no, and Lua is not even entered; but
// looking is work of the span, and the call has its number. A list has at most 100 entries.
#pragma once

#include "script/budget.h"
#include "script/handles.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tankard::script {

class Conditions {
 public:
    /// Reads what was declared for a hook; returns what is wrong with it, or nothing. `owned`: the card may
    /// lie in a hero's area.
    std::string read(const Value& declared, const HookInfo& hook, bool owned, const Handles& handles);
    /// Whether the hook of `self`, a card in play or nothing, is to be called. A handle of a card that has
    /// left play, and a property that cannot be asked, are never as they should be. Counts its work.
    bool hold(const Handles& handles, Budget& budget, Ref self, std::span<const Arg> args) const;

 private:
    enum class Special : std::uint8_t { own, self };
    using Wanted = std::variant<Special, bool, std::int64_t, std::string>;
    struct Condition {
        std::size_t param = 0;                      ///< kSelf: the card itself
        const Handles::Member* property = nullptr;  ///< none: the argument itself
        std::vector<Wanted> any;
    };

    static constexpr std::size_t kSelf = static_cast<std::size_t>(-1);

    static std::string read_wanted(const Value& value, Type type, std::span<const std::string_view> words,
                                   std::vector<Wanted>& any);
    std::string read_properties(const Value& declared, const Param& about, std::size_t param,
                                const Handles& handles);
    std::string read_param(const Value& declared, const Param& about, std::size_t param,
                           const Handles& handles);
    bool speaks_of_own() const;

    std::vector<Condition> all_;
};

/// By hook number: of those that are not always called.
using HookConditions = std::map<int, Conditions>;

}  // namespace tankard::script
