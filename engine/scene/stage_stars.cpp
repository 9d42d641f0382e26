// What a question makes the middle of the stage, and what is said of numbered places. The layout's part
// `stars` has a list of questions for each of its words; `spaces` says of a zone how many places it has, or
// what each of them costs and gives.
#include "scene/stage.h"
#include "text/looks.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

constexpr std::pair<std::string_view, Star> kStars[] = {{"spaces", Star::spaces}, {"faced", Star::faced}};

}  // namespace

void Stage::places(const View& view, const Value& said, Zone& zone) const {
    if (const std::int64_t* count = said.integer())
        zone.spaces = static_cast<int>(std::clamp<std::int64_t>(*count, 0, text::kMostSpaces));
    for (std::int64_t place = 1; place <= text::kMostSpaces && said.at(place).is_table(); ++place) {
        Terms terms;
        for (const auto& [_, each] : said.at(place).entries())
            terms.push_back(term(each));
        zone.told.push_back(in_words(terms, intern(fmt::format("place.{}.{}", zone.kind.text(), place))));
        zone.terms.push_back(std::move(terms));
        zone.spaces = static_cast<int>(place);
    }
    const std::string* by = said.at("by").text();
    const Table& table = view.table();
    const DefId def = by != nullptr ? table.catalogue().find(Name::of(*by)) : DefId::none;
    if (def == DefId::none) return;
    zone.face = face(def);
    if (view.seat() == SeatId::none) return;
    for (std::size_t kind = 0; kind < table.catalogue().zones.size(); ++kind) {
        if (table.catalogue().zones[kind].scope != Scope::seat) continue;
        for (const CardId card : view.cards(table.zone(static_cast<int>(kind), view.seat())))
            if (table.def(card) == def) zone.leads_there = card;
    }
}

/// `expected = { "pick", of = "home" }`: as long as in that zone of who looks lies the card that leads to
/// these places, one of `of` will stand there before all others.
CardId Stage::expected(const View& view, const Value& places) const {
    const Table& table = view.table();
    const auto kind = [&](const std::string* zone) {
        return zone != nullptr ? kind_named(table.catalogue().zones, Name::of(*zone)) : -1;
    };
    const Value& said = places.at("expected");
    const int picks = kind(said.at(1).text());
    const int home = kind(said.at("of").text());
    const std::string* by = places.at("by").text();
    if (picks < 0 || home < 0 || by == nullptr || view.seat() == SeatId::none) return CardId::none;
    const DefId leads = table.catalogue().find(Name::of(*by));
    const auto picked = view.cards(table.zone(picks, view.seat()));
    const bool comes = std::any_of(picked.begin(), picked.end(), [&](CardId card) {
        return leads != DefId::none && table.def(card) == leads;
    });
    const auto all = view.cards(table.zone(home, SeatId::none));
    return comes && !all.empty() ? all.front() : CardId::none;
}

/// What a place costs and gives, as the rule set says it under `key`, else name by name.
std::string Stage::in_words(const Terms& terms, Name key) const {
    if (words_->language().has(key)) return words_->language().label(key);
    std::string words;
    for (const Badge& term : terms)
        words += fmt::format("{}{}{}{}", words.empty() ? "" : ", ", term.label, term.value.empty() ? "" : " ",
                             term.value);
    return words;
}

/// `{ "gold", -1 }`: what it costs or gives; `{ "tunnel", most = 2 }`: up to so many; `{ "spy" }`: just so.
/// The amount is below 0 if it is a cost: what is paid, or what nobody wants, which says `cost = true`.
Badge Stage::term(const Value& said) const {
    const std::string* name = said.at(1).text();
    if (name == nullptr) return {};
    Badge badge{.name = Name::of(*name), .icon = icon(Name::of(*name)), .tint = tint(Name::of(*name))};
    if (const std::string* sign = library_->layout().at("verbs").at(*name).text(); badge.icon.empty() && sign)
        badge.icon = *sign;
    for (const std::string_view prefix : {"term.", "counter.", "fact.", "kind."})
        if (const Name key = intern(fmt::format("{}{}", prefix, *name));
            badge.label.empty() && words_->language().has(key))
            badge.label = words_->language().label(key);
    if (const std::int64_t* amount = said.at(2).integer()) {
        badge.amount = static_cast<int>(*amount);
        badge.value = (badge.amount > 0 ? "+" : "") + Words::number(badge.amount);
        if (const bool* cost = said.at("cost").truth(); cost != nullptr)
            badge.amount = std::abs(badge.amount) * (*cost ? -1 : 1);
    } else if (const std::int64_t* most = said.at("most").integer()) {
        badge.value = Words::range(1, static_cast<int>(*most));
    }
    return badge;
}

/// `{ "battlefield", by = "cell" }`: where the card stands whose counter is what a counter of the seat says.
Ref Stage::star_at(const Value& said, SeatId seat, const Table& table) const {
    const std::string* name = said.at(1).text();
    const std::string* by = said.at("by").text();
    if (name == nullptr || by == nullptr || seat == SeatId::none) return {};
    const int wanted = kind_named(table.catalogue().seat_counters, Name::of(*name));
    const int told = kind_named(table.catalogue().card_counters, Name::of(*by));
    if (wanted < 0 || told < 0 || table.get(seat, wanted) == 0) return {};
    const View view(table, seat, false);
    for (int number = 0; number < static_cast<int>(table.boards().size()); ++number) {
        if (table.board_seat(number) != seat) continue;
        const tankard::Board& board = table.boards()[static_cast<std::size_t>(number)];
        for (int cell = 0; cell < static_cast<int>(board.squares()); ++cell)
            for (const Ref occupant : board.at(cell).occupants)
                if (view.shown(occupant) && table.get(occupant.as_card(), told) == table.get(seat, wanted))
                    return Ref::square(number, cell);
    }
    return {};
}

void Stage::star(Ask& ask, const Table& table) const {
    const Value& stars = library_->layout().at("stars");
    for (const auto& [word, star] : kStars) {
        const Value& said = stars.at(word);
        if (!said.lists(ask.question.prompt.text())) continue;
        ask.star = star;
        for (const auto& [_, zone] : said.at("with").entries())
            if (zone.text() != nullptr) ask.star_with.push_back(Name::of(*zone.text()));
        ask.star_at = star_at(said.at("at"), ask.question.seat, table);
        return;
    }
}

}  // namespace tankard::scene
