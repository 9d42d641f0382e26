#include "workshop/describe.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

bool is_receiver(std::span<const Registry* const> registries, std::string_view name) {
    return std::any_of(registries.begin(), registries.end(), [name](const Registry* registry) {
        return std::any_of(registry->receivers().begin(), registry->receivers().end(),
                           [name](const Receiver& receiver) { return receiver.name == name; });
    });
}

bool has_part(std::span<const Registry* const> registries, std::string_view name) {
    return std::any_of(registries.begin(), registries.end(), [name](const Registry* registry) {
        return std::any_of(registry->parts().begin(), registry->parts().end(),
                           [name](const DefinitionInfo& part) { return part.name == name; });
    });
}

std::string_view lua_type(Type type) {
    switch (type) {
        case Type::nothing: return "nil";
        case Type::truth: return "boolean";
        case Type::integer: return "integer";
        case Type::text: return "string";
        case Type::hero: return "hero";
        case Type::card: return "card";
        case Type::cards: return "card[]";
        case Type::heroes: return "hero[]";
        case Type::page: return "string|table";
        case Type::zone: return "zone";
        case Type::square: return "square";
        case Type::edge: return "edge";
        case Type::squares: return "square[]";
        case Type::question: return "table";
        case Type::questions: return "table[]";
        case Type::slots: return "table";
        case Type::thing:
        case Type::value: return "any";
    }
    return "any";
}

/// A parameter or property that stands for the table is called like its receiver: "turn", "story".
std::string type_of(std::span<const Registry* const> registries, std::string_view name, Type type) {
    if (type == Type::value && is_receiver(registries, name)) return std::string(name);
    return std::string(lua_type(type));
}

/// The words as an editor offers them; of a text's forms those that are whole.
std::string words_of(const FieldInfo& field) {
    if (!field.words.empty()) return fmt::format("\"{}\"", fmt::join(field.words, "\"|\""));
    std::string all;
    for (const FormInfo& form : field.forms)
        if (form.form.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos)
            all += fmt::format("\"{}\"|", form.form);
    return all + "string";
}

bool is_list(const FieldInfo& field) { return field.type.starts_with("a list"); }

std::string simple_type(const FieldInfo& field) {
    if (field.type == "an integer") return "integer";
    if (field.type == "true or false") return "boolean";
    if (field.type.starts_with("an integer, or {")) return "integer|integer[]";
    if (is_list(field) && !field.words.empty()) return fmt::format("({})[]", words_of(field));
    if (field.type.starts_with("{") && !field.words.empty())
        return fmt::format("table<{}, integer>", words_of(field));
    if (field.type == "a word" || field.type == "a text" || field.type.starts_with("a Monster"))
        return words_of(field);
    return field.type.starts_with("{") || is_list(field) || field.type == "a table" ? "table" : "any";
}

class Annotations {
 public:
    explicit Annotations(std::span<const Registry* const> registries) : registries_(registries) {}

    std::string all() {
        out_ =
            "---@meta\n"
            "-- What scripts may say, for the Lua language server. Written by `tankard reference`; do not "
            "edit.\n";
        for (const Registry* registry : registries_)
            for (const Receiver& receiver : registry->receivers())
                receiver_class(receiver);
        for (const Registry* registry : registries_)
            for (const DefinitionInfo& info : registry->definitions())
                definition(info, *registry);
        for (const Registry* registry : registries_)
            for (const DefinitionInfo& info : registry->parts())
                part(info);
        out_ +=
            "\n---Reads a shared file of the same package: `use \"lib/crowd\"`.\n---@param path string\n"
            "---@return any\nfunction use(path) end\n"
            "\n---A line for the author; players do not see it.\nfunction log(...) end\n"
            "\n---A copy of a table, as deep as it is.\n---@generic T\n---@param value T\n---@return T\n"
            "function copy(value) end\n";
        return std::move(out_);
    }

 private:
    void line(std::string text) { out_ += std::move(text) + "\n"; }

    void receiver_class(const Receiver& receiver) {
        line("\n---" + std::string(receiver.doc));
        line("---@class " + std::string(receiver.name));
        if (receiver.kind == RefKind::card) {
            line("---@field id string The definition's id: the file's name.");
            line("---@field state table What this card remembers; saved and taken back with the game.");
        }
        if (receiver.kind != RefKind::table)
            line("---@field is_alive boolean Whether it still is what it was.");
        for (const Registry* registry : registries_)
            for (const Verb& verb : registry->verbs())
                if (verb.receiver == receiver.name && verb.property)
                    line(fmt::format("---@field {} {} {}", verb.name,
                                     type_of(registries_, verb.name, verb.result), verb.doc));
        line(fmt::format("local {} = {{}}", receiver.name));
        for (const Registry* registry : registries_)
            for (const Verb& verb : registry->verbs())
                if (verb.receiver == receiver.name && !verb.property) method(verb);
    }

