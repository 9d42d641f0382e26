#include "deckbuilder/rules/odds.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/hero_attack.h"
#include "deckbuilder/rules/play_card.h"

#include <algorithm>
#include <vector>

namespace tankard::deckbuilder {
namespace {

constexpr int kSides = 6;

/// Somebody's blow at somebody.
struct Strike {
    CardId target = CardId::none;  ///< none: it is no blow
    Sum value{};
    Element element = Element::none;
};

Strike strike_with(Rules& rules, SeatId seat, CardId card, bool as_spell, CardId target) {
    const CardDef& def = rules.card(card);
    return {target, strike_value(rules, seat, card, as_spell, target),
            as_spell ? def.element : Element::none};
}

bool is_cast(const Question& question) {
    return std::any_of(question.slots.begin(), question.slots.end(),
                       [](const Slot& slot) { return slot.name == word::as_spell; });
}

/// The one whom a card from the hand would be played at: who is named, or the only one.
CardId target_of(const Rules& rules, SeatId seat, const Option& option) {
    if (option.target.kind() == RefKind::card) return option.target.as_card();
    const std::vector<CardId> targets = attackable(rules, seat);
    return targets.size() == 1 ? targets.front() : CardId::none;
}

Strike strike_of(Rules& rules, const Question& question, const Option& option) {
    if (option.object.kind() != RefKind::card) return {};
    const CardId card = option.object.as_card();
    const SeatId seat = question.seat;
    if (option.verb == word::attack) {
        if (option.target.kind() != RefKind::card) return {};
        const CardId target = option.target.as_card();
        if (question.prompt == word::ask_ally_target)
            return {target, ally_value(rules, seat, card), rules.monster(card).element};
        if (question.prompt != word::ask_target) return {};
        if (rules.table.where(card) == rules.zone(hand, seat)) return {target, improvised_value()};
        return strike_with(rules, seat, card, is_cast(question), target);
    }
    const bool magic = option.verb == word::play_magic;
    if (option.verb == word::improvise) return {target_of(rules, seat, option), improvised_value()};
    if (option.verb != word::play && !magic) return {};
    const CardDef& def = rules.card(card);
    if (!attacks_monsters(def, magic)) return {};
    const CardId target = target_of(rules, seat, option);
    if (target == CardId::none) return {};
    return strike_with(rules, seat, card, magic || def.kind == CardKind::attack_spell, target);
}

}  // namespace

std::optional<Odds> odds_of(Rules& rules, const Question& question, const Option& option) {
    const Strike strike = strike_of(rules, question, option);
    if (strike.target == CardId::none) return std::nullopt;
    const auto dealt = [&](int face) {
        return past_protection(rules, strike.target, std::max(0, face + strike.value.total()),
                               strike.element);
    };
    Harm harm{dealt(1), dealt(kSides), 0};
    for (int face = kSides; face >= 1 && dealt(face) >= rules.life_left(strike.target); --face)
        harm.falls_from = face;
    return Odds{.target = rules.ref(strike.target), .harm = harm};
}

}  // namespace tankard::deckbuilder
