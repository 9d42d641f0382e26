#include "table/view.h"

#include <algorithm>

namespace tankard {

bool View::sees(ZoneId zone) const {
    switch (table_->catalogue().zones[static_cast<std::size_t>(table_->kind_of(zone))].visibility) {
        case Visibility::open: return true;
        case Visibility::owner: return open_hands_ || table_->seat_of(zone) == seat_;
        case Visibility::hidden: return false;
    }
    return false;
}

std::vector<CardId> View::cards(ZoneId zone) const {
    return sees(zone) ? table_->list(zone) : std::vector<CardId>();
}

bool View::has_secrets() const {
    const View everybody(*table_, SeatId::none, open_hands_);
    for (int zone = 0; zone < table_->zones(); ++zone) {
        const auto id = static_cast<ZoneId>(zone);
        if (table_->size(id) > 0 && sees(id) && !everybody.sees(id)) return true;
    }
    return false;
}

bool View::knows(const Question& question) const {
    const auto open = [this](Ref ref) { return ref.kind() != RefKind::card || sees(ref.as_card()); };
    return std::all_of(question.slots.begin(), question.slots.end(),
                       [&](const Slot& slot) { return open(slot.value); }) &&
           std::all_of(question.options.begin(), question.options.end(),
                       [&](const Option& option) { return open(option.object) && open(option.target); });
}

std::uint64_t View::digest() const {
    std::uint64_t sum = 0;
    const Catalogue& catalogue = table_->catalogue();
    for (int zone = 0; zone < table_->zones(); ++zone) {
        const auto id = static_cast<ZoneId>(zone);
        sum = mix(sum, static_cast<std::uint64_t>(table_->size(id)));
        for (CardId card : cards(id)) {
            sum = mix(sum, index(table_->def(card)));
            for (std::size_t counter = 0; counter < catalogue.card_counters.size(); ++counter)
                sum = mix(sum, static_cast<std::uint32_t>(table_->get(card, static_cast<int>(counter))));
        }
    }
    for (std::size_t counter = 0; counter < catalogue.table_counters.size(); ++counter)
        sum = mix(sum, static_cast<std::uint32_t>(table_->get(static_cast<int>(counter))));
    for (int seat = 0; seat < table_->seats(); ++seat)
        for (std::size_t counter = 0; counter < catalogue.seat_counters.size(); ++counter)
            sum = mix(sum, static_cast<std::uint32_t>(table_->get(seat_at(seat), static_cast<int>(counter))));
    for (const Board& board : table_->boards())
        for (int cell = 0; cell < board.rows() * board.columns(); ++cell) {
            const Board::Square& square = board.at(cell);
            sum = mix(sum, square.terrain);
            for (std::uint8_t edge : square.edges)
                sum = mix(sum, edge);
            for (Ref occupant : square.occupants)
                sum = mix(sum, shown(occupant).bits());
        }
    return sum;
}

}  // namespace tankard
