// What a rule set that is wholly a script can do: verbs on the game, its zones, its cards and its seats. They
// know no rule. A script's definition `game { ... }` lays the table (registry/table_facts.h) and has two
// hooks:
//
//     set_up(game)   once: makes the cards and shuffles. Asks nothing.
//     beat(game)     plays one short beat; returns whether the game goes on.
//
// Zones, counters, streams and cards are named by the words of the definition; a word that is none of them is
// a Misuse with a proposal. Secret answers never reach a script before all are in: `secret_some` moves the
// chosen cards itself, `secret_one` gives all words at once.
#pragma once

#include "registry/registry.h"
#include "table/door.h"

namespace tankard {

class TableVerbs {
 public:
    enum Hook { set_up, beat };

    TableVerbs(Table& table, Door& door) : table_(&table), door_(&door) {}

    static const Registry& registry();

    // --- game
    std::vector<SeatId> seats() const;
    SeatId seat(int number) const;
    ZoneId zone(std::string kind, std::optional<SeatId> of) const;
    int get(std::string counter) const;
    void set(std::string counter, int value);
    void add(std::string counter, int change);
    int roll(int sides, std::optional<std::string> stream);
    CardId create(std::string definition, std::string zone, std::optional<SeatId> of);
    void tell(std::string key, std::optional<SeatId> who, std::optional<CardId> what,
              std::optional<int> number);
    Value secret_one(std::string prompt, Value words);
    void secret_some(std::string prompt, int count, std::string from, std::string to);

    // --- zone
    int zone_count(ZoneId zone) const { return table_->size(zone); }
    std::string zone_name(ZoneId zone) const;
    SeatId zone_seat(ZoneId zone) const { return table_->seat_of(zone); }
    CardId zone_top(ZoneId zone) const { return table_->top(zone); }
    std::vector<CardId> zone_cards(ZoneId zone) const { return table_->list(zone); }
    void zone_shuffle(ZoneId zone, std::optional<std::string> stream);
    CardId zone_draw(ZoneId zone, std::string to, std::optional<SeatId> of,
                     std::optional<std::string> discards);

    // --- card
    ZoneId card_zone(CardId card) const { return table_->where(card); }
    void card_move(CardId card, std::string to, std::optional<SeatId> of, std::optional<std::string> place);
    int card_get(CardId card, std::string counter) const;
    void card_set(CardId card, std::string counter, int value);
    void card_add(CardId card, std::string counter, int change);

    // --- seat
    int seat_number(SeatId seat) const { return number_of(seat) + 1; }
    int seat_get(SeatId seat, std::string counter) const;
    void seat_set(SeatId seat, std::string counter, int value);
    void seat_add(SeatId seat, std::string counter, int change);
    std::string ask_one(SeatId seat, std::string prompt, Value words, std::optional<Value> refused);
    CardId ask_card(SeatId seat, std::string prompt, std::vector<CardId> cards,
                    std::optional<std::string> pass);
    std::vector<CardId> ask_some(SeatId seat, std::string prompt, std::vector<CardId> cards, int least,
                                 int most, std::optional<bool> ordered);
    int ask_amount(SeatId seat, std::string prompt, int least, int most);
    bool confirm(SeatId seat, std::string prompt);
    void show(SeatId seat, std::string prompt, std::vector<CardId> cards);

 private:
    ZoneId place(std::string_view kind, std::optional<SeatId> of) const;

    Table* table_;
    Door* door_;
};

}  // namespace tankard