    /// What a verb is given: a question as scripts write it.
    std::string type_of_param(const Param& param) const {
        if (has_part(registries_, "question")) {
            if (param.type == Type::question) return "question";
            if (param.type == Type::questions) return "question[]";
        }
        return type_of(registries_, param.name, param.type);
    }

    void method(const Verb& verb) {
        line("\n---" + std::string(verb.doc));
        if (!verb.instead.empty()) line(fmt::format("---@deprecated use {}", verb.instead));
        std::string names;
        for (const Param& param : verb.params) {
            line(fmt::format("---@param {}{} {} {}", param.name, param.optional ? "?" : "",
                             type_of_param(param), param.doc));
            names += (names.empty() ? "" : ", ") + std::string(param.name);
        }
        if (verb.result != Type::nothing)
            line("---@return " + std::string(lua_type(verb.result)) + (verb.result == Type::card ? "?" : ""));
        line(fmt::format("function {}:{}({}) end", verb.receiver, verb.name, names));
    }

    /// What may stand for a part: its table, and if that begins with a value without a name, this value
    /// alone.
    std::string type_of_part(std::string_view name) const {
        for (const Registry* registry : registries_)
            for (const DefinitionInfo& info : registry->parts())
                if (info.name == name && info.fields.front().name == "1")
                    return fmt::format("{}|{}", simple_type(info.fields.front()), name);
        return std::string(name);
    }

    std::string type_of_field(const FieldInfo& field) const {
        if (field.part.empty()) return simple_type(field);
        return is_list(field) ? fmt::format("({})[]", type_of_part(field.part)) : type_of_part(field.part);
    }

    void fields(const DefinitionInfo& info) {
        for (const FieldInfo& field : info.fields)
            if (field.name.front() >= '1' && field.name.front() <= '9')
                line(fmt::format("---@field [{}]{} {} {}", field.name, field.name == "1" ? "" : "?",
                                 type_of_field(field), field.doc));
            else
                line(fmt::format("---@field {}? {} {}", field.name, type_of_field(field), field.doc));
    }

    void part(const DefinitionInfo& info) {
        line("\n---" + std::string(info.doc));
        line(fmt::format("---@class {}", info.name));
        fields(info);
    }

    /// What may be said of a hook's parameters.
    void conditions(const DefinitionInfo& info, const Registry& registry) {
        std::string hooks;
        for (std::string_view name : info.hooks) {
            const HookInfo& hook = registry.hooks()[static_cast<std::size_t>(registry.find_hook(name))];
            if (hook.page) continue;
            std::string params = "self?: table";
            for (const Param& param : hook.params)
                params += fmt::format(", {}?: {}", param.name,
                                      param.type == Type::hero && info.owned ? "\"own\"|table"
                                      : param.type == Type::card             ? "\"self\"|table"
                                      : param.type == Type::integer          ? "integer|integer[]"
                                                                             : "table");
            hooks += fmt::format("{}{}?: {{ {} }}", hooks.empty() ? "" : ", ", name, params);
        }
        line(fmt::format("---@field when? {{ {} }} What must be so for a hook to be called.", hooks));
    }

    void definition(const DefinitionInfo& info, const Registry& registry) {
        line(fmt::format("\n---@class {}_fields", info.name));
        fields(info);
        for (std::string_view name : info.hooks) {
            const int number = registry.find_hook(name);
            if (number < 0) continue;
            const HookInfo& hook = registry.hooks()[static_cast<std::size_t>(number)];
            std::string params = hook.page ? "" : "self: card";
            for (const Param& param : hook.params)
                params += fmt::format("{}{}: {}", params.empty() ? "" : ", ", param.name,
                                      type_of(registries_, param.name, param.type));
            line(fmt::format(
                "---@field {}? fun({}){} {}", name, params,
                hook.result == Type::nothing ? "" : ": " + std::string(lua_type(hook.result)) + "?",
                hook.doc));
        }
        if (!info.hooks.empty()) conditions(info, registry);
        line("\n---" + std::string(info.doc));
        line(fmt::format("---@param fields {}_fields", info.name));
        line("---@return table");
        line(fmt::format("function {}(fields) end", info.name));
    }

    std::span<const Registry* const> registries_;
    std::string out_;
};

}  // namespace

std::string annotations(std::span<const Registry* const> registries) { return Annotations(registries).all(); }

}  // namespace tankard::workshop
