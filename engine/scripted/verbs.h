// What scripts of a rule set in Lua do to a table: game, seats, zones and cards. It knows no rule. The verbs
// are declared in registry.cpp; zones, counters and fields are properties of their own, read by number.
//
// Names are looked up among few, by their hash; what somebody may have meant is worked out only for one that
// is not there.
#pragma once

#include "registry/hooks.h"
#include "registry/registry.h"
#include "scripted/rules.h"
#include "table/door.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::scripted {

class Verbs {
 public:
    /// Without a door nobody is asked: for thinking, where every function is a filter.
    Verbs(const Rules& rules, Table& table, Door* door, Hooks& hooks)
        : rules_(rules), table_(table), door_(door), hooks_(hooks) {}

    // --- game
    std::vector<SeatId> seats(std::optional<int> first) const;
    SeatId seat(int number) const;
    int seat_count() const { return table_.seats(); }
    std::string_view chapter() const;
    int add(Word counter, int change);
    const Value& setting(Word name) const;
    int roll(int sides, const std::optional<Ref>& who, const std::optional<Word>& stream);
    int random(int most, const std::optional<Word>& stream);
    CardId create(Word id, ZoneId zone, std::optional<int> count);
    Value definitions(std::string_view kind) const;
    const Value& field(Word id, Word name) const;
    void tell(Word key, const std::optional<Slots>& slots, const std::optional<Value>& parts);
    Value rank_by(Word first, const std::optional<Word>& second, const std::optional<Word>& third) const;
    std::vector<CardId> around(Word zone, SeatId from, const std::optional<Word>& word,
                               const std::optional<Value>& value) const;
    Arg ask(const Questions& question);
    Arg ask_secret(const Questions& questions);

    // --- seat
    int number(SeatId seat) const { return number_of(seat) + 1; }
    bool companion(SeatId seat) const;
    SeatId next(SeatId seat) const { return seat_at((number_of(seat) + 1) % table_.seats()); }
    int add_to_seat(SeatId seat, Word counter, int change);
    std::string choose(SeatId seat, Word prompt, const Value& words);
    CardId pick(SeatId seat, Word prompt, const std::vector<CardId>& cards, const std::optional<Word>& pass);
    std::vector<CardId> pick_some(SeatId seat, Word prompt, const std::vector<CardId>& cards, int least,
                                  int most);
    int amount(SeatId seat, Word prompt, int least, int most);
    bool confirm(SeatId seat, Word prompt, const std::optional<Slots>& slots);
    void show(SeatId seat, Word prompt, const std::vector<CardId>& cards);

    // --- zone
    int count(ZoneId zone) const { return table_.size(zone); }
    std::string_view zone_name(ZoneId zone) const;
    SeatId zone_seat(ZoneId zone) const { return table_.seat_of(zone); }
    CardId top(ZoneId zone) const { return table_.top(zone); }
    CardId bottom(ZoneId zone) const { return table_.bottom(zone); }
    std::vector<CardId> cards(ZoneId zone) const { return table_.list(zone); }
    void shuffle(ZoneId zone, const std::optional<Word>& stream);
    CardId draw(ZoneId zone, ZoneId to);
    void move_all(ZoneId zone, ZoneId to, const std::optional<std::string_view>& place);
    bool has(ZoneId zone, Word id) const;
    std::vector<CardId> cards_with(ZoneId zone, Word word, const Value& value,
                                   const std::optional<Word>& and_word,
                                   const std::optional<Value>& and_value) const;
    CardId first_with(ZoneId zone, Word word, const Value& value) const;

    // --- card
    std::string_view card_kind(CardId card) const;
    ZoneId card_zone(CardId card) const { return table_.where(card); }
    SeatId card_owner(CardId card) const { return table_.seat_of(table_.where(card)); }
    int add_to_card(CardId card, Word counter, int change);
    CardId move(CardId card, ZoneId to, const std::optional<std::string_view>& place);
    void renew(CardId card, Word word);
    const Value& card_field(CardId card, std::size_t name) const {
        return rules_.content.field(table_.def(card), name);
    }

    std::vector<CardId> alike(CardId card, Word counter, const std::optional<Word>& word,
                              const std::optional<Value>& value) const;

    Ref card_square(CardId card) const { return table_.square_of(card); }

    // --- boards (verbs_board.cpp)
    Ref square(Word board, int row, int column) const;
    Ref square_of_seat(SeatId seat, Word board, int row, int column) const;
    Refs squares(Word board) const;
    Refs squares_of_seat(SeatId seat, Word board) const;
    void turn(Ref square, int size, int quarters);
    int row(Ref square) const;
    int column(Ref square) const;
    std::string_view board_name(Ref square) const { return kind_of(square).name.text(); }
    SeatId board_seat(Ref square) const;
    std::string_view terrain(Ref square) const;
    void set_terrain(Ref square, Word word);
    int card_count(Ref square) const;
    std::vector<CardId> cards_on(Ref square) const;
    void place(Ref square, CardId card);
    void remove(CardId card) { table_.stand(card, {}); }
    Ref neighbour(Ref square, std::string_view side) const;
    Refs neighbours(Ref square) const;
    Ref edge(Ref square, std::string_view side) const;
    Refs reach(Ref square, int distance, const std::optional<Refs>& closed) const;
    std::optional<int> steps(Ref square, Ref to, const std::optional<Refs>& closed) const;
    bool sees(Ref square, Ref other) const;
    std::string_view edge_kind(Ref edge) const;
    bool edge_open(Ref edge) const;
    Ref edge_square(Ref edge) const;
    Ref edge_across(Ref edge) const;
    void set_edge(Ref edge, const std::optional<Word>& word);
    void carry_edge(Ref edge, const std::optional<Word>& word);

    Table& table() { return table_; }
    /// A verb that game.lua says itself.
    Arg own(std::size_t verb, Call& call);

 private:
    const BoardKind& kind_of(Ref place) const;
    /// The number of what stands on an edge by its word; 0: open.
    std::uint8_t edge_named(Ref edge, const std::optional<Word>& word) const;
    const Board& board_of(Ref place) const {
        return table_.boards()[static_cast<std::size_t>(place.board())];
    }
    Board& board_of(Ref place) { return table_.boards()[static_cast<std::size_t>(place.board())]; }
    /// The number of a board, of the table or of a seat.
    int board_named(Word board, SeatId seat) const;
    Ref square_on(int board, int row, int column) const;
    Refs squares_on(int board) const;
    void same_board(Ref square, Ref other) const;
    Obstacles obstacles(Ref square, const std::optional<Refs>& closed) const;
    /// A counter or field of cards, or their kind, and how it should stand.
    struct Wanted {
        enum class Of : std::uint8_t { anything, counter, field, kind, id };
        Of of = Of::anything;
        int place = -1;  ///< among the counters, the fields or the definitions
        std::int32_t number = 0;
        const Value* value = nullptr;
    };
    Wanted wanted(const std::optional<Word>& word, const std::optional<Value>& value) const;
    Wanted wanted(Word word, const Value& value) const;
    bool fits(CardId card, const Wanted& wanted) const;
    int stream_of(const std::optional<Word>& word) const;
    DefId definition(Word id) const;
    Arg asked(const Question& question);

    /// What a word means here, looked up once: the catalogue and the fields stay as they are.
    struct Meaning {
        Name word;
        Wanted::Of of = Wanted::Of::anything;
        int place = -1;
    };
    const Meaning& meaning(Word word) const;

    const Rules& rules_;
    mutable std::vector<Meaning> meanings_;
    Table& table_;
    Door* door_;
    Hooks& hooks_;
};

}  // namespace tankard::scripted
