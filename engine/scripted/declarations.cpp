#include "scripted/declarations.h"

#include "scripted/part.h"
#include "scripted/words.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <utility>

#include <fmt/format.h>

namespace tankard::scripted {
namespace {

constexpr std::size_t kMostHooks = 40;
constexpr std::size_t kMostKinds = 60;
constexpr std::size_t kMostZones = 200;
constexpr std::size_t kMostFields = 100;
constexpr std::size_t kMostParams = 7;
constexpr int kMostSeats = 12;
constexpr int kMostRows = 50;
constexpr std::size_t kMostWords = 200;
constexpr std::int64_t kMostCounted = 1'000'000;  // what a saved table may hold

constexpr std::array<std::pair<std::string_view, Type>, 11> kTypes{{{"truth", Type::truth},
                                                                    {"integer", Type::integer},
                                                                    {"text", Type::text},
                                                                    {"seat", Type::hero},
                                                                    {"card", Type::card},
                                                                    {"cards", Type::cards},
                                                                    {"seats", Type::heroes},
                                                                    {"zone", Type::zone},
                                                                    {"square", Type::square},
                                                                    {"squares", Type::squares},
                                                                    {"value", Type::value}}};

/// rules.lua as a whole.
class Reader {
 public:
    Reader(Declarations& all, Problems& problems) : all_(all), problems_(problems) {}

    void read(const Value& rules) {
        Part part(all_, problems_, rules, "");
        seats(part.at("seats"));
        all_.rivals = part.truth("rivals", false);
        streams(part);
        zones(part.part("zones"));
        counters(part.part("counters"));
        renewals(part.part("renewals"));
        all_.leader = game_counter(part, "leader");
        all_.horizon = game_counter(part, "horizon");
        boards(part.part("boards"));
        for (const std::string_view id : part.words("cards"))
            all_.table.definitions.push_back(intern(id));
        signatures(part.part("hooks"), all_.hooks, false);
        if (all_.hooks.size() > kMostHooks)
            part.wrong("hooks", fmt::format("should be at most {}, not {}", kMostHooks, all_.hooks.size()));
        signatures(part.part("verbs"), all_.verbs, true);
        kinds(part.part("kinds"));
        settings(part.part("settings"));
        part.done();
    }

 private:
    void seats(const Value& value) {
        if (value.is_nil()) return;
        const auto* least = value.at(1).integer();
        const auto* most = value.at(2).integer();
        if (least == nullptr || most == nullptr || *least < 1 || *least > *most || *most > kMostSeats)
            return wrong("seats", fmt::format("should be {{ least, most }}, from 1 to {}, not {}", kMostSeats,
                                              value.show()));
        all_.least_seats = static_cast<int>(*least);
        all_.most_seats = static_cast<int>(*most);
    }

    void streams(Part& part) {
        for (const std::string_view name : part.words("streams"))
            all_.table.streams.push_back(intern(name));
        if (all_.table.streams.empty()) all_.table.streams.push_back(intern("chance"));
    }

    void zones(Part part) {
        for (const auto& [name, value] : part.named()) {
            Part zone(all_, problems_, *value, part.path(name));
            static constexpr std::array<std::string_view, 2> kOf{"table", "seat"};
            static constexpr std::array<std::string_view, 3> kSeenBy{"all", "owner", "nobody"};
            ZoneKind kind{intern(name)};
            kind.scope = zone.one_of("of", kOf, 0) == 0 ? Scope::table : Scope::seat;
            kind.visibility = static_cast<Visibility>(zone.one_of("seen_by", kSeenBy, 0));
            kind.in_play = zone.truth("in_play", false);
            if (kind.visibility == Visibility::owner && kind.scope != Scope::seat)
                zone.wrong("seen_by", "cannot be \"owner\": a zone of the table has none; add of = \"seat\"");
            zone.done();
            all_.table.zones.push_back(kind);
        }
        if (all_.table.zones.empty()) wrong("zones", "should name at least one zone: cards lie in zones");
        if (all_.table.zones.size() > kMostZones)
            wrong("zones", fmt::format("should be at most {}, not {}", kMostZones, all_.table.zones.size()));
    }

