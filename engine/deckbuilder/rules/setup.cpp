#include "deckbuilder/rules/setup.h"

#include "deckbuilder/rules/loot.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tankard::deckbuilder {
namespace {

constexpr int kCoins = 8;
constexpr int kStaffs = 2;
constexpr int kManyCards = 1000;  ///< about as many as lie on a table

std::vector<DefId> defs_in(const Content& content, const Value& list, DefKind kind) {
    std::vector<DefId> found;
    for (const auto& [_, id] : list.entries())
        if (id.text() != nullptr)
            if (const DefId def = content.find(*id.text(), kind); def != DefId::none) found.push_back(def);
    return found;
}

std::vector<CardId> cards_in(const Table& table, std::initializer_list<Zone> kinds, SeatId seat) {
    std::vector<CardId> all;
    for (Zone kind : kinds)
        for (CardId card : table.in(table.zone(kind, seat)))
            all.push_back(card);
    return all;
}

/// Everything of a hero's deck, also an ally that stands before another hero (19B.1).
std::vector<CardId> own_cards(const Table& table, SeatId seat) {
    std::vector<CardId> all = cards_in(table, {deck, hand, discard_pile, played, sheathed}, seat);
    for (int place = 0; place < table.seats(); ++place)
        for (CardId card : table.in(table.zone(front, seat_at(place)))) {
            const int owner = table.get(card, owner_seat);
            if (owner == number_of(seat) + 1 || (owner == 0 && seat_at(place) == seat)) all.push_back(card);
        }
    return all;
}

class Layer {
 public:
    Layer(Table& table, const Content& content, const Setup& setup)
        : table_(table), content_(content), setup_(setup) {}

    void lay() {
        table_.reserve(kManyCards);
        cards();
        monster_cards();
        heroes();
        skill_tokens();
        for (DefId def : content_.all(DefKind::effect))
            create(def, effect_supply, table_.seats());
        chapter();
        shuffle();
    }

 private:
    ZoneId zone(Zone kind, SeatId seat = SeatId::none) const { return table_.zone(kind, seat); }
    void create(DefId def, Zone kind, int count, SeatId seat = SeatId::none) {
        table_.create(def, zone(kind, seat), count);
    }

    /// Of a table of integers by id: by definition, and -1 of those that it does not name.
    std::vector<int> numbers_of(const Value& table, DefKind kind) const {
        std::vector<int> numbers(content_.ids.size(), -1);
        for (const auto& [key, value] : table.entries()) {
            const auto* id = std::get_if<std::string>(&key);
            const DefId def = id != nullptr ? content_.find(*id, kind) : DefId::none;
            if (def != DefId::none && value.integer() != nullptr)
                numbers[index(def)] = static_cast<int>(std::clamp<std::int64_t>(*value.integer(), 0, 9999));
        }
        return numbers;
    }

    /// Each card exists as often as printed, or as often as decks brought here hold it; the decks take theirs
    /// first.
    void cards() {
        std::vector<int> in_decks(content_.ids.size());
        for (int seat = 0; seat < table_.seats(); ++seat)
            for (DefId def :
                 defs_in(content_, setup_.seats[static_cast<std::size_t>(seat)].section.at("deck"),
                         DefKind::card)) {
                create(def, deck, 1, seat_at(seat));
                ++in_decks[index(def)];
            }
        const std::vector<int> gone = numbers_of(setup_.memory.at("removed"), DefKind::card);
        for (DefId def : content_.all(DefKind::card)) {
            const CardDef& card = content_.card(def);
            const int left = std::max(0, card.copies - in_decks[index(def)]);
            const int out = std::clamp(gone[index(def)], 0, left);
            create(def, removed, out);
            create(def, stack_of(card.origin), left - out);
        }
    }

    void monster_cards() {
        const int each = table_.seats() + 2;  // 21.53
        for (DefId def : content_.all(DefKind::monster))
            create(def, monster_supply,
                   content_.monster(def).copies > 0 ? content_.monster(def).copies : each);
    }

    void heroes() {
        std::vector<int> chosen(content_.ids.size());
        for (int place = 0; place < table_.seats(); ++place) {
            const SeatId seat = seat_at(place);
            const Value& mine = setup_.seats[static_cast<std::size_t>(place)].section;
            const std::string* id = mine.at("hero").text();
            const DefId hero = id != nullptr ? content_.find(*id, DefKind::hero) : DefId::none;
            const DefId def = hero != DefId::none ? hero : content_.all(DefKind::hero).front();
            create(def, hero_area, 1, seat);
            ++chosen[index(def)];
            points(seat, content_.hero(def), mine);
        }
        for (DefId def : content_.all(DefKind::hero))
            create(def, hero_supply, std::max(0, 1 - chosen[index(def)]));
    }

    void points(SeatId seat, const HeroDef& hero, const Value& mine) {
        auto number = [&](std::string_view key) {
            const auto* value = mine.at(key).integer();
            return value != nullptr ? static_cast<int>(std::clamp<std::int64_t>(*value, 0, 9999)) : 0;
        };
        table_.set(seat, xp, number("xp"));
        table_.set(seat, level, number("xp") >= hero.level3 ? 3 : number("xp") >= hero.level2 ? 2 : 1);
        table_.set(seat, scars, std::min(number("scars"), 2));
        table_.set(seat, max_life, std::max(1, hero.max_life - 5 * std::min(number("scars"), 2)));
        table_.set(seat, life, table_.get(seat, max_life));
    }

