#include "play/content/names.h"

#include "text/utf8.h"
#include "text/visible.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::play {
namespace {

constexpr std::size_t kCompanionNames = 6;  ///< that every language has, under ui.companion

}  // namespace

bool is_player_name(std::string_view name) {
    return name.find_first_not_of(' ') != std::string_view::npos && text::width(name) <= kLongestName &&
           text::visible_line(name, kLongestName) == name;
}

bool same_name(std::string_view one, std::string_view other) {
    std::size_t at = 0;
    std::size_t there = 0;
    while (at < one.size() && there < other.size())
        if (text::lower(text::next_character(one, at)) != text::lower(text::next_character(other, there)))
            return false;
    return at == one.size() && there == other.size();
}

std::vector<std::string> companion_names(const text::Language& language, std::vector<std::string> taken,
                                         std::size_t first, std::size_t count) {
    std::vector<std::string> names;
    // As many are in use as there are seats at the most, so that one is left for every companion.
    for (std::size_t number = 0; number < kCompanionNames && names.size() < count; ++number) {
        const Name key = intern(fmt::format("ui.companion.{}", (first + number) % kCompanionNames + 1));
        std::string name = player_shown(language.say(key));
        if (std::any_of(taken.begin(), taken.end(),
                        [&](const std::string& other) { return same_name(name, other); }))
            continue;
        taken.push_back(name);
        names.push_back(std::move(name));
    }
    return names;
}

std::string player_shown(std::string_view name) { return text::visible_line(name, kLongestName); }

std::string Names::member(std::size_t number) const {
    if (number < state_->members.size()) return player_shown(state_->members[number].player);
    const std::string* name = state_->visitors.at(number - state_->members.size()).at("name").text();
    return name != nullptr ? player_shown(*name) : std::string();
}

/// "c7", "c7, north"; on somebody else's own board with their name.
std::string Names::place(Ref place) const {
    const Table& table = state_->table;
    std::string called = square_name(table.boards()[static_cast<std::size_t>(place.board())], place.cell());
    if (place.kind() == RefKind::edge)
        called += ", " + language_->label(intern(
                             fmt::format("side.{}", side_words[static_cast<std::size_t>(place.side())])));
    if (const SeatId seat = table.board_seat(place.board()); seat != SeatId::none && seat != own_) {
        const text::Called owner = of(Ref::seat(seat));
        if (const auto* name = std::get_if<std::string>(&owner)) called += " (" + *name + ")";
    }
    return called;
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
        case RefKind::square:
        case RefKind::edge: return place(ref);
        default: return std::string();
    }
}

}  // namespace tankard::play
