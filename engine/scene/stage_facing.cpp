// Who faces whom on a scene's boards. The layout's part `facing` says by which counters: `from` and `to` are
// counters of the game with the number of a figure, which its counter `number` is; without `number` they are
// counters of cards, above 0 at whoever it is. `with` is above 0 at all who take part beside them.
#include "scene/stage.h"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

/// The place of a counter among its kind, or -1.
int place_of(const std::vector<CounterKind>& kinds, const Value& name) {
    return name.text() != nullptr ? kind_named(kinds, Name::of(*name.text())) : -1;
}

/// The cards on all boards that somebody sees.
std::vector<CardId> figures(const View& view) {
    std::vector<CardId> all;
    for (const tankard::Board& board : view.table().boards())
        for (int cell = 0; cell < static_cast<int>(board.squares()); ++cell)
            for (const Ref occupant : board.at(cell).occupants)
                if (view.shown(occupant)) all.push_back(occupant.as_card());
    return all;
}

/// A slot of the question that is a number.
std::optional<int> number_in(const Question& question, const Value& name) {
    if (name.text() == nullptr) return std::nullopt;
    for (const Slot& slot : question.slots)
        if (slot.name == Name::of(*name.text()) && slot.value.kind() == RefKind::number)
            return static_cast<int>(slot.value.as_number());
    return std::nullopt;
}

}  // namespace

std::optional<Facing> Stage::facing(const View& view) const {
    const Value& said = library_->layout().at("facing");
    if (!said.is_table()) return std::nullopt;
    const Table& table = view.table();
    const Catalogue& all = table.catalogue();
    const std::vector<CardId> seen = figures(view);
    const int number = place_of(all.card_counters, said.at("number"));
    const auto which = [&](std::string_view side) {
        const int counter = place_of(number >= 0 ? all.table_counters : all.card_counters, said.at(side));
        const int wanted = number >= 0 && counter >= 0 ? table.get(counter) : 0;
        const auto found = std::find_if(seen.begin(), seen.end(), [&](CardId card) {
            if (counter < 0) return false;
            return number >= 0 ? wanted > 0 && table.get(card, number) == wanted
                               : table.get(card, counter) > 0;
        });
        return found != seen.end() ? *found : CardId::none;
    };
    Facing shown{.from = which("from"), .to = which("to")};
    if (shown.from == CardId::none || shown.to == CardId::none) return std::nullopt;
    if (const std::string* to = said.at("to").text()) shown.sign = icon(Name::of(*to));
    const int with = place_of(all.card_counters, said.at("with"));
    for (const CardId card : seen) {
        if (with < 0 || table.get(card, with) == 0 || card == shown.from || card == shown.to) continue;
        if (owner(table, card) == owner(table, shown.from))
            shown.with_from.push_back(card);
        else if (owner(table, card) == owner(table, shown.to))
            shown.with_to.push_back(card);
    }
    return shown;
}

std::optional<std::pair<int, int>> Stage::sums(const Question& question) const {
    const Value& asked = library_->layout().at("scores").at(question.prompt.text());
    const Value& said = asked.is_table() ? asked : library_->layout().at("facing").at("sums");
    const std::optional<int> from = number_in(question, said.at(1));
    const std::optional<int> to = number_in(question, said.at(2));
    if (!from || !to) return std::nullopt;
    if (asked.is_table() && *to == 0) return std::nullopt;  // nothing has to be reached
    return std::pair{*from, *to};
}

void Stage::totals(Ask& ask, const campaign::State& state) const {
    const std::int64_t* side =
        library_->layout().at("facing").at("adds").at(ask.question.prompt.text()).integer();
    if (!ask.sums || side == nullptr) return;
    static const Name number_slot = intern("n");
    // A save has the texts with which it began.
    const bool told = words_->language().has(intern("ui.sums_to"));
    for (std::size_t i = 0; i < ask.question.own(); ++i) {
        Choice& choice = ask.choices[i];
        choice.total = (*side == 1 ? ask.sums->first : ask.sums->second) + ask.question.options[i].number;
        if (!told) continue;
        const std::string words = words_->ui("sums_to", {{number_slot, Ref::number(*choice.total)}}, state);
        choice.label += fmt::format(" ({})", words);
        for (std::string* rest : {&choice.consequence, &choice.beyond})
            *rest += (rest->empty() ? "" : " · ") + words;
    }
}

}  // namespace tankard::scene
