#include "rehearse/checks.h"

#include "table/view.h"

#include <stdexcept>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

[[noreturn]] void breach(const std::string& what) { throw std::logic_error(what); }

}  // namespace

void Checker::at_beat(const play::Session& session) {
    const campaign::State& state = session.state();
    resumes_.at_beat(session);
    ++beats_;
    if (state.table.cards() == 0 || state.stage == campaign::Stage::lay)
        return;  // no table, or that of the chapter before
    if (state.chapters_played != chapters_played_ || state.chapter != chapter_) {
        if (state.stage != campaign::Stage::intro) return;
        chapter_ = state.chapter;
        chapters_played_ = state.chapters_played;
        counts_.clear();
    }
    const RuleSet& rules = library_.rules(state.rules);
    count_cards(state.table, rules.is_scripted());
    if (std::string wrong = rules.breach(state.table); !wrong.empty()) breach(wrong);
    if (beats_ % 16 == 0) exchange_hidden(state);
}

void Checker::count_cards(const Table& table, bool may_grow) {
    std::vector<int> counts(table.catalogue().definitions.size());
    int lying = 0;
    for (int zone = 0; zone < table.zones(); ++zone) {
        int size = 0;
        for (CardId card = table.top(static_cast<ZoneId>(zone)); card != CardId::none;
             card = table.below(card)) {
            ++counts[index(table.def(card))];
            ++size;
            if (table.where(card) != static_cast<ZoneId>(zone))
                breach("a card lies in a zone that it does not know");
        }
        if (size != table.size(static_cast<ZoneId>(zone))) breach("a zone has miscounted its cards");
        lying += size;
    }
    if (lying != table.cards()) breach(fmt::format("{} cards lie in zones, {} exist", lying, table.cards()));
    for (std::size_t def = 0; def < counts_.size(); ++def)
        if (counts[def] != counts_[def] && !(may_grow && counts[def] > counts_[def]))
            breach(fmt::format("there were {} of {}, now {}", counts_[def],
                               table.catalogue().definitions[def].text(), counts[def]));
    counts_ = std::move(counts);
}

void Checker::exchange_hidden(const campaign::State& state) {
    Stream chance(mix(seed_, beats_), 3);
    const SeatId seat =
        seat_at(static_cast<int>(chance.below(static_cast<std::uint32_t>(state.table.seats()))));
    const bool open = chance.below(2) == 0;
    std::vector<CardId> hidden;
    const View before(state.table, seat, open);
    for (int card = 0; card < state.table.cards(); ++card)
        if (!before.sees(static_cast<CardId>(card))) hidden.push_back(static_cast<CardId>(card));
    if (hidden.size() < 2) return;
    const CardId one = hidden[chance.below(static_cast<std::uint32_t>(hidden.size()))];
    const CardId other = hidden[chance.below(static_cast<std::uint32_t>(hidden.size()))];
    Table changed = state.table;
    changed.exchange(one, other);
    if (before.digest() != View(changed, seat, open).digest())
        breach("a view shows a card that its seat cannot see");
}

void Checker::at_end(play::Session& session) {
    resumes_.at_end(session, library_);
    const std::uint64_t wanted = campaign::hash(session.state());
    const std::uint32_t end = session.answers();
    Stream chance(seed_, 5);
    for (std::uint32_t to : {chance.below(end + 1), std::uint32_t{0}}) {
        if (!session.take_back(to)) breach(fmt::format("answer {} of {} cannot be taken back", to, end));
        if (!session.take_back(end)) breach("what was taken back cannot be brought back");
        session.run();
        if (campaign::hash(session.state()) != wanted)
            breach(fmt::format("back to answer {} and forward again is another game", to));
    }
}

}  // namespace tankard::rehearse
