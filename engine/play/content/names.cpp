#include "play/content/names.h"

#include "text/utf8.h"
#include "text/visible.h"

#include <variant>

#include <fmt/format.h>

namespace tankard::play {
namespace {

/// As on a map: the column's letter, or two beyond Z, and the row's number. "c4"
std::string square_named(const Table& table, Ref square) {
    const int columns = table.boards()[static_cast<std::size_t>(square.board())].columns();
    const auto cell = static_cast<int>(square.as_number());
    const int column = cell % columns;
    std::string name;
    if (column >= 26) name += static_cast<char>('a' + column / 26 - 1);
    name += static_cast<char>('a' + column % 26);
    return name + std::to_string(cell / columns + 1);
}

}  // namespace

bool is_player_name(std::string_view name) {
    return !name.empty() && text::width(name) <= kLongestName &&
           text::visible_line(name, kLongestName) == name;
}

std::string player_shown(std::string_view name) { return text::visible_line(name, kLongestName); }

std::string Names::member(std::size_t number) const {
    if (number < state_->members.size()) return player_shown(state_->members[number].player);
    const std::string* name = state_->visitors.at(number - state_->members.size()).at("name").text();
    return name != nullptr ? player_shown(*name) : std::string();
}

text::Called Names::of(Ref ref) const {
    const Table& table = state_->table;
    switch (ref.kind()) {
        case RefKind::seat:
            if (index(ref.as_seat()) < state_->seats.size())
                return player_shown(campaign::member_at(*state_, ref.as_seat()).player);
            return fmt::format("{}", index(ref.as_seat()) + 1);
        case RefKind::member: return member(static_cast<std::size_t>(ref.as_number()));
        case RefKind::card:
            if (view_ != nullptr && !view_->sees(ref.as_card())) return intern("hidden_card");
            return table.catalogue().definitions[index(table.def(ref.as_card()))];
        case RefKind::definition: return table.catalogue().definitions[index(ref.as_definition())];
        case RefKind::zone: {
            const ZoneId zone = ref.as_zone();
            const Name kind = table.catalogue().zones[static_cast<std::size_t>(table.kind_of(zone))].name;
            std::string called = language_->say(intern("zone." + std::string(kind.text())));
            if (const SeatId seat = table.seat_of(zone); seat != SeatId::none) {
                const text::Called owner = of(Ref::seat(seat));
                if (const auto* name = std::get_if<std::string>(&owner)) called += " (" + *name + ")";
            }
            return called;
        }
        case RefKind::number: return ref.as_number();
        case RefKind::square: return square_named(table, ref);
        default: return std::string();
    }
}

}  // namespace tankard::play
