#include "script/conditions.h"

namespace tankard::script {
namespace {

Plain plain_of(const Arg& arg) {
    if (const auto* ref = std::get_if<Ref>(&arg)) return *ref;
    if (const auto* integer = std::get_if<std::int64_t>(&arg)) return *integer;
    if (const auto* truth = std::get_if<bool>(&arg)) return *truth;
    return {};
}

std::string name_of_key(const Value::Key& key) {
    const auto* word = std::get_if<std::string>(&key);
    return word != nullptr ? *word : fmt::format("[{}]", std::get<std::int64_t>(key));
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

}  // namespace

std::string Conditions::read_wanted(const Value& value, Type type, std::span<const std::string_view> words,
                                    std::vector<Wanted>& any) {
    if (value.is_table()) {
        for (const auto& [_, entry] : value.entries())
            if (entry.is_table())
                return "should be a value or a list of values";
            else if (std::string wrong = read_wanted(entry, type, words, any); !wrong.empty())
                return wrong;
        return any.empty() ? "names nothing" : "";
    }
    const std::string* text = value.text();
    if (type == Type::hero && text != nullptr && *text == "own")
        any.emplace_back(Special::own);
    else if (type == Type::card && text != nullptr && *text == "self")
        any.emplace_back(Special::self);
    else if (type == Type::integer && value.integer() != nullptr)
        any.emplace_back(*value.integer());
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

std::string Conditions::read_properties(const Value& declared, std::size_t param, const HookInfo& hook,
                                        const Handles& handles) {
    for (const auto& [key, value] : declared.entries()) {
        const std::string name = name_of_key(key);
        const Param& about = hook.params[param];
        const Handles::Found found = handles.property(about.type, about.name, name);
        if (found.member == nullptr) return fmt::format("{}: {}", about.name, found.wrong);
        Condition& condition = all_.emplace_back(Condition{param, found.member, {}});
        const Verb& verb = *found.member->verb;
        if (std::string wrong = read_wanted(value, verb.result, verb.words, condition.any); !wrong.empty())
            return fmt::format("{}.{} {}", about.name, name, wrong);
    }
    return "";
}

std::string Conditions::read(const Value& declared, const HookInfo& hook, const Handles& handles) {
    if (!declared.is_table() || hook.page)
        return hook.page ? "is a page, and read at its time" : "should be a table such as { hero = \"own\" }";
    for (const auto& [key, value] : declared.entries()) {
        const std::string name = name_of_key(key);
        const auto at = std::find_if(hook.params.begin(), hook.params.end(),
                                     [&](const Param& param) { return param.name == name; });
        if (at == hook.params.end()) {
            std::vector<std::string_view> names;
            for (const Param& param : hook.params)
                names.push_back(param.name);
            return fmt::format("is given no '{}'{}", name, or_meant(name, names));
        }
        const auto param = static_cast<std::size_t>(at - hook.params.begin());
        if (at->type != Type::integer && value.is_table()) {
            if (std::string wrong = read_properties(value, param, hook, handles); !wrong.empty())
                return wrong;
            continue;
        }
        if (at->type != Type::hero && at->type != Type::card && at->type != Type::integer)
            return fmt::format("{}: should be a table of properties", name);
        if (std::string wrong = read_wanted(value, at->type, {}, all_.emplace_back(Condition{param}).any);
            !wrong.empty())
            return fmt::format("{} {}", name, wrong);
    }
    return "";
}

bool Conditions::hold(const Handles& handles, Ref self, std::span<const Arg> args) const {
    for (const Condition& condition : all_) {
        Plain is = condition.param < args.size() ? plain_of(args[condition.param]) : Plain();
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
