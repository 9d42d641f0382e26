#include "deckbuilder/rules/nightfall.h"

#include "deckbuilder/rules/damage.h"

#include <algorithm>

namespace tankard::deckbuilder {
namespace {

bool applies(const Rules& rules) { return rules.house.nightfall && rules.get(hand_off) == no_hand_off; }

}  // namespace

int nightfall_bonus(const Rules& rules) {
    return applies(rules) ? std::max(0, rules.get(round) - kNightfallRound) : 0;
}

void nightfall_toll(Rules& rules, SeatId seat) {
    const int toll = applies(rules) ? std::max(0, rules.get(round) - kDarkRound + 1) : 0;
    if (toll == 0) return;
    rules.tell(word::tell_dark, {{word::hero, Ref::seat(seat)}, {word::n, Ref::number(toll)}});
    lose_life(rules, seat, toll);
}

void nightfall_announce(Rules& rules) {
    if (!applies(rules)) return;
    const int now = rules.get(round);
    if (now == kNightfallRound) rules.tell(word::tell_nightfall_soon);
    if (now > kNightfallRound)
        rules.tell(word::tell_nightfall, {{word::n, Ref::number(now - kNightfallRound)}});
    if (now == kDarkRound - 1) rules.tell(word::tell_dark_soon);
}

}  // namespace tankard::deckbuilder