    void counters(Part part) {
        counters(part.part("game"), all_.table.table_counters);
        counters(part.part("seat"), all_.table.seat_counters);
        counters(part.part("card"), all_.table.card_counters);
        part.done();
    }
    void counters(Part part, std::vector<CounterKind>& counters) {
        for (const auto& [name, value] : part.named()) {
            const auto number = [&part, &name = name, &value = value](const Value& one,
                                                                      std::int64_t otherwise) {
                const std::int64_t* whole = one.integer();
                if (!one.is_nil() && (whole == nullptr || std::abs(*whole) > kMostCounted))
                    part.wrong(
                        name,
                        fmt::format(
                            "should be an integer or {{ initial, least, most }}, none beyond {}, not {}",
                            kMostCounted, value->show()));
                return whole != nullptr ? *whole : otherwise;
            };
            const bool limits = value->is_table();
            const std::int64_t initial = number(limits ? value->at(1) : *value, 0);
            const std::int64_t least = number(value->at(2), std::min<std::int64_t>(0, initial));
            const std::int64_t most = number(value->at(3), std::max<std::int64_t>(9999, initial));
            if (initial < least || initial > most)
                part.wrong(name, fmt::format("begins with {}, outside of {} to {}", initial, least, most));
            counters.push_back({intern(name), static_cast<std::int32_t>(initial),
                                static_cast<std::int32_t>(least), static_cast<std::int32_t>(most)});
        }
    }

    void renewals(Part part) {
        for (const auto& [name, _] : part.named()) {
            Renewal& renewal = all_.renewals.emplace_back(Renewal{all_.keep(name), {}});
            for (const std::string_view word : part.words(name)) {
                renewal.counters.push_back(kind_named(all_.table.card_counters, Name::of(word)));
                if (renewal.counters.back() < 0)
                    part.wrong(name, fmt::format("speaks of '{}', which is no counter of cards", word));
            }
        }
    }

    int game_counter(Part& part, std::string_view field) {
        const std::string_view name = part.text(field);
        if (name.empty()) return -1;
        const int counter = kind_named(all_.table.table_counters, Name::of(name));
        if (counter < 0) {
            std::vector<std::string_view> names;
            for (const CounterKind& each : all_.table.table_counters)
                names.push_back(each.name.text());
            part.wrong(field, fmt::format("should be a counter of the game: there is no '{}'{}", name,
                                          or_meant(name, names)));
        }
        return counter;
    }

    void boards(Part part) {
        for (const auto& [name, value] : part.named()) {
            Part board(all_, problems_, *value, part.path(name));
            BoardKind& kind = all_.table.boards.emplace_back();
            kind.name = intern(name);
            static constexpr std::array<std::string_view, 2> kOf{"table", "seat"};
            if (board.one_of("of", kOf, 0) == 1) kind.scope = Scope::seat;
            kind.rows = board.integer("rows", {1, kMostRows}, 0);
            kind.columns = board.integer("columns", {1, kMostRows}, 0);
            const std::vector<std::string_view> terrains = board.words("terrains");
            const std::vector<std::string_view> edges = board.words("edges");
            if (kind.rows == 0 || kind.columns == 0) board.wrong("rows", "and 'columns' say how large it is");
            if (terrains.empty())
                board.wrong("terrains", "should list the words for a square; all begin with the first");
            if (terrains.size() > kMostWords || edges.size() > kMostWords)
                board.wrong("terrains",
                            fmt::format("and 'edges' should be at most {} words each", kMostWords));
            // All edges are in the way, unless it says which are.
            kind.obstacles.walls = places(board, "walls", edges, 1, true);
            kind.obstacles.screens = places(board, "screens", edges, 1, true);
            kind.obstacles.solid = places(board, "solid", terrains, 0, false);
            for (const std::string_view word : terrains)
                kind.terrains.push_back(intern(word));
            for (const std::string_view word : edges)
                kind.edges.push_back(intern(word));
            board.done();
        }
    }

    /// The numbers of some of a board's words; of all or none if the field is left out.
    static std::bitset<256> places(Part& part, std::string_view field,
                                   const std::vector<std::string_view>& all, std::size_t first,
                                   bool otherwise) {
        std::bitset<256> places;
        if (part.at(field).is_nil()) {
            for (std::size_t place = 0; otherwise && place < all.size(); ++place)
                places.set(first + place);
            return places;
        }
        for (const std::string_view word : part.words(field)) {
            const auto place = std::find(all.begin(), all.end(), word);
            if (place == all.end())
                part.wrong(field, fmt::format("speaks of '{}', which the board does not have{}", word,
                                              or_meant(word, all)));
            else
                places.set(first + static_cast<std::size_t>(place - all.begin()));
        }
        return places;
    }

