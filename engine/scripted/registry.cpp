#include "scripted/registry.h"

#include "scripted/content.h"
#include "scripted/verbs.h"
#include "scripted/words.h"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::scripted {
namespace {

using V = Verbs;

constexpr std::string_view kField = "a field";
constexpr std::string_view kWord = "a word of the engine";

const Verbs& verbs_of(void* rules) { return *static_cast<const Verbs*>(rules); }
Table& table_of(void* rules) { return static_cast<Verbs*>(rules)->table(); }

void declare_receivers(Registry& r) {
    r.receiver(
        {"game", RefKind::table, 0, "The game: its seats, zones, counters, chance and questions.", true});
    r.receiver({"seat", RefKind::seat, 0, "A place at the table and who sits there.", true});
    r.receiver({"zone", RefKind::zone, 0, "Where cards lie: a deck, a hand, a row."});
    r.receiver({"card", RefKind::card, 0, "A card, tile or figure; it lies in one zone, always."});
}

void declare_game(Registry& r) {
    r.verb("game", "seats", &V::seats).doc("All seats, in order.");
    r.verb("game", "seat", &V::seat).param("number", "from 1").range(1, 12).doc("One seat.");
    r.property("game", "seat_count", &V::seat_count, "How many seats there are.");
    r.property("game", "chapter", &V::chapter,
               "The chapter's id; game:field(game.chapter, ...) reads what it says.");
    r.verb("game", "add", &V::add)
        .param("counter", "a counter of the game")
        .param("change", "how much")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Adds to a counter, which stops at its limits; what it is now.")
        .changes();
    r.verb("game", "setting", &V::setting).param("name", "of the house rule").doc("A word or an integer.");
    r.verb("game", "roll", &V::roll)
        .param("sides", "how many the die has")
        .range(1, 1000)
        .param("who", "the seat or card that it is rolled for")
        .param("stream", "which chance; the first if left out")
        .doc("Rolls a die that everybody sees.")
        .draws();
    r.verb("game", "random", &V::random)
        .param("most", "the greatest number")
        .range(1, 1'000'000)
        .param("stream", "which chance; the first if left out")
        .doc("A fair number from 1; no die is shown.")
        .draws();
    r.verb("game", "create", &V::create)
        .param("id", "of the definition")
        .param("zone", "where it lies, below all others")
        .param("count", "how many; one if left out")
        .range(1, 1000)
        .doc("Makes cards; the last of them.")
        .changes();
    r.verb("game", "definitions", &V::definitions)
        .param("kind", "of definitions")
        .doc("The ids of all definitions of a kind, in order.");
    r.verb("game", "field", &V::field)
        .param("id", "of a definition")
        .param("field", "of its kind")
        .doc("What a definition says, without a card.");
    r.verb("game", "tell", &V::tell)
        .param("key", "of the sentence")
        .names("text")
        .param("slots", "what stands in its places")
        .doc("Tells those who watch.");
    r.verb("game", "rank_by", &V::rank_by)
        .param("counter", "of the seats: the highest comes first")
        .param("then", "what decides between equals")
        .param("last", "what decides between those")
        .doc("An outcome: { alive = true, ranks = {...}, scores = {...} }; equals share a rank.");
    r.verb("game", "around", &V::around)
        .param("zone", "one that each seat has")
        .param("from", "the seat that comes first")
        .param("word", "a counter or field of cards, or \"kind\"; all cards if left out")
        .param("value", "what it should be")
        .doc("The cards of all these zones that fit, seat after seat clockwise, each zone from the top.");
    r.verb("game", "ask", &V::ask)
        .param("question", "{ seat = seat, prompt = \"bid\", options = { { \"take\", card }, \"pass\" } }")
        .type(Type::question)
        .doc(
            "Puts a question of any shape. One: the option's place from 1; some: a list of places; an "
            "amount: an "
            "integer; distribute and record: a list of integers; confirm: true or false; read: nothing. An "
            "interjection answers with its place below 0.")
        .asks();
    r.verb("game", "ask_secret", &V::ask_secret)
        .param("questions", "one for each seat that is asked")
        .doc(
            "Puts questions to several seats at once: nobody learns an answer before all are in. The "
            "answers, in "
            "the order of the questions.")
        .asks();
}

void declare_seat(Registry& r) {
    r.property("seat", "number", &V::number, "From 1.");
    r.property("seat", "companion", &V::companion, "Whether nobody sat there when the chapter began.");
    r.property("seat", "next", &V::next, "The seat clockwise.");
    r.verb("seat", "add", &V::add_to_seat)
        .param("counter", "a counter of the seats")
        .param("change", "how much")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Adds to a counter, which stops at its limits; what it is now.")
        .changes();
    r.verb("seat", "choose", &V::choose)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("words", "texts do.WORD")
        .names("options")
        .doc("The seat chooses one word.")
        .asks();
    r.verb("seat", "pick", &V::pick)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("cards", "one of these")
        .param("pass", "the word for none of them, if that may be")
        .doc("The seat picks a card; nothing if it passes.")
        .asks();
    r.verb("seat", "pick_some", &V::pick_some)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("cards", "some of these")
        .param("least", "how many at the least")
        .range(0, 999)
        .param("most", "how many at the most")
        .range(0, 999)
        .doc("The seat picks some cards.")
        .asks();
    r.verb("seat", "amount", &V::amount)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("least", "the least that may be said")
        .range(kAnyNumber.least, kAnyNumber.most)
        .param("most", "the most")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("The seat says a number.")
        .asks();
    r.verb("seat", "confirm", &V::confirm)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("slots", "what stands in its places")
        .doc("The seat says yes or no.")
        .asks();
    r.verb("seat", "show", &V::show)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("cards", "what it sees, wherever it lies")
        .doc("The seat alone looks at cards and turns the page.")
        .asks();
}

void declare_zone(Registry& r) {
    r.property("zone", "count", &V::count, "How many cards lie here.");
    r.property("zone", "name", &V::zone_name, "Its word.");
    r.property("zone", "seat", &V::zone_seat, "Whose it is; nothing if it is the table's.");
    r.property("zone", "top", &V::top, "The first card; nothing if there is none.");
    r.property("zone", "bottom", &V::bottom, "The last card; nothing if there is none.");
    r.verb("zone", "cards", &V::cards).doc("The cards, from the top.");
    r.verb("zone", "cards_with", &V::cards_with)
        .param("word", "a counter or field of cards, or \"kind\"")
        .param("value", "what it should be")
        .param("and_word", "a second one")
        .param("and_value", "what that should be")
        .doc("The cards that fit, from the top.");
    r.verb("zone", "first_with", &V::first_with)
        .param("word", "a counter or field of cards, or \"kind\"")
        .param("value", "what it should be")
        .doc("The first card that fits; nothing if none does.");
    r.verb("zone", "shuffle", &V::shuffle)
        .param("stream", "which chance; the first if left out")
        .doc("Shuffles.")
        .draws();
    r.verb("zone", "draw", &V::draw)
        .param("to", "where the card goes, on top")
        .doc("Moves the top card; nothing if there is none.")
        .draws();
    r.verb("zone", "move_all", &V::move_all)
        .param("to", "where the cards go")
        .param("place", "\"top\" or \"bottom\"; on top if left out")
        .doc("Moves all cards, the top one first.")
        .changes();
    r.verb("zone", "has", &V::has)
        .param("id", "of a definition")
        .doc("Whether a card of this definition lies here.");
}

void declare_card(Registry& r) {
    r.property("card", "kind", &V::card_kind,
               "The kind of its definition; an empty text for one without a file.");
    r.property("card", "zone", &V::card_zone, "Where it lies.");
    r.property("card", "owner", &V::card_owner, "The seat of its zone; nothing if it is the table's.");
    r.verb("card", "add", &V::add_to_card)
        .param("counter", "a counter of the cards")
        .param("change", "how much")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Adds to a counter, which stops at its limits; what it is now.")
        .changes();
    r.verb("card", "alike", &V::alike)
        .param("counter", "a counter of the cards")
        .param("word", "a further counter or field, or \"kind\"")
        .param("value", "what that should be")
        .doc(
            "The cards of the same seat whose counter says the same, this one among them: zone after zone in "
            "the order of their words, each from the top.");
    r.verb("card", "move", &V::move)
        .param("to", "the zone")
        .param("place", "\"top\" or \"bottom\"; on top if left out")
        .doc(
            "Moves it; the card, where it lies now. One that leaves play is another card from there on: go "
            "on with "
            "what this gives.")
        .changes();
}

void declare_boards(Registry& r) {
    r.receiver({"square", RefKind::square, 0, "A square of a board."});
    r.receiver({"edge", RefKind::edge, 0, "A side of a square, and what stands there."});
    r.verb("game", "square", &V::square)
        .param("board", "a board of the table")
        .param("row", "from 1")
        .range(1, 50)
        .param("column", "from 1")
        .range(1, 50)
        .gives(Type::square)
        .doc("One square.");
    r.verb("game", "squares", &V::squares)
        .param("board", "a board of the table")
        .doc("All its squares, row by row.");
    r.verb("seat", "square", &V::square_of_seat)
        .param("board", "a board that each seat has")
        .param("row", "from 1")
        .range(1, 50)
        .param("column", "from 1")
        .range(1, 50)
        .gives(Type::square)
        .doc("One square of the seat's own board.");
    r.verb("seat", "squares", &V::squares_of_seat)
        .param("board", "a board that each seat has")
        .doc("All squares of the seat's own board, row by row.");
    r.property("card", "square", &V::card_square, "Where it stands; nothing if on no board.")
        .gives(Type::square);
    r.verb("card", "leave", &V::remove)
        .doc("Takes the card off its square; it lies in its zone all the same.")
        .changes();
    r.property("square", "row", &V::row, "From 1.");
    r.property("square", "column", &V::column, "From 1.");
    r.property("square", "board", &V::board_name, "Its board's word.");
    r.property("square", "seat", &V::board_seat, "Whose board it is; nothing if it is the table's.");
    r.property("square", "terrain", &V::terrain, "Its terrain's word.");
    r.property("square", "count", &V::card_count, "How many cards stand here.");
    r.verb("square", "set_terrain", &V::set_terrain)
        .param("terrain", "a word of the board")
        .doc("Changes it.")
        .changes();
    r.verb("square", "cards", &V::cards_on).doc("The cards that stand here, the last to come at the end.");
    r.verb("square", "place", &V::place)
        .param("card", "one in play")
        .doc("Puts a card here, away from where it stood.")
        .changes();
    r.verb("square", "neighbour", &V::neighbour)
        .param("side", "\"north\", \"east\", \"south\" or \"west\"")
        .gives(Type::square)
        .doc("The square beside it, whatever stands between; nothing at the rim.");
    r.verb("square", "neighbours", &V::neighbours).doc("The squares beside it, from the north clockwise.");
    r.verb("square", "edge", &V::edge)
        .param("side", "\"north\", \"east\", \"south\" or \"west\"")
        .gives(Type::edge)
        .doc("One of its sides.");
    r.verb("square", "reach", &V::reach)
        .param("distance", "steps at the most")
        .range(0, 2500)
        .param("closed", "squares that cannot be entered")
        .doc(
            "All squares within so many steps, but this one: by distance, then by place. Walls and solid "
            "terrain are "
            "in the way.");
    r.verb("square", "steps", &V::steps)
        .param("to", "a square of the same board")
        .type(Type::square)
        .param("closed", "squares that cannot be entered")
        .doc("How many steps it is; nothing if there is no way.");
    r.verb("square", "sees", &V::sees)
        .param("other", "a square of the same board")
        .type(Type::square)
        .doc("Whether a straight line between the middles crosses no screen and no solid terrain.");
    r.verb("square", "turn", &V::turn)
        .param("size", "of the block whose north-west square this is")
        .range(1, 50)
        .param("quarters", "clockwise")
        .range(-3, 3)
        .doc("Turns a block of squares with their edges and all that stands on them.")
        .changes();
    r.property("edge", "kind", &V::edge_kind,
               "What stands there, of either square; \"open\" if nothing does.");
    r.property("edge", "is_open", &V::edge_open, "Whether one can pass: no wall, and not the rim.");
    r.property("edge", "square", &V::edge_square, "Whose side it is.").gives(Type::square);
    r.property("edge", "across", &V::edge_across, "The square behind it; nothing at the rim.")
        .gives(Type::square);
    r.verb("edge", "set", &V::set_edge)
        .param("kind", "a word of the board; open if left out")
        .doc("Changes what stands there, whoever carries it.")
        .changes();
}

/// What every game has.
void declare_engine(Registry& r) {
    declare_receivers(r);
    declare_game(r);
    declare_seat(r);
    declare_zone(r);
    declare_card(r);
    declare_boards(r);
}

Arg as_arg(const Plain& plain) {
    return std::visit(
        [](const auto& value) -> Arg {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::string_view>)
                return std::string(value);
            else
                return value;
        },
        plain);
}

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
    verb.call = [read](void* rules, const Table& table, Ref self, std::span<const Arg>) {
        return as_arg(read(rules, table, self));
    };
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
        verb.call = [place](void* rules, const Table&, Ref self, std::span<const Arg>) -> Arg {
            return verbs_of(rules).card_field(self.as_card(), place);
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
        verb.call = [place](void* rules, const Table&, Ref self, std::span<const Arg> args) {
            return static_cast<Verbs*>(rules)->own(place, self, args);
        };
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

void declare_pages(Registry& r) {
    const Param story{"story", Type::value, false, "the story"};
    r.hook({kPages[0], "The chapter's first page.", {story}, Type::nothing, false, true});
    r.hook({kPages[1],
            "The page after a chapter that was survived; may return the next chapter or story:choose{…}.",
            {story},
            Type::page,
            false,
            true});
    r.hook({kPages[2],
            "The page after a defeat; may return the next chapter or story:choose{…}.",
            {story},
            Type::page,
            false,
            true});
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
    for (const std::string_view word : {"id", "is_alive", "state", "call", "has"})
        add("card", word, kWord);
    for (const std::string_view word : {"fold", "call_all"})
        add("game", word, kWord);
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
    declare_pages(r);
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
