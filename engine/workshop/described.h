// A description of a table as authors write it, taken apart: which zone, which counter, which cards. Whatever
// is no description is refused with a sentence (VerbError, registry/call.h).
#pragma once

#include "table/table.h"

#include <functional>
#include <string>
#include <vector>

namespace tankard::workshop {

/// One zone or counter that a description names.
struct DescribedPart {
    SeatId seat = SeatId::none;  ///< none: of the table
    Name name;
    const Value& value;
};

/// Every zone and counter that a description names: those of the table, then each seat's. The words of a seat
/// that are none (`bare`) are left out.
void each_part(const Table& table, const Value& described,
               const std::function<void(const DescribedPart&)>& visit);

/// The counter that a part sets, or -1 if it is a zone. A number outside the counter's limits is refused.
int counter_of(const Table& table, const DescribedPart& part);
/// The kind of zone that a part fills; an unknown name is refused.
int zone_of(const Table& table, const DescribedPart& part);
/// Every square and edge that a description's part `squares` names, its word, and the words of its board;
/// what is none is refused.
void each_place(
    const Table& table, const Value& described,
    const std::function<void(Ref place, const std::string& word, const std::vector<Name>& words)>& visit);
/// The square or edge with this name; an unknown one is refused.
Ref place_in(const Table& table, const std::string& name);
/// Where an entry of a zone's list says `at` which square its card stands; nothing if it does not.
inline constexpr const char* kAt = "at";
Ref square_of(const Table& table, const Value& entry);
/// The place of a card's counter; an unknown one or a number outside its limits is refused.
int card_counter(const Table& table, const std::string& name, const Value& value);

/// The cards that a zone's list names, each "imp" or { "imp", wounds = 1 }.
std::vector<Value> cards_of(const Value& list);
/// Whether a zone's list says one of its words: only, in_order, top.
bool says(const Value& list, const char* word);
/// The definition that an entry of the list names; an unknown one is refused.
DefId definition_of(const Table& table, const Value& entry);

/// "seat 2: hand", "round".
std::string place_of(const DescribedPart& part);

}  // namespace tankard::workshop