    void params(Part& part, std::vector<Param>& params) {
        for (const std::string_view text : part.words("params")) {
            const std::size_t colon = text.find(':');
            const bool optional = text.ends_with('?');
            const std::string_view type =
                colon == std::string_view::npos
                    ? std::string_view()
                    : text.substr(colon + 1, text.size() - colon - 1 - (optional ? 1 : 0));
            const std::string_view name = text.substr(0, colon);
            const Type known = type_named(type);
            if (known == Type::nothing || !is_word(name)) {
                part.wrong("params",
                           fmt::format("should be such as \"hero:card\", by type one of {}, not \"{}\"",
                                       all_types(), text));
                continue;
            }
            params.push_back({name, known, optional, ""});
        }
        if (params.size() > kMostParams)
            part.wrong("params", fmt::format("should be at most {}, not {}", kMostParams, params.size()));
    }

    static Type type_named(std::string_view word) {
        for (const auto& [name, type] : kTypes)
            if (name == word) return type;
        return Type::nothing;
    }
    static std::string all_types() {
        std::string all;
        for (const auto& [name, _] : kTypes)
            all += (all.empty() ? "" : ", ") + std::string(name);
        return all;
    }

    void signatures(Part part, std::vector<Signature>& signatures, bool verbs) {
        for (const auto& [name, value] : part.named()) {
            Part one(all_, problems_, *value, part.path(name));
            Signature& signature = signatures.emplace_back();
            signature.name = all_.keep(name);
            signature.doc = one.text("doc");
            params(one, signature.params);
            if (const std::string_view type = one.text("returns"); !type.empty()) {
                signature.result = type_named(type);
                if (signature.result == Type::nothing)
                    one.wrong("returns", fmt::format("should be one of {}, not \"{}\"", all_types(), type));
            }
            if (verbs) {
                static constexpr std::array<std::string_view, 4> kReceivers{"game", "seat", "card", "zone"};
                signature.on = kReceivers[one.one_of("on", kReceivers, 0)];
            } else {
                signature.filter = one.truth("filter", false);
                if (std::find(kGameHooks.begin(), kGameHooks.end(), name) != kGameHooks.end() ||
                    std::find(kPages.begin(), kPages.end(), name) != kPages.end())
                    part.wrong(name, "is a name of game.lua or of a chapter: choose another");
            }
            one.done();
        }
    }

    void fields(Part part, Kind& kind) {
        for (const auto& [name, value] : part.named()) {
            Field& field = kind.fields.emplace_back();
            field.name = all_.keep(name);
            if (name == "when")
                part.wrong(name, "is what every definition may say of its hooks: call it otherwise");
            this->field(Part(all_, problems_, *value, part.path(name)), *value, field);
        }
        if (kind.fields.size() > kMostFields)
            part.wrong("", fmt::format("should be at most {}", kMostFields));
    }

    /// { "integer", 0, 12, default = 0, doc = "..." }
    void field(Part part, const Value& value, Field& field) {
        static constexpr std::array<std::string_view, 5> kTypeWords{"integer", "word", "truth", "text",
                                                                    "value"};
        const std::string* type = value.at(1).text();
        const auto place = std::find(kTypeWords.begin(), kTypeWords.end(), type != nullptr ? *type : "");
        if (place == kTypeWords.end())
            return part.wrong(
                "", fmt::format("should begin with its type, one of {}{}", fmt::join(kTypeWords, ", "),
                                type != nullptr ? or_meant(*type, kTypeWords) : ""));
        field.type = static_cast<FieldType>(place - kTypeWords.begin());
        part.known(1);
        field.doc = part.text("doc");
        if (field.type == FieldType::integer) {
            const auto limit = [&](std::int64_t at, int otherwise) {
                part.known(at);
                const Value& one = value.at(at);
                if (one.is_nil()) return otherwise;
                if (one.integer() == nullptr || std::abs(*one.integer()) > kAnyNumber.most) {
                    part.wrong("", fmt::format("should have integers as limits, not {}", one.show()));
                    return otherwise;
                }
                return static_cast<int>(*one.integer());
            };
            field.range.least = limit(2, kAnyNumber.least);
            field.range.most = limit(3, kAnyNumber.most);
        }
        if (field.type == FieldType::word) {
            field.words = part.words("words");
            if (field.words.empty()) part.wrong("words", "should list the words that it may be");
        }
        const Value& initial = part.at("default");
        field.required = initial.is_nil();
        field.initial = initial;
        if (!field.required)
            if (const std::string wrong = misfit(field, initial); !wrong.empty())
                part.wrong("default", wrong);
        part.done();
    }