    void skill_tokens() {
        for (int place = 0; place < table_.seats(); ++place) {
            const SeatId seat = seat_at(place);
            const Value& mine = setup_.seats[static_cast<std::size_t>(place)].section;
            const std::vector<DefId> known = defs_in(content_, mine.at("skills"), DefKind::skill);
            const std::vector<int> learned = numbers_of(mine.at("learning"), DefKind::skill);
            for (DefId def : content_.all(DefKind::skill)) {
                const bool has = std::find(known.begin(), known.end(), def) != known.end();
                const int stages = learned[index(def)];
                const CardId card = table_.create(def, zone(has           ? skills
                                                            : stages >= 0 ? learning
                                                                          : skill_supply,
                                                            seat));
                if (!has && stages >= 0) table_.set(card, stage, std::min(stages, 99));
            }
        }
    }

    void chapter() {
        const DefId def = content_.find(setup_.chapter, DefKind::chapter);
        const ChapterDef& chapter = content_.chapter(def);
        create(def, chapter_area, 1);
        bool boss = false;
        for (int number : chapter.deck) {
            boss = boss || number == 0;
            if (number != 0) create(content_.adventure_number(number), adventure_deck, 1);
        }
        if (boss && chapter.boss_shuffled)
            create(content_.find(chapter.boss, DefKind::boss), adventure_deck, 1);
        table_.shuffle(zone(adventure_deck), stream_deck);  // 4B.4
        if (boss && !chapter.boss_shuffled)
            create(content_.find(chapter.boss, DefKind::boss), adventure_deck, 1);  // 13.3: at the bottom
    }

    void shuffle() {
        for (Zone kind : market)
            table_.shuffle(zone(kind), stream_deck);
        for (int seat = 0; seat < table_.seats(); ++seat)
            table_.shuffle(zone(deck, seat_at(seat)), stream_deck);
    }

    Table& table_;
    const Content& content_;
    const Setup& setup_;
};

}  // namespace

Table lay_table(std::shared_ptr<const Catalogue> catalogue, const Content& content, const Setup& setup,
                int opening_hand, bool courteous) {
    Table table(std::move(catalogue), static_cast<int>(setup.seats.size()), setup.seed);
    table.set(party_size, table.seats());  // 4B.6
    table.set(first_player, -1);
    table.set(courtesy, courteous ? 1 : 0);
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        table.set(seat_at(static_cast<int>(seat)), person, setup.seats[seat].companion ? 0 : 1);
    Layer(table, content, setup).lay();
    for (int seat = 0; seat < table.seats(); ++seat) {
        const Deck own{table.zone(deck, seat_at(seat)), ZoneId::none, stream_deck};
        for (int i = 0; i < opening_hand; ++i)  // 21.39: the same for everybody
            draw(table, own, table.zone(hand, seat_at(seat)));
    }
    table.set(phase, choose_leader);
    return table;
}

Value fresh_section(const Content& content, DefId hero) {
    Value mine = Value::table();
    mine.set("version", 1);
    mine.set("hero", std::string(content.id(hero)));
    Value cards = Value::table();
    for (DefId def : content.all(DefKind::card)) {
        const CardDef& card = content.card(def);
        if (card.origin != Origin::start) continue;
        for (int i = 0; i < (card.kind == CardKind::money ? kCoins : kStaffs); ++i)
            cards.push(std::string(content.id(def)));
    }
    mine.set("deck", cards);
    mine.set("xp", 0);
    mine.set("scars", 0);
    return mine;
}

Value removed_cards(const Table& table, const Content& content) {
    std::vector<int> gone(content.ids.size());
    for (CardId card : table.in(table.zone(removed)))
        ++gone[index(table.def(card))];
    Value ids = Value::table();
    for (DefId def : content.all(DefKind::card))
        if (gone[index(def)] > 0) ids.set(std::string(content.id(def)), gone[index(def)]);
    Value memory = Value::table();
    memory.set("removed", std::move(ids));
    return memory;
}

Value section_of(const Table& table, const Content& content, SeatId seat) {
    Value mine = Value::table();
    mine.set("version", 1);
    mine.set("hero", std::string(content.id(table.def(table.top(table.zone(hero_area, seat))))));
    mine.set("xp", table.get(seat, xp));
    mine.set("scars", table.get(seat, scars));
    auto sorted = [&](const std::vector<CardId>& cards) {
        std::vector<std::string_view> names;
        for (CardId card : cards)
            names.push_back(content.id(table.def(card)));
        std::sort(names.begin(), names.end());
        Value::Entries list;
        for (std::string_view name : names)
            list.emplace_back(static_cast<std::int64_t>(list.size() + 1), std::string(name));
        return Value(std::move(list));
    };
    mine.set("deck", sorted(own_cards(table, seat)));
    mine.set("skills", sorted(cards_in(table, {skills}, seat)));
    Value stages = Value::table();
    for (CardId card : table.in(table.zone(learning, seat)))
        stages.set(std::string(content.id(table.def(card))), table.get(card, stage));
    mine.set("learning", stages);
    return mine;
}

}  // namespace tankard::deckbuilder
