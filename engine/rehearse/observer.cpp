#include "rehearse/observer.h"

#include <algorithm>

namespace tankard::rehearse {
namespace {

constexpr int kLowLife = 3;  ///< of what it may be, less than one part

std::string name_of(const Table& table, CardId card) {
    return std::string(table.catalogue().definitions[index(table.def(card))].text());
}

}  // namespace

void Observer::at_beat(const campaign::State& state, std::uint32_t answers) {
    if (closed_) return;
    for (; chronicle_ < state.chronicle.size(); ++chronicle_) {
        const std::string& entry = state.chronicle[chronicle_];
        const std::size_t colon = entry.find(':');
        if (!entry.starts_with("end:"))
            over(entry.substr(0, colon), entry.substr(colon + 1) == "alive", state.standings, answers);
    }
    if (watches_ == nullptr) return;
    const auto watch = watches_->find(state.rules);
    watch_ = watch != watches_->end() ? &watch->second : nullptr;
    if (watch_ == nullptr) return;
    const bool new_chapter = state.chapters_played != chapters_played_;
    if (state.stage == campaign::Stage::intro && new_chapter) begin(state);
    if (state.stage == campaign::Stage::page && playing_) decided(state);
}

void Observer::begin(const campaign::State& state) {
    chapters_played_ = state.chapters_played;
    playing_ = true;
    chapter_ = {};
    turns_ = life_ = 0;
    danger_ = false;
    const auto seats = static_cast<std::size_t>(state.table.seats());
    heroes_.assign(seats, "");
    falls_.assign(seats, 0);
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (const auto* hero = campaign::member_at(state, static_cast<SeatId>(seat)).sheet.at("hero").text())
            heroes_[seat] = *hero;
    catalogue_ = &state.table.catalogue();
    owned_.assign(seats, std::vector<bool>(catalogue_->definitions.size()));
    note_cards(state.table);
}

void Observer::note_cards(const Table& table) {
    for (int place = 0; place < table.seats(); ++place)
        for (int kind : watch_->cards)
            for (CardId card = table.top(table.zone(kind, seat_at(place))); card != CardId::none;
                 card = table.below(card))
                owned_[static_cast<std::size_t>(place)][index(table.def(card))] = true;
}

void Observer::on(const Event& event, const Table& table) {
    if (!playing_ || closed_) return;
    if (event.kind == Event::Kind::counted) {
        if (watch_->standing < 0 || event.what.kind() != RefKind::seat || event.after != 0) return;
        if (event.name == table.catalogue().seat_counters[static_cast<std::size_t>(watch_->standing)].name)
            fell(event.what.as_seat(), table);
        return;
    }
    if (event.kind != Event::Kind::told || !event.name) return;
    if (event.name == watch_->turn) {
        ++turns_;
        note_danger(table);
    }
    if (event.name != watch_->bought) return;
    for (const Slot& slot : event.slots) {
        const CardId card = slot.value.as_card();
        if (card == CardId::none) continue;
        ++chapter_.bought[name_of(table, card)];
        owned_.front()[index(table.def(card))] = true;
        return;
    }
}

void Observer::fell(SeatId seat, const Table& table) {
    ++falls_[index(seat)];
    danger_ = true;
    for (int kind : watch_->falls_at)
        if (const CardId card = table.top(table.zone(kind)); card != CardId::none) {
            ++chapter_.falls[name_of(table, card)];
            return;
        }
    ++chapter_.falls[""];
}

void Observer::note_danger(const Table& table) {
    if (watch_->life < 0 || watch_->most_life < 0) return;
    for (int place = 0; place < table.seats() && !danger_; ++place) {
        const SeatId seat = seat_at(place);
        danger_ = table.get(seat, watch_->life) * kLowLife < table.get(seat, watch_->most_life);
    }
}

void Observer::decided(const campaign::State& state) {
    playing_ = false;
    const Table& table = state.table;
    note_danger(table);
    note_cards(table);
    for (int place = 0; place < table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        if (watch_->xp >= 0) chapter_.xp.add(table.get(seat, watch_->xp));
        if (watch_->life >= 0) life_ += std::max(0, table.get(seat, watch_->life));
        if (watch_->money.empty()) continue;
        std::int64_t money = 0;
        for (int kind : watch_->cards)
            for (CardId card = table.top(table.zone(kind, seat)); card != CardId::none;
                 card = table.below(card))
                money += watch_->money[index(table.def(card))];
        chapter_.money.add(money);
    }
}

/// A party wins together, so what anybody had counts once; rivals win each by what they have themselves.
void Observer::note_owned(ChapterFigures& sum, bool won, const Standings& standings) const {
    const bool rivals = standings.ranks.size() == owned_.size();
    for (std::size_t def = 0; def < catalogue_->definitions.size(); ++def) {
        const auto has = [def](const std::vector<bool>& owned) { return owned[def]; };
        if (std::none_of(owned_.begin(), owned_.end(), has)) continue;
        Tally& tally = sum.owned[std::string(catalogue_->definitions[def].text())];
        if (!rivals) tally.add(won);
        for (std::size_t seat = 0; rivals && seat < owned_.size(); ++seat)
            if (owned_[seat][def]) tally.add(standings.ranks[seat] == 1);
    }
}

void Observer::over(const std::string& chapter, bool won, const Standings& standings, std::uint32_t answers) {
    ChapterFigures& sum = result_.chapters[chapter];
    if (watch_ != nullptr && !heroes_.empty()) {
        std::int64_t falls = 0;
        for (std::size_t seat = 0; seat < heroes_.size(); ++seat) {
            HeroFigures& hero = chapter_.heroes[heroes_[seat]];
            hero.chapters.add(seat < standings.ranks.size() ? standings.ranks[seat] == 1 : won);
            hero.falls += falls_[seat];
            falls += falls_[seat];
        }
        note_owned(sum, won, standings);
        for (std::size_t seat = 0; seat < standings.ranks.size(); ++seat)
            chapter_.seats[static_cast<int>(seat) + 1].add(standings.ranks[seat] == 1);
        for (const std::int32_t score : standings.scores)
            chapter_.points.add(score);
        if (watch_->turn) chapter_.turns.add(turns_);
        if (watch_->standing >= 0) chapter_.most_falls = {falls, seed_};
        if (watch_->life >= 0 && watch_->most_life >= 0) chapter_.danger.add(danger_);
        if (watch_->life >= 0 && won) chapter_.narrowest = {life_, seed_};
        heroes_.clear();
    }
    chapter_.chapters.add(won);
    chapter_.decisions.add(answers);
    chapter_.longest = {answers, seed_};
    sum += chapter_;
    chapter_ = {};
}

}  // namespace tankard::rehearse
