#include "rehearse/observer.h"

#include <algorithm>

namespace tankard::rehearse {
namespace {

// Of what life may be, less than one part of so many.
constexpr int kCloseToFalling = 3;
constexpr int kHurt = 2;

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
    faced_ = CardId::none;
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
        if (event.what.kind() == RefKind::seat) counted(event, table);
        return;
    }
    if (event.kind != Event::Kind::told || !event.name) return;
    if (event.name == watch_->turn) {
        ++turns_;
        note_danger(table);
        note_faced(table);
        ++faced_turns_;
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

void Observer::counted(const Event& event, const Table& table) {
    const auto is = [&](int counter) {
        return counter >= 0 &&
               event.name == table.catalogue().seat_counters[static_cast<std::size_t>(counter)].name;
    };
    if (event.after == 0 && is(watch_->standing)) fell(event.what.as_seat(), table);
    if (event.after < event.before && is(watch_->life)) {
        note_faced(table);
        faced_lost_ += event.before - event.after;
    }
}

CardId Observer::faced_on(const Table& table) const {
    for (int kind : watch_->falls_at)
        if (const CardId card = table.top(table.zone(kind)); card != CardId::none) return card;
    return CardId::none;
}

void Observer::fell(SeatId seat, const Table& table) {
    ++falls_[index(seat)];
    danger_ = faced_danger_ = true;
    const CardId card = faced_on(table);
    ++chapter_.falls[card == CardId::none ? "" : name_of(table, card)];
}

void Observer::note_faced(const Table& table) {
    const CardId card = faced_on(table);
    if (card == faced_) return;
    end_faced();
    faced_ = card;
    if (card != CardId::none) faced_name_ = name_of(table, card);
}

void Observer::end_faced() {
    if (faced_ != CardId::none && faced_turns_ > 0 && watch_->life >= 0) {
        FacedFigures& sum = chapter_.faced[faced_name_];
        sum.turns.add(faced_turns_);
        sum.lost.add(faced_lost_);
        if (watch_->most_life >= 0) sum.danger.add(faced_danger_);
    }
    faced_ = CardId::none;
    faced_turns_ = faced_lost_ = 0;
    faced_danger_ = false;
}

bool Observer::anybody_below(int part, const Table& table) const {
    if (watch_->life < 0 || watch_->most_life < 0) return false;
    for (int place = 0; place < table.seats(); ++place)
        if (table.get(seat_at(place), watch_->life) * part < table.get(seat_at(place), watch_->most_life))
            return true;
    return false;
}

void Observer::note_danger(const Table& table) {
    danger_ = danger_ || anybody_below(kCloseToFalling, table);
    faced_danger_ = faced_danger_ || anybody_below(kHurt, table);
}

void Observer::decided(const campaign::State& state) {
    playing_ = false;
    const Table& table = state.table;
    note_danger(table);
    end_faced();
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
