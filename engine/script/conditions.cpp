#include "script/conditions.h"

#include "script/values.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>

namespace tankard::script {
namespace {

constexpr std::size_t kMostWanted = 100;  // in one list
constexpr std::size_t kWantedAtOnce = 8;  // compared for one unit of work

/// Whether a table is a list without holes.
bool is_list(const Value& value) {
    std::int64_t place = 0;
    for (const auto& [key, _] : value.entries())
        if (key != Value::Key(++place)) return false;
    return place > 0;
}

std::string_view proposal(Type type) {
    switch (type) {
        case Type::hero: return "\"own\"";
        case Type::card: return "\"self\"";
        case Type::integer: return "a whole number";
        case Type::truth: return "true or false";
        default: return "a text";
    }
}

std::optional<std::int64_t> whole(const Value& value) {
    if (value.integer() != nullptr) return *value.integer();
    if (value.real() == nullptr || *value.real() != std::floor(*value.real())) return std::nullopt;
    return static_cast<std::int64_t>(std::clamp(*value.real(), -1e9, 1e9));
}

}  // namespace

std::string Conditions::read_wanted(const Value& value, Type type, std::span<const std::string_view> words,
                                    std::vector<Wanted>& any) {
    if (value.is_table()) {
        if (value.entries().empty()) return "names nothing";
        if (value.entries().size() > kMostWanted)
            return fmt::format("should be a list of at most {}, not of {}: decide in the hook", kMostWanted,
                               value.entries().size());
        if (!is_list(value))
            return fmt::format("should be {} or a list of such; what lies deeper is for an 'if' in the hook",
                               proposal(type));
        for (const auto& [_, entry] : value.entries()) {
            if (entry.is_table()) return "should be a list without lists in it";
            if (std::string wrong = read_wanted(entry, type, words, any); !wrong.empty()) return wrong;
        }
        return "";
    }
    const std::string* text = value.text();
    if (type == Type::hero && text != nullptr && *text == "own")
        any.emplace_back(Special::own);
    else if (type == Type::card && text != nullptr && *text == "self")
        any.emplace_back(Special::self);
    else if (type == Type::integer && whole(value))
        any.emplace_back(*whole(value));
    else if (type == Type::truth && value.truth() != nullptr)
        any.emplace_back(*value.truth());
    else if (type != Type::text || text == nullptr)
        return fmt::format("should be {}, not {}", proposal(type), value.show());
    else if (!words.empty() && std::find(words.begin(), words.end(), *text) == words.end())
        return fmt::format("is never '{}'{}", *text, or_meant(*text, words));
    else
        any.emplace_back(*text);
    return "";
}

std::string Conditions::read_properties(const Value& declared, const Param& about, std::size_t param,
                                        const Handles& handles) {
    if (declared.entries().empty()) return fmt::format("{} names nothing", about.name);
    for (const auto& [key, value] : declared.entries()) {
        const std::string name = show(key);
        const Handles::Found found = handles.property(about.type, about.name, name);
        if (found.member == nullptr) return fmt::format("{}: {}", about.name, found.wrong);
        Condition& condition = all_.emplace_back(Condition{param, found.member, {}});
        if (std::string wrong = read_wanted(value, found.type, found.words, condition.any); !wrong.empty())
            return fmt::format("{}.{} {}", about.name, name, wrong);
    }
    return "";
}

std::string Conditions::read_param(const Value& declared, const Param& about, std::size_t param,
                                   const Handles& handles) {
    const bool whole_thing = about.type == Type::hero || about.type == Type::card;
    if (about.type != Type::integer && declared.is_table() && !(whole_thing && is_list(declared)))
        return read_properties(declared, about, param, handles);
    if (!whole_thing && about.type != Type::integer)
        return fmt::format("{} should be a table of its properties", about.name);
    std::vector<Wanted>& any = all_.emplace_back(Condition{param}).any;
    const std::string wrong = read_wanted(declared, about.type, {}, any);
    if (wrong.empty()) return "";
    return fmt::format("{} {}{}", about.name, wrong, whole_thing ? ", or a table of its properties" : "");
}

bool Conditions::speaks_of_own() const {
    return std::any_of(all_.begin(), all_.end(), [](const Condition& condition) {
        return std::find(condition.any.begin(), condition.any.end(), Wanted(Special::own)) !=
               condition.any.end();
    });
}

std::string Conditions::read(const Value& declared, const HookInfo& hook, bool owned,
                             const Handles& handles) {
    if (hook.page) return "is a page, which is always read: decide in the page itself";
    if (!declared.is_table()) return "should be a table such as { hero = \"own\" }";
    if (declared.entries().empty()) return "names nothing";
    const Param self{"self", Type::card};
    for (const auto& [key, value] : declared.entries()) {
        const std::string name = show(key);
        if (name == self.name) {
            if (!value.is_table()) return "self should be a table of its properties";
            if (std::string wrong = read_properties(value, self, kSelf, handles); !wrong.empty())
                return wrong;
            continue;
        }
        const auto at = std::find_if(hook.params.begin(), hook.params.end(),
                                     [&](const Param& param) { return param.name == name; });
        if (at == hook.params.end()) {
            std::vector<std::string_view> names{self.name};
            for (const Param& param : hook.params)
                names.push_back(param.name);
            return fmt::format("is given no '{}', but {}{}", name, fmt::join(names, ", "),
                               or_meant(name, names));
        }
        const auto param = static_cast<std::size_t>(at - hook.params.begin());
        if (std::string wrong = read_param(value, *at, param, handles); !wrong.empty()) return wrong;
    }
    return owned || !speaks_of_own() ? "" : "speaks of \"own\", and this lies in no hero's area";
}

bool Conditions::hold(const Handles& handles, Budget& budget, Ref self, std::span<const Arg> args) const {
    for (const Condition& condition : all_) {
        budget.count(1 + condition.any.size() / kWantedAtOnce);
        Plain is = condition.param == kSelf        ? Plain(self)
                   : condition.param < args.size() ? plain_of(args[condition.param])
                                                   : Plain();
        if (condition.property != nullptr) {
            const Ref* of = std::get_if<Ref>(&is);
            is = of != nullptr ? handles.read(*condition.property, *of) : Plain();
        }
        const auto fits = [&](const Wanted& wanted) {
            if (const auto* text = std::get_if<std::string>(&wanted))
                return is == Plain(std::string_view(*text));
            if (const auto* number = std::get_if<std::int64_t>(&wanted)) return is == Plain(*number);
            if (const auto* truth = std::get_if<bool>(&wanted)) return is == Plain(*truth);
            const bool own = std::get<Special>(wanted) == Special::own;
            const Ref ref = own ? handles.owner_of(self) : self;
            return ref && is == Plain(ref);
        };
        if (std::none_of(condition.any.begin(), condition.any.end(), fits)) return false;
    }
    return true;
}

}  // namespace tankard::script
