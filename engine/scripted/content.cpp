#include "scripted/content.h"

#include "scripted/words.h"

#include <algorithm>
#include <set>
#include <string>
#include <variant>

#include <fmt/format.h>

namespace tankard::scripted {
namespace {

const Kind* kind_named(const Declarations& declared, std::string_view name) {
    for (const Kind& kind : declared.kinds)
        if (kind.name == name) return &kind;
    return nullptr;
}

void read_fields(const Kind& kind, const Source& source, std::span<Value> into, const Content& content,
                 Problems& problems) {
    const auto wrong = [&](std::string_view field, std::string what) {
        problems.push_back(
            {source.file, source.line, std::move(what), Problem::Part::definition, std::string(field)});
    };
    std::vector<std::string_view> names;
    for (const Field& field : kind.fields) {
        names.push_back(field.name);
        const Value& given = source.facts.at(field.name);
        Value& place = into[static_cast<std::size_t>(content.find(field.name))];
        if (given.is_nil() && field.required) {
            wrong(field.name, fmt::format("{} should say '{}': {}", kind.name, field.name,
                                          field.doc.empty() ? "it has no default" : field.doc));
        } else if (given.is_nil()) {
            place = field.initial;
        } else if (const std::string what = misfit(field, given); !what.empty()) {
            wrong(field.name, fmt::format("'{}' {}", field.name, what));
        } else {
            place = given;
        }
    }
    for (const auto& [key, _] : source.facts.entries()) {
        const auto* name = std::get_if<std::string>(&key);
        if (name == nullptr)
            wrong("", fmt::format("{} has no field without a name", kind.name));
        else if (std::find(names.begin(), names.end(), *name) == names.end())
            wrong(*name, fmt::format("{} has no field '{}'{}", kind.name, *name, or_meant(*name, names)));
    }
}

}  // namespace

int Content::find(std::string_view name) const {
    const auto place = std::lower_bound(names.begin(), names.end(), name);
    return place != names.end() && *place == name ? static_cast<int>(place - names.begin()) : -1;
}

std::vector<std::string_view> field_names(const Declarations& declared) {
    std::set<std::string_view> names;
    for (const Kind& kind : declared.kinds)
        for (const Field& field : kind.fields)
            names.insert(field.name);
    return {names.begin(), names.end()};
}

Content read_content(const Declarations& declared, std::span<const Source> sources,
                     std::span<const Name> beside, Problems& problems) {
    Content content;
    auto catalogue = std::make_shared<Catalogue>(declared.table);
    content.names = field_names(declared);
    const Source* game = nullptr;
    std::vector<const Source*> mine;
    for (const Source& source : sources) {
        if (source.kind == kGame) {
            if (source.id != kGame)
                problems.push_back({source.file, source.line, "the rules stand in game.lua"});
            game = &source;
        }
        if (source.kind == kGame || kind_named(declared, source.kind) != nullptr) mine.push_back(&source);
    }
    const std::string game_file = declared.file.substr(0, declared.file.rfind('/') + 1) + "game.lua";
    const bool told = std::any_of(problems.begin(), problems.end(),
                                  [&](const Problem& problem) { return problem.file == game_file; });
    if (game == nullptr && !told)
        problems.push_back({declared.file, 0, "there is no game.lua beside it: return game { ... }"});
    std::set<std::string_view> ids;
    for (const Name card : catalogue->definitions)
        ids.insert(card.text());
    for (const Source* source : mine) {
        if (!ids.insert(source->id).second) {
            problems.push_back(
                {source->file, source->line,
                 fmt::format("there is a definition '{}' already: ids are one of a kind over all "
                             "kinds and 'cards' of rules.lua",
                             source->id)});
            continue;
        }
        catalogue->definitions.push_back(intern(source->id));
    }
    catalogue->definitions.insert(catalogue->definitions.end(), beside.begin(), beside.end());
    content.kinds.assign(catalogue->definitions.size(), -1);
    content.fields.resize(catalogue->definitions.size() * content.names.size());
    for (const Source* source : mine) {
        const DefId def = catalogue->find(Name::of(source->id));
        if (source == game) {
            content.game = def;
            for (const auto& [hook, name] : source->keyed)
                if (hook == beats) content.beats.push_back(intern(name).text());
            content.outcome = source->hooks.size() > outcome && source->hooks[outcome];
            content.forecast = source->hooks.size() > forecast && source->hooks[forecast];
            content.added = source->hooks.size() > added && source->hooks[added];
            const auto lacks = [&](GameHook hook) {
                if (source->hooks.size() <= hook || !source->hooks[hook])
                    problems.push_back({source->file, source->line,
                                        fmt::format("game should have the function '{}'", kGameHooks[hook])});
            };
            lacks(set_up);
            if (declared.rivals) lacks(outcome);
            if (content.beats.empty())
                problems.push_back({source->file, source->line, "game should have beats: beats = { ... }"});
            for (const auto& [key, _] : source->facts.entries())
                problems.push_back({source->file, source->line,
                                    fmt::format("game has no field '{}'{}",
                                                std::holds_alternative<std::string>(key)
                                                    ? std::get<std::string>(key)
                                                    : std::to_string(std::get<std::int64_t>(key)),
                                                std::holds_alternative<std::string>(key)
                                                    ? or_meant(std::get<std::string>(key), kGameHooks)
                                                    : "")});
            continue;
        }
        const Kind* kind = kind_named(declared, source->kind);
        content.kinds[index(def)] = static_cast<int>(kind - declared.kinds.data());
        read_fields(
            *kind, *source,
            std::span(content.fields).subspan(index(def) * content.names.size(), content.names.size()),
            content, problems);
    }
    content.catalogue = std::move(catalogue);
    return content;
}

}  // namespace tankard::scripted
