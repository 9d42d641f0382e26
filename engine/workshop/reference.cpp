#include "workshop/describe.h"

namespace tankard::workshop {
namespace {

/// In a table's cell a bar would end the cell.
std::string cell(std::string_view text) {
    std::string safe;
    for (char letter : text)
        safe += letter == '|' ? std::string("\\|") : std::string(1, letter);
    return safe;
}

std::string marks(const Verb& verb) {
    std::string all;
    if (verb.asks) all += " *asks*";
    if (verb.draws) all += " *draws*";
    if (verb.changes && !verb.asks && !verb.draws) all += " *changes*";
    if (!verb.instead.empty()) all += fmt::format(" **deprecated: use `{}`**", verb.instead);
    return all;
}

std::string signature(const Verb& verb) {
    std::string params;
    for (const Param& param : verb.params)
        params += fmt::format("{}{}{}", params.empty() ? "" : ", ", param.name, param.optional ? "?" : "");
    return fmt::format("{}:{}({})", verb.receiver, verb.name, params);
}

void verbs_of(std::string& out, const Registry& registry, std::string_view receiver) {
    std::string properties;
    for (const Verb& verb : registry.verbs())
        if (verb.property && verb.receiver == receiver)
            properties += fmt::format("| `{}.{}` | {} | {} |\n", receiver, verb.name, name_of(verb.result),
                                      cell(verb.doc));
    if (!properties.empty()) out += "| property | is | meaning |\n| --- | --- | --- |\n" + properties;
    for (const Verb& verb : registry.verbs()) {
        if (verb.property || verb.receiver != receiver) continue;
        out += fmt::format("\n#### `{}`{}{}\n\n{}\n", signature(verb),
                           verb.result == Type::nothing ? "" : fmt::format(" → {}", name_of(verb.result)),
                           marks(verb), verb.doc);
        for (const Param& param : verb.params)
            out += fmt::format("\n- `{}`, {}{}: {}", param.name, name_of(param.type),
                               param.optional ? " (may be left out)" : "", param.doc);
        if (!verb.params.empty()) out += "\n";
        if (!verb.example.empty()) out += fmt::format("\n```lua\n{}\n```\n", verb.example);
    }
}

std::string range_of(const FieldInfo& field) {
    if (!field.words.empty()) return fmt::format("{}", fmt::join(field.words, ", "));
    if (field.range.most == Range().most) return std::string(field.type);
    return fmt::format("{} to {}", field.range.least, field.range.most);
}

}  // namespace

std::string reference(std::string_view title, std::span<const Registry* const> registries,
                      std::span<const SettingInfo> settings) {
    std::string out = fmt::format(
        "# {}\n\nWritten by `tankard reference` from the declarations in C++; do not edit. Verbs marked "
        "*asks* "
        "put a question to a player, *draws* use chance, *changes* change the game: none of these may stand "
        "in "
        "a filter (a hook that only answers the rules). Every example runs as a test.\n",
        title);
    for (const Registry* registry : registries)
        for (const Receiver& receiver : registry->receivers()) {
            out += fmt::format("\n## {}\n\n{}\n\n", receiver.name, receiver.doc);
            for (const Registry* each : registries)
                verbs_of(out, *each, receiver.name);
        }
    out += "\n## Definitions\n\nA file returns one of these; the file's name is its id.\n";
    for (const Registry* registry : registries)
        for (const DefinitionInfo& info : registry->definitions()) {
            out +=
                fmt::format("\n### `{} {{ … }}`\n\n{}\n\n| field | may be | meaning |\n| --- | --- | --- |\n",
                            info.name, info.doc);
            for (const FieldInfo& field : info.fields)
                out +=
                    fmt::format("| `{}` | {} | {} |\n", field.name, cell(range_of(field)), cell(field.doc));
            if (!info.hooks.empty()) out += fmt::format("\nHooks: `{}`.\n", fmt::join(info.hooks, "`, `"));
        }
    out += "\n## Hooks\n\n| hook | meaning |\n| --- | --- |\n";
    for (const Registry* registry : registries)
        for (const HookInfo& hook : registry->hooks()) {
            std::string params = hook.page ? "" : "self";
            for (const Param& param : hook.params)
                params += (params.empty() ? "" : ", ") + std::string(param.name);
            out +=
                fmt::format("| `{}({})` | {}{} |\n", hook.name, params, cell(hook.doc),
                            hook.filter ? " A filter: gives " + std::string(name_of(hook.result)) + "." : "");
        }
    out += "\n## Settings and house rules\n\n| setting | may be | meaning |\n| --- | --- | --- |\n";
    for (const SettingInfo& setting : settings)
        out += fmt::format("| `{}` | {} | {} |\n", setting.name,
                           setting.words.empty()
                               ? fmt::format("{} to {}", setting.range.least, setting.range.most)
                               : fmt::format("{}", fmt::join(setting.words, ", ")),
                           cell(setting.doc));
    return out;
}

}  // namespace tankard::workshop
