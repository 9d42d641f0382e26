#include "workshop/describe.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include <fmt/format.h>

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

std::string range_of(const Range& range) { return fmt::format("{} to {}", range.least, range.most); }

/// "an integer, 0 to 99"
std::string type_of(Type type, const Range& range) {
    const bool bounded = type == Type::integer && range.most != kAnyNumber.most;
    return std::string(name_of(type)) + (bounded ? ", " + range_of(range) : "");
}

/// The part that says what may stand in a table of this type; nothing if there is none.
std::string_view part_of(const Registry& registry, Type type) {
    if (type != Type::question && type != Type::questions) return {};
    const auto& parts = registry.parts();
    const auto found = std::find_if(parts.begin(), parts.end(),
                                    [](const DefinitionInfo& info) { return info.name == "question"; });
    return found != parts.end() ? found->name : std::string_view();
}

std::string link_to(std::string_view part) {
    return part.empty() ? "" : fmt::format(" ([{}](#{}))", part, part);
}

/// A value without a name is called by its place.
std::string name_of_field(std::string_view name) {
    return name.front() >= '1' && name.front() <= '9' ? fmt::format("[{}]", name) : std::string(name);
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
            properties += fmt::format("| `{}.{}` | {} | {} |\n", receiver, verb.name,
                                      verb.words.empty() ? std::string(name_of(verb.result))
                                                         : fmt::format("{}", fmt::join(verb.words, ", ")),
                                      cell(verb.doc));
    if (!properties.empty()) out += "| property | is | meaning |\n| --- | --- | --- |\n" + properties;
    for (const Verb& verb : registry.verbs()) {
        if (verb.property || verb.receiver != receiver) continue;
        out += fmt::format("\n#### `{}`{}{}\n\n{}\n", signature(verb),
                           verb.result == Type::nothing ? "" : fmt::format(" → {}", name_of(verb.result)),
                           marks(verb), verb.doc);
        for (const Param& param : verb.params)
            out += fmt::format("\n- `{}`, {}{}{}: {}", param.name, type_of(param.type, param.range),
                               link_to(part_of(registry, param.type)),
                               param.optional ? " (may be left out)" : "", param.doc);
        if (!verb.params.empty()) out += "\n";
        if (!verb.example.empty()) out += fmt::format("\n```lua\n{}\n```\n", verb.example);
    }
}

/// "0 to 99"; "main, beer, …"; "{ element = n }: none, fire, …; -20 to 20".
std::string may_be(const FieldInfo& field) {
    const bool bounded = field.range.most != Range().most;
    if (field.type == "an integer" && bounded) return range_of(field.range);
    std::string all(field.type == "a word" && !field.words.empty() ? "" : field.type);
    if (!field.words.empty())
        all += fmt::format("{}{}", all.empty() ? "" : ": ", fmt::join(field.words, ", "));
    if (bounded) all += "; " + range_of(field.range);
    return all + link_to(field.part);
}

void table_of(std::string& out, const DefinitionInfo& info) {
    out += "| field | may be | if left out | meaning |\n| --- | --- | --- | --- |\n";
    for (const FieldInfo& field : info.fields)
        out += fmt::format("| `{}` | {} | {} | {} |\n", name_of_field(field.name), cell(may_be(field)),
                           cell(field.standard), cell(field.doc));
    for (const FieldInfo& field : info.fields) {
        if (field.forms.empty()) continue;
        out += "\n| text | meaning |\n| --- | --- |\n";
        for (const FormInfo& form : field.forms)
            out += fmt::format("| `\"{}\"` | {} |\n", form.form, cell(form.doc));
    }
}

void definitions(std::string& out, std::span<const Registry* const> registries) {
    out += "\n## Definitions\n\nA file returns one of these; the file's name is its id.\n";
    for (const Registry* registry : registries)
        for (const DefinitionInfo& info : registry->definitions()) {
            out += fmt::format("\n### `{} {{ … }}`\n\n{}\n\n", info.name, info.doc);
            table_of(out, info);
            if (!info.hooks.empty()) out += fmt::format("\nHooks: `{}`.\n", fmt::join(info.hooks, "`, `"));
        }
}

/// First the tables that stand inside definitions and questions, then those that are the whole of a file.
void parts(std::string& out, std::span<const Registry* const> registries) {
    out += "\n## Tables inside\n";
    for (const bool whole_file : {false, true})
        for (const Registry* registry : registries)
            for (const DefinitionInfo& info : registry->parts()) {
                if (info.file.empty() == whole_file) continue;
                out +=
                    whole_file ? fmt::format("\n## {}\n", info.file) : fmt::format("\n### {}\n", info.name);
                out += fmt::format("\n{}\n\n", info.doc);
                table_of(out, info);
            }
}

/// How `when` is written: the same for every rule set.
constexpr std::string_view kWhen = R"md(
### When a hook is called

A definition may say beside its hooks what must be so:

    when = {
      on_kill = { hero = "own" },
      price_change = { hero = "own", card = { kind = { "weapon", "defence" } } },
      on_turn_start = { turn = { hero = "own" } },
    },

It goes by the names of the hook's parameters, and `self`. `"own"` is the hero in whose area the card lies: for cards in front, heroes, skills, effects and Monsters, not for adventure cards, bosses and chapters, which lie in nobody's. `"self"` is the card itself. A table asks for properties: those that are numbers, words, yes or no, a hero (`"own"`) or a card (`"self"`), and a card's `id`. A list means any of these. All of it must hold, or else the hook is not called: a filter adds nothing, what asks for yes or no hears no, and an ability (`on_use`) is not offered. There is no "at least", and nothing that lies deeper or in `self.state`: that is for an `if` in the hook. It says the same as such an `if`, but can be read at a glance, and the game is faster by every call that it need not make. `check` knows the properties, and the words of a card's kind, family and element.
)md";

}  // namespace

std::string reference(std::string_view title, std::span<const Registry* const> registries,
                      std::span<const SettingInfo> settings) {
    std::string out = fmt::format(
        "# {}\n\nWritten by `tankard reference` from the declarations; do not edit. Verbs marked "
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
    definitions(out, registries);
    parts(out, registries);
    out += "\n## Hooks\n\n| hook | meaning |\n| --- | --- |\n";
    for (const Registry* registry : registries)
        for (const HookInfo& hook : registry->hooks()) {
            std::string params = hook.page ? "" : "self";
            for (const Param& param : hook.params)
                params += (params.empty() ? "" : ", ") + std::string(param.name);
            out +=
                fmt::format("| `{}({})` | {}{} |\n", hook.name, params, cell(hook.doc),
                            hook.filter ? " A filter: gives " + type_of(hook.result, hook.range) + "." : "");
        }
    out += kWhen;
    out += "\n## Settings and house rules\n\n| setting | may be | meaning |\n| --- | --- | --- |\n";
    for (const SettingInfo& setting : settings)
        out += fmt::format("| `{}` | {} | {} |\n", setting.name,
                           setting.words.empty() ? range_of(setting.range)
                                                 : fmt::format("{}", fmt::join(setting.words, ", ")),
                           cell(setting.doc));
    return out;
}

}  // namespace tankard::workshop
