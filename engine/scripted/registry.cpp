#include "scripted/registry.h"

#include "registry/host_words.h"
#include "scripted/content.h"
#include "scripted/engine_verbs.h"
#include "scripted/verbs.h"
#include "scripted/words.h"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::scripted {
namespace {

constexpr std::string_view kField = "a field";
constexpr std::string_view kWord = "a word of the engine";

const Verbs& verbs_of(void* rules) { return *static_cast<const Verbs*>(rules); }
Table& table_of(void* rules) { return static_cast<Verbs*>(rules)->table(); }

/// A property that is read as `read` says.
template <typename Read>
Verb& property(Registry& r, std::string_view receiver, std::string_view name, std::string_view doc, Type type,
               Read read) {
    Verb verb;
    verb.receiver = receiver;
    verb.name = name;
    verb.doc = doc;
    verb.result = type;
    verb.property = true;
    verb.read = read;
    verb.call = [read](Call& call) { call.answer(read(call.rules(), call.table(), call.self())); };
    return r.add(std::move(verb));
}

void declare_zones(Registry& r, const Catalogue& table) {
    for (std::size_t place = 0; place < table.zones.size(); ++place) {
        const ZoneKind& zone = table.zones[place];
        const int kind = static_cast<int>(place);
        const bool of_seat = zone.scope == Scope::seat;
        property(r, of_seat ? "seat" : "game", zone.name.text(), "A zone.", Type::zone,
                 [kind](void*, const Table& now, Ref self) -> Plain {
                     return Ref::zone(now.zone(kind, self.as_seat()));
                 });
    }
}

/// The counters of one receiver; `of` makes of its handle what the table counts by.
template <typename Get, typename Set>
void declare_counters(Registry& r, std::string_view receiver, const std::vector<CounterKind>& counters,
                      Get get, Set set) {
    for (std::size_t place = 0; place < counters.size(); ++place) {
        const int counter = static_cast<int>(place);
        Verb& verb = property(r, receiver, counters[place].name.text(), "A counter; it can be set.",
                              Type::integer, [counter, get](void*, const Table& table, Ref self) -> Plain {
                                  return std::int64_t{get(table, self, counter)};
                              });
        verb.range = {counters[place].least, counters[place].most};
        verb.assign = [counter, set](void* rules, Ref self, std::int32_t value) {
            set(table_of(rules), self, counter, value);
        };
    }
}

void declare_counters(Registry& r, const Catalogue& table) {
    declare_counters(
        r, "game", table.table_counters, [](const Table& now, Ref, int counter) { return now.get(counter); },
        [](Table& now, Ref, int counter, std::int32_t value) { now.set(counter, value); });
    declare_counters(
        r, "seat", table.seat_counters,
        [](const Table& now, Ref self, int counter) { return now.get(self.as_seat(), counter); },
        [](Table& now, Ref self, int counter, std::int32_t value) {
            now.set(self.as_seat(), counter, value);
        });
    declare_counters(
        r, "card", table.card_counters,
        [](const Table& now, Ref self, int counter) { return now.get(self.as_card(), counter); },
        [](Table& now, Ref self, int counter, std::int32_t value) {
            now.set(self.as_card(), counter, value);
        });
}

Type type_of(FieldType type) {
    switch (type) {
        case FieldType::integer: return Type::integer;
        case FieldType::word:
        case FieldType::text: return Type::text;
        case FieldType::truth: return Type::truth;
        default: return Type::value;
    }
}

Plain plain_value(const Value& value) {
    if (value.integer() != nullptr) return *value.integer();
    if (value.truth() != nullptr) return *value.truth();
    if (value.text() != nullptr) return std::string_view(*value.text());
    return {};
}

/// card.FIELD: nothing where the card's kind has no such field.
void declare_fields(Registry& r, const Declarations& declared) {
    const std::vector<std::string_view> names = field_names(declared);
    for (std::size_t place = 0; place < names.size(); ++place) {
        const Field* field = nullptr;
        bool plain = true;
        for (const Kind& kind : declared.kinds)
            for (const Field& each : kind.fields)
                if (each.name == names[place]) {
                    if (field == nullptr) field = &each;
                    plain = plain && each.type != FieldType::value;
                }
        Verb& verb = property(r, "card", names[place], field->doc, plain ? type_of(field->type) : Type::value,
                              [place](void* rules, const Table&, Ref self) {
                                  return plain_value(verbs_of(rules).card_field(self.as_card(), place));
                              });
        verb.words = field->words;
        if (plain) continue;
        verb.read = nullptr;
        verb.call = [place](Call& call) {
            call.answer(verbs_of(call.rules()).card_field(call.self().as_card(), place));
        };
    }
}

void declare_own(Registry& r, const Declarations& declared) {
    for (std::size_t place = 0; place < declared.verbs.size(); ++place) {
        const Signature& signature = declared.verbs[place];
        Verb verb;
        verb.receiver = signature.on;
        verb.name = signature.name;
        verb.doc = signature.doc;
        verb.params = signature.params;
        verb.result = signature.result;
        verb.call = [place](Call& call) { call.answer(static_cast<Verbs*>(call.rules())->own(place, call)); };
        r.add(std::move(verb));
    }
}

constexpr Range kProspects{0, 10'000};

const Param kGameParam{"game", Type::value, false, "the game"};

HookInfo game_hook(std::string_view name, std::string_view doc, std::vector<Param> more, Type result,
                   bool filter) {
    HookInfo hook{name, doc, {kGameParam}, result, filter, true};
    hook.params.insert(hook.params.end(), more.begin(), more.end());
    hook.rules = true;
    return hook;
}

void declare_game_hooks(Registry& r, const Declarations& declared) {
    const Param seat{"seat", Type::hero, false, "the seat"};
    r.hook(game_hook(kGameHooks[set_up], "Lays the table; returns the first beat's name.", {}, Type::text,
                     false));
    r.hook(game_hook(
        kGameHooks[enlist], "A hero sits down, before set_up.",
        {seat, {"sheet", Type::value, false, "name, hero, titles, scars, trophies, purse, section"}},
        Type::nothing, false));
    r.hook(game_hook(kGameHooks[outcome], "How the chapter has ended: { alive = true, ranks, scores }.", {},
                     Type::value, true));
    r.hook(game_hook(kGameHooks[discharge],
                     "What a hero takes along: { section = {}, purse = 2, titles = {}, scars = 0 }.", {seat},
                     Type::value, true));
    r.hook(game_hook(kGameHooks[advise], "A score for each option of a question, for companions.",
                     {{"question", Type::question, false, "what is asked"}}, Type::value, true));
    HookInfo prospects = game_hook(kGameHooks[evaluate], "How well a seat stands, from 0 to 10000.", {seat},
                                   Type::integer, true);
    prospects.range = kProspects;
    r.hook(std::move(prospects));
    r.hook(game_hook(kGameHooks[forecast],
                     "What options of a question would come to, by their places: "
                     "{ [2] = { on = \"target\", dice = 3, needs = 14 } }.",
                     {{"question", Type::question, false, "what is asked"}}, Type::value, true));
    r.hook(
        game_hook(kGameHooks[added],
                  "What a fact of a card in play is made of now, as names with integers: "
                  "{ defence = 10, one_boot = -2 }; nothing: what the card says.",
                  {{"card", Type::card, false, "the card"}, {"fact", Type::text, false, "the fact's name"}},
                  Type::value, true));
    HookInfo all_beats = game_hook(kGameHooks[beats],
                                   "Each plays one short step and returns the next one's name; nothing: the "
                                   "chapter has ended.",
                                   {}, Type::text, false);
    all_beats.keyed = true;
    r.hook(std::move(all_beats));
    HookInfo all_verbs{kGameHooks[verbs], "The verbs that rules.lua declares.", {}};
    all_verbs.rules = all_verbs.keyed = true;
    for (const Signature& verb : declared.verbs) {
        HookInfo& entry = all_verbs.entries.emplace_back(HookInfo{verb.name, verb.doc, {}, verb.result});
        if (verb.on != kGame) entry.params.push_back(kGameParam);
        entry.params.insert(entry.params.end(), verb.params.begin(), verb.params.end());
        entry.rules = true;
    }
    r.hook(std::move(all_verbs));
}

FieldInfo info_of(const Field& field) {
    static constexpr std::string_view kTypes[] = {"an integer", "a word", "true or false", "a text",
                                                  "a plain value"};
    FieldInfo info{field.name, kTypes[static_cast<std::size_t>(field.type)], field.doc, field.words};
    info.range = field.range;
    if (!field.required)
        info.standard = field.initial.text() != nullptr ? *field.initial.text() : field.initial.show();
    return info;
}

void declare_kinds(Registry& r, const Declarations& declared) {
    DefinitionInfo game{kGame, "The rules: what happens.", {}, {kGameHooks.begin(), kGameHooks.end()}};
    if (declared.verbs.empty()) std::erase(game.hooks, kGameHooks[verbs]);
    game.owned = false;
    r.definition(std::move(game));
    for (const Kind& kind : declared.kinds) {
        DefinitionInfo info{kind.name, kind.doc, {}, kind.hooks};
        for (const Field& field : kind.fields)
            info.fields.push_back(info_of(field));
        if (kind.name == kChapter) {
            info.hooks.insert(info.hooks.end(), kPages.begin(), kPages.end());
            info.owned = false;
        }
        r.definition(std::move(info));
    }
}

}  // namespace

int content_hook(std::size_t place) { return static_cast<int>(kGameHooks.size() + kPages.size() + place); }

void refuse_collisions(const Declarations& declared, Problems& problems) {
    std::map<std::pair<std::string_view, std::string_view>, std::string_view> meanings;
    const auto add = [&](std::string_view receiver, std::string_view name, std::string_view what) {
        const auto [place, fresh] = meanings.try_emplace({receiver, name}, what);
        if (fresh || (place->second == what && what == kField)) return;
        problems.push_back({declared.file, 0,
                            fmt::format("'{}.{}' would be {} and {}: rename one of them", receiver, name,
                                        place->second, what),
                            Problem::Part::definition, std::string(name)});
    };
    Registry engine;
    declare_engine(engine);
    for (const Verb& verb : engine.verbs())
        add(verb.receiver, verb.name, kWord);
    for (const Receiver& receiver : engine.receivers())
        if (receiver.remembers) add(receiver.name, "state", kWord);
    add("card", "state", kWord);
    for (const std::string_view receiver : {"card", "game"})
        for (const std::string_view word : host_words(receiver))
            add(receiver, word, kWord);
    const Catalogue& table = declared.table;
    for (const ZoneKind& zone : table.zones)
        add(zone.scope == Scope::seat ? "seat" : "game", zone.name.text(), "a zone");
    for (const auto& [receiver, counters] : {std::pair{"game", &table.table_counters},
                                             {"seat", &table.seat_counters},
                                             {"card", &table.card_counters}})
        for (const CounterKind& counter : *counters)
            add(receiver, counter.name.text(), "a counter");
    for (const Kind& kind : declared.kinds)
        for (const Field& field : kind.fields)
            add("card", field.name, kField);
    for (const Signature& verb : declared.verbs)
        add(verb.on, verb.name, "a verb");
}

Registry make_registry(const Declarations& declared) {
    Registry r;
    declare_engine(r);
    declare_zones(r, declared.table);
    declare_counters(r, declared.table);
    declare_fields(r, declared);
    declare_own(r, declared);
    declare_game_hooks(r, declared);
    r.pages("The page after a chapter that was survived; may return the next chapter or story:choose{…}.");
    for (const Signature& hook : declared.hooks) {
        HookInfo info{hook.name, hook.doc, {kGameParam}, hook.result, hook.filter};
        info.params.insert(info.params.end(), hook.params.begin(), hook.params.end());
        info.callable = true;
        r.hook(std::move(info));
    }
    declare_kinds(r, declared);
    return r;
}

}  // namespace tankard::scripted
