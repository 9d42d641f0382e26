#include "scene/outcomes.h"

#include "scene/deeds.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

/// The slot that a layout's entry names; the nothing-Ref if it names none.
Ref slot(const Event& told, const Value& name) {
    return name.text() != nullptr ? slot_of(told, Name::of(*name.text())) : Ref();
}

std::string without_stop(std::string line) {
    if (line.ends_with('.') || line.ends_with(':')) line.pop_back();
    return line;
}

/// Those of a duel who are hurt since; who stands no more is shown as they stood.
void look_again(Passage& page, const Stage& stage, const campaign::State& state) {
    if (!page.duel) return;
    for (Duel::Side* side : {&page.duel->from, &page.duel->to})
        if (std::optional<Token> now = stage.standing(side->token.card, state))
            side->token = *std::move(now);
        else
            side->gone = true;
}

/// Of a card's facts, all together.
int sum_of(const Face& face, const Value& facts) {
    int sum = 0;
    for (const Badge& badge : face.badges)
        if (facts.lists(badge.name.text())) sum += badge.amount;
    return sum;
}

/// Who lies in the layout's zone of that seat, and what is left of them.
std::vector<Fared> faring(const Value& said, SeatId seat, const Stage& stage, const campaign::State& state) {
    std::vector<Fared> all;
    const Table& table = state.table;
    const std::string* zone = said.at(1).text();
    const int kind = zone != nullptr ? kind_named(table.catalogue().zones, Name::of(*zone)) : -1;
    if (kind < 0 || seat == SeatId::none) return all;
    for (const CardId card : View(table, SeatId::none, false).cards(table.zone(kind, seat))) {
        Fared& fared = all.emplace_back();
        fared.token = {.card = card, .face = stage.face(card, state)};
        const std::vector<Badge>& badges = fared.token.face.badges;
        const auto full = std::find_if(badges.begin(), badges.end(), [&](const Badge& badge) {
            return said.at("full").lists(badge.name.text());
        });
        if (full != badges.end()) fared.before = *full;
        fared.before.amount =
            sum_of(fared.token.face, said.at("full")) - sum_of(fared.token.face, said.at("less"));
    }
    return all;
}

/// What was told several times in turn stands there once: "Fatigue: 1. ×2".
void fold(Passage& page) {
    const std::vector<std::string> lines = std::exchange(page.paragraphs, {});
    const std::vector<std::string> signs = std::exchange(page.signs, {});
    const std::size_t verdict = page.verdict;
    for (std::size_t i = 0, next = 0; i < lines.size(); i = next) {
        while (next < lines.size() && lines[next] == lines[i])
            ++next;
        if (i <= verdict && verdict < next) page.verdict = page.paragraphs.size();
        page.paragraphs.push_back(next - i > 1 ? fmt::format("{} ×{}", lines[i], next - i) : lines[i]);
        page.signs.push_back(signs[i]);
    }
}

}  // namespace

void Outcomes::Deed::tell(Name told, const std::string& line, const Value& follows, std::string sign) {
    if (!page.paragraphs.empty() && follows.at(last.text()).lists(told.text())) {
        page.paragraphs.back() += " " + line;
        return;
    }
    page.paragraphs.push_back(line);
    page.signs.push_back(std::move(sign));
    last = told;
}

void Outcomes::Deed::decide(const Event& told, const Value& said) {
    decided = true;
    page.verdict = page.paragraphs.size();
    if (!page.duel) return;
    const auto number = [&](std::string_view what, std::int64_t place) -> std::optional<int> {
        const Ref sum = slot(told, said.at(what).at(place));
        if (sum.kind() != RefKind::number) return std::nullopt;
        return static_cast<int>(sum.as_number());
    };
    std::int64_t place = 1;
    for (Duel::Side* side : {&page.duel->from, &page.duel->to}) {
        side->sum = number("sums", place).value_or(0);
        if (const std::optional<int> had = number("had", place))
            side->made_of = fmt::format("{} + {}", *had, side->sum - *had);
        ++place;
    }
}

std::optional<Passage> Outcomes::heard(const Event& told, const std::string& line, const Stage& stage,
                                       const play::Library& library, const campaign::State& state) {
    const Value& outcomes = library.layout().at("outcomes");
    const Value& follows = library.layout().at("follows");
    const Value& begun = outcomes.at(told.name.text());
    std::optional<Passage> over;
    if (deed_) {
        const std::string_view begins = deed_->begins.text();
        const Value& by = outcomes.at(begins).at("by");
        if (deed_->decided && (begun.is_table() || !follows.at(begins).lists(told.name.text()))) {
            over = take(stage, state);
        } else {
            const bool decides =
                by.is_table() ? by.lists(told.name.text()) : by == Value(std::string(told.name.text()));
            if (decides) deed_->decide(told, outcomes.at(begins));
            const bool summed =
                told.parts.empty() && outcomes.at(begins).at("summed").lists(told.name.text());
            if (!deed_->page.duel || (!decides && !summed))  // else in large
                deed_->tell(told.name, line, follows,
                            stage.sign(told, state, View(state.table, SeatId::none, false)));
        }
    }
    if (begun.is_table()) begin(told, line, stage, begun, state);
    return over;
}

std::optional<Passage> Outcomes::take(const Stage& stage, const campaign::State& state) {
    if (!deed_ || !deed_->decided) return std::nullopt;
    Deed deed = *std::exchange(deed_, std::nullopt);
    Passage page = std::move(deed.page);
    look_again(page, stage, state);
    const std::vector<Fared> after = faring(deed.fared, deed.seat, stage, state);
    for (Fared& each : page.fared) {
        const auto now = std::find_if(after.begin(), after.end(), [&](const Fared& other) {
            return other.token.card == each.token.card;
        });
        each.gone = now == after.end();
        each.after = each.gone ? 0 : now->before.amount;
    }
    fold(page);
    return page;
}

void Outcomes::begin(const Event& told, const std::string& line, const Stage& stage, const Value& said,
                     const campaign::State& state) {
    deed_.reset();
    const Ref of = slot(told, said.at("of"));
    if (is_companions(of, state)) return;
    deed_ = Deed{.begins = told.name,
                 .page = {.title = without_stop(line), .deed = true},
                 .fared = said.at("fared"),
                 .seat = of.kind() == RefKind::seat ? of.as_seat() : SeatId::none};
    deed_->page.fared = faring(deed_->fared, deed_->seat, stage, state);
    const std::array sides{slot(told, said.at(1)), slot(told, said.at(2))};
    if (std::any_of(sides.begin(), sides.end(), [](const Ref& side) { return side.kind() != RefKind::card; }))
        return;
    std::optional<Token> from = stage.standing(sides[0].as_card(), state);
    std::optional<Token> to = stage.standing(sides[1].as_card(), state);
    if (from && to) deed_->page.duel = Duel{{*std::move(from)}, {*std::move(to)}};
}

}  // namespace tankard::scene
