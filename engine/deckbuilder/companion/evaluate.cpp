#include "deckbuilder/companion/evaluate.h"

#include "deckbuilder/state/zones.h"

#include <algorithm>
#include <vector>

namespace tankard::deckbuilder {
namespace {

/// What the chance is made from, each about 0 to 2,000.
struct Standing {
    int life = 0;     ///< the party's life, in thousandths of its maximum
    int lowest = 0;   ///< that of the hero who has least
    int attack = 0;   ///< what a hand of five cards strikes with, in hundredths, on average over the heroes
    int defence = 0;  ///< what it defends with
    int healing = 0;  ///< what it heals
    int ahead = 0;    ///< the enemies still to come for each hero: life times attack
    int cards = 0;    ///< adventure cards to come
};

constexpr int kDie = 4;   ///< what a die adds, about
constexpr int kHand = 5;  ///< cards
constexpr int kPercent = 100;

constexpr Zone kOwned[] = {deck, discard_pile, hand, played, front, sheathed};

class Party {
 public:
    Party(const Content& content, const Table& table) : content_(content), table_(table) {}

    Standing standing() const {
        Standing sum;
        int most = 0;
        sum.lowest = 1000;
        for (int place = 0; place < table_.seats(); ++place) {
            const SeatId seat = seat_at(place);
            const int mine = table_.get(seat, deckbuilder::standing) != 0 ? table_.get(seat, life) : 0;
            const int limit = std::max(1, table_.get(seat, max_life));
            sum.life += mine;
            most += limit;
            sum.lowest = std::min(sum.lowest, 1000 * mine / limit);
            add_hand(sum, seat);
        }
        const int seats = std::max(1, table_.seats());
        sum.life = 1000 * sum.life / std::max(1, most);
        sum.attack /= seats;
        sum.defence /= seats;
        sum.healing /= seats;
        sum.cards = table_.size(table_.zone(adventure_deck));
        sum.ahead = ahead() / seats;
        return sum;
    }

    /// What is left of the enemies on the table, in thousandths of what they are when whole.
    int enemies_left() const {
        int left = 0;
        int whole = 0;
        const auto add = [&](CardId card) {
            const int full = monster(card).full_life(table_.get(party_size));
            whole += full;
            left += std::max(0, full - table_.get(card, wounds));
        };
        for (int place = 0; place < table_.seats(); ++place)
            each(table_.zone(monsters, seat_at(place)), add);
        each(table_.zone(boss_area), add);
        each(table_.zone(defeated),
             [&](CardId card) { whole += monster(card).full_life(table_.get(party_size)); });
        return whole == 0 ? 0 : 1000 * left / whole;
    }

 private:
    template <typename Do>
    void each(ZoneId zone, Do what) const {
        for (CardId card : table_.in(zone))
            if (content_.monster_of(table_.def(card)) != DefId::none) what(card);
    }

    const MonsterDef& monster(CardId card) const {
        return content_.monster(content_.monster_of(table_.def(card)));
    }

    void add_hand(Standing& sum, SeatId seat) const {
        int cards = 0;
        int attack = 0;
        int defence = 0;
        int healing = 0;
        for (Zone kind : kOwned) {
            for (CardId card : table_.in(table_.zone(kind, seat))) {
                ++cards;
                if (!content_.is(table_.def(card), DefKind::card)) continue;
                const CardDef& def = content_.card(table_.def(card));
                switch (def.kind) {
                    case CardKind::weapon: attack += kDie + def.modifier + (def.heavy ? 2 : 0); break;
                    case CardKind::attack_spell:
                        if (def.cost <= table_.get(seat, intelligence)) attack += kDie + def.modifier;
                        break;
                    case CardKind::ally: attack += kDie; break;
                    case CardKind::defence: defence += def.value; break;
                    case CardKind::defence_spell:
                        if (def.cost <= table_.get(seat, intelligence)) defence += def.value;
                        break;
                    case CardKind::healing_spell:
                    case CardKind::potion:
                    case CardKind::beer: healing += def.value + kDie * def.dice; break;
                    default: break;
                }
            }
        }
        if (cards == 0) return;
        sum.attack += kPercent * kHand * attack / cards;
        sum.defence += kPercent * kHand * defence / cards;
        sum.healing += kPercent * kHand * healing / cards;
    }

    int threat(const MonsterDef& def) const {
        return def.full_life(table_.get(party_size)) * std::max(1, kDie + def.attack);
    }

    int threat(const std::vector<Placement>& placements) const {
        int sum = 0;
        for (const Placement& placement : placements)
            if (const DefId def = content_.find(placement.monster, DefKind::monster); def != DefId::none)
                sum += placement.count.of(table_.get(party_size)) * threat(content_.monster(def));
        return sum;
    }

    int ahead() const {
        int sum = 0;
        for (CardId card : table_.in(table_.zone(adventure_deck))) {
            const DefId def = table_.def(card);
            if (content_.is(def, DefKind::adventure)) sum += threat(content_.adventure(def).monsters);
            if (content_.is(def, DefKind::boss))
                sum += threat(content_.monster(def)) + threat(content_.boss(def).monsters);
        }
        return sum;
    }

    const Content& content_;
    const Table& table_;
};

/// A thousandth of e^x … the logistic curve over x in thousandths, in integers: kCertain / (1 + e^-x).
std::int32_t chance(int odds) {
    static constexpr int kCurve[] = {0,    30,   50,   82,   135,  223,  365,  594,  953,
                                     1491, 2248, 3208, 4378, 5622, 6792, 7752, 8509, 9047,
                                     9406, 9635, 9777, 9865, 9918, 9950, 9970, 10000};
    constexpr int kStep = 500;
    constexpr int kLowest = -6250;
    const int at = std::clamp(odds - kLowest, 0, kStep * (static_cast<int>(std::size(kCurve)) - 1) - 1);
    const int below = kCurve[at / kStep];
    const int above = kCurve[at / kStep + 1];
    return below + (above - below) * (at % kStep) / kStep;
}

/// A logistic regression over 29,000 places between two encounters of Black Water, played by greedy with two
/// to four heroes at normal and grim: the logarithm of the odds, in thousandths.
int odds_of(const Standing& now) {
    const int heroes = 3641 * now.life + 955 * now.lowest;
    const int decks = 3854 * now.attack + 7354 * now.defence + 4080 * now.healing;
    return (heroes + decks) / 1000 + 218 * now.cards - 32 * now.ahead - 500;
}

}  // namespace

std::int32_t evaluate(const Content& content, const Table& table, Ending ending) {
    const Party party(content, table);
    if (ending == Ending::dead) return (1000 - party.enemies_left()) / 2;
    const Standing now = party.standing();
    if (ending == Ending::alive) return kCertain - 500 + (now.life + now.lowest) / 4;
    return 500 + (kCertain - 1000) * chance(odds_of(now)) / kCertain;
}

std::int32_t horizon(const Table& table) {
    return table.get(encounter) + (table.get(phase) == reveal ? 1 : 0);
}

bool waits_at_the_bottom(const Content& content, const Table& table, CardId card) {
    const ZoneId zone = table.zone(adventure_deck);
    if (table.where(card) != zone || table.bottom(zone) != card) return false;
    if (!content.is(table.def(card), DefKind::boss)) return false;
    const CardId chapter = table.top(table.zone(chapter_area));
    return chapter == CardId::none || !content.is(table.def(chapter), DefKind::chapter) ||
           !content.chapter(table.def(chapter)).boss_shuffled;
}

}  // namespace tankard::deckbuilder