    void kinds(Part part) {
        bool told = false;
        for (const auto& [name, value] : part.named()) {
            Part one(all_, problems_, *value, part.path(name));
            Kind& kind = all_.kinds.emplace_back();
            kind.name = all_.keep(name);
            kind.doc = one.text("doc");
            fields(one.part("fields"), kind);
            const auto known_words = [&](std::string_view field, std::vector<std::string_view>& words,
                                         const std::vector<std::string_view>& known) {
                for (const std::string_view word : one.words(field)) {
                    words.push_back(word);
                    if (std::find(known.begin(), known.end(), word) == known.end())
                        one.wrong(field, fmt::format("speaks of '{}', which is not declared{}", word,
                                                     or_meant(word, known)));
                }
            };
            std::vector<std::string_view> hooks;
            for (const Signature& hook : all_.hooks)
                hooks.push_back(hook.name);
            known_words("hooks", kind.hooks, hooks);
            std::vector<std::string_view> facts;
            for (const Field& field : kind.fields)
                facts.push_back(field.name);
            for (const CounterKind& counter : all_.table.card_counters)
                facts.push_back(counter.name.text());
            known_words("facts", kind.facts, facts);
            if (std::find(kReservedKinds.begin(), kReservedKinds.end(), name) != kReservedKinds.end())
                part.wrong(name, "is a word of the language: choose another");
            told = told || name == kChapter;
            one.done();
        }
        if (!told) all_.kinds.push_back({kChapter, "A chapter under these rules.", {}, {}, {}});
        common_fields(*std::find_if(all_.kinds.begin(), all_.kinds.end(),
                                    [](const Kind& kind) { return kind.name == kChapter; }));
        if (all_.kinds.size() > kMostKinds)
            part.wrong("", fmt::format("should be at most {}, not {}", kMostKinds, all_.kinds.size()));
    }

    /// What every chapter may say, whatever it is played under.
    static void common_fields(Kind& chapter) {
        const auto add = [&](std::string_view name, FieldType type, Value initial, std::string_view doc) {
            const bool own = std::any_of(chapter.fields.begin(), chapter.fields.end(),
                                         [&](const Field& field) { return field.name == name; });
            if (!own) chapter.fields.push_back({name, type, {}, {}, std::move(initial), false, doc});
        };
        add("plays", FieldType::text, "", "The rule set; the chapter stands in its folder.");
        add("paths", FieldType::value, Value::table(),
            "Chapters to which its pages may lead, where `check` cannot see it.");
    }

    void settings(Part part) {
        for (const auto& [name, value] : part.named()) {
            Part one(all_, problems_, *value, part.path(name));
            SettingInfo info;
            info.name = all_.keep(name);
            info.words = one.words("words");
            info.doc = one.text("doc");
            const Value& range = one.at("range");
            const auto* least = range.at(1).integer();
            const auto* most = range.at(2).integer();
            if (info.words.empty() == (least == nullptr || most == nullptr))
                one.wrong("words", "should list what it may be, or range = { least, most }");
            if (least != nullptr && most != nullptr)
                info.range = {static_cast<int>(*least), static_cast<int>(*most)};
            info.initial = one.at("default");
            const bool fits =
                info.words.empty()
                    ? info.initial.integer() != nullptr && out_of(info.range, *info.initial.integer()).empty()
                    : info.initial.text() != nullptr && std::find(info.words.begin(), info.words.end(),
                                                                  *info.initial.text()) != info.words.end();
            if (!fits) one.wrong("default", "should be one of what it may be, not " + info.initial.show());
            const bool first = one.truth("first", false);
            all_.settings.insert(first ? all_.settings.begin() : all_.settings.end(), std::move(info));
            one.done();
        }
    }

    void wrong(std::string_view field, const std::string& what) {
        problems_.push_back({all_.file, 0, fmt::format("'{}' {}", field, what), Problem::Part::definition,
                             std::string(field)});
    }

    Declarations& all_;
    Problems& problems_;
};

}  // namespace

void read_declarations(const Value& rules, std::string file, Declarations& all, Problems& problems) {
    all.file = std::move(file);
    Reader(all, problems).read(rules);
}

}  // namespace tankard::scripted
