// What a rule set that is wholly a script can do: verbs on the game, its zones, its cards and its seats. They
// know no rule. A script's definition `game { ... }` lays the table (proofs/table_facts.h) and has two
// hooks:
//
//     set_up(game)   once: makes the cards and shuffles. Asks nothing.
//     beat(game)     plays one short beat; returns whether the game goes on.
//
// Zones, counters, streams and cards are named by the words of the definition; a word that is none of them is
// a VerbError with a proposal. Secret answers never reach a script before all are in: `secret_some` moves the
// chosen cards itself, `secret_one` gives all words at once.
#pragma once

#include "registry/registry.h"
#include "table/door.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard {

class TableVerbs {
 public:
    enum Hook { set_up, beat };

    TableVerbs(Table& table, Door& door) : table_(&table), door_(&door) {}

    static const Registry& registry();

    // --- game
    std::vector<SeatId> seats() const;
    SeatId seat(int number) const;
    ZoneId zone(const std::string& kind, std::optional<SeatId> of) const;
    int get(const std::string& counter) const;
    void set(const std::string& counter, int value);
    void add(const std::string& counter, int change);
    int roll(int sides, const std::optional<std::string>& stream);
    CardId create(const std::string& definition, const std::string& zone, std::optional<SeatId> of);
    void tell(const std::string& key, std::optional<SeatId> who, std::optional<CardId> what,
              std::optional<int> number);
    Value secret_one(const std::string& prompt, const Value& words);
    void secret_some(const std::string& prompt, int count, const std::string& from, const std::string& to);

    // --- zone
    int zone_count(ZoneId zone) const { return table_->size(zone); }
    std::string zone_name(ZoneId zone) const;
    SeatId zone_seat(ZoneId zone) const { return table_->seat_of(zone); }
    CardId zone_top(ZoneId zone) const { return table_->top(zone); }
    std::vector<CardId> zone_cards(ZoneId zone) const { return table_->list(zone); }
    void zone_shuffle(ZoneId zone, const std::optional<std::string>& stream);
    CardId zone_draw(ZoneId zone, const std::string& to, std::optional<SeatId> of,
                     const std::optional<std::string>& discards);

    // --- card
    ZoneId card_zone(CardId card) const { return table_->where(card); }
    void card_move(CardId card, const std::string& to, std::optional<SeatId> of,
                   const std::optional<std::string>& place);
    int card_get(CardId card, const std::string& counter) const;
    void card_set(CardId card, const std::string& counter, int value);
    void card_add(CardId card, const std::string& counter, int change);

    // --- seat
    int seat_number(SeatId seat) const { return number_of(seat) + 1; }
    int seat_get(SeatId seat, const std::string& counter) const;
    void seat_set(SeatId seat, const std::string& counter, int value);
    void seat_add(SeatId seat, const std::string& counter, int change);
    std::string ask_one(SeatId seat, const std::string& prompt, const Value& words,
                        const std::optional<Value>& refused);
    CardId ask_card(SeatId seat, const std::string& prompt, const std::vector<CardId>& cards,
                    const std::optional<std::string>& pass);
    std::vector<CardId> ask_some(SeatId seat, const std::string& prompt, const std::vector<CardId>& cards,
                                 int least, int most, std::optional<bool> ordered);
    int ask_amount(SeatId seat, const std::string& prompt, int least, int most);
    bool confirm(SeatId seat, const std::string& prompt);
    void show(SeatId seat, const std::string& prompt, const std::vector<CardId>& cards);

 private:
    ZoneId place(std::string_view kind, std::optional<SeatId> of) const;

    Table* table_;
    Door* door_;
};

}  // namespace tankard
