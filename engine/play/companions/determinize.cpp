#include "play/companions/determinize.h"

#include "table/view.h"

#include <algorithm>
#include <vector>

namespace tankard::play {
namespace {

std::vector<CardId> shown_by(const Question& question) {
    std::vector<CardId> shown;
    const auto add = [&](Ref ref) {
        if (ref.kind() == RefKind::card) shown.push_back(ref.as_card());
    };
    for (const Slot& slot : question.slots)
        add(slot.value);
    for (const Option& option : question.options) {
        add(option.object);
        add(option.target);
    }
    return shown;
}

}  // namespace

void determinize(Table& table, const RuleSet& rules, const Question& question, bool open_hands,
                 std::uint64_t chance) {
    Stream luck(chance, 13);
    const View view(table, question.seat, open_hands);
    const std::vector<CardId> shown = shown_by(question);
    const auto known = [&](CardId card) {
        return std::find(shown.begin(), shown.end(), card) != shown.end() || rules.place_known(table, card);
    };
    // Whose the cards are is known; how they are spread over the seat's hidden zones is not.
    std::vector<std::vector<ZoneId>> of_seat(static_cast<std::size_t>(table.seats()));
    for (int number = 0; number < table.zones(); ++number) {
        const auto zone = static_cast<ZoneId>(number);
        if (view.sees(zone)) continue;
        if (const SeatId owner = table.seat_of(zone); owner != SeatId::none)
            of_seat[index(owner)].push_back(zone);
        else
            table.redeal({&zone, 1}, known, luck);
    }
    for (const std::vector<ZoneId>& zones : of_seat)
        table.redeal(zones, known, luck);
    // Streams of their own, not salted ones: a salted stream still depends on what it was.
    table.reseed(chance);
}

}  // namespace tankard::play
