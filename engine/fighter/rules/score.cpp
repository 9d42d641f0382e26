#include "fighter/rules/score.h"

#include <array>

#include <fmt/format.h>

namespace tankard::fighter {
namespace {

constexpr int kDifficultyPoints[] = {5, 10, 15};
constexpr int kBonusDie = 2;
constexpr int kCoins = 2;
constexpr int kUnscathed = 5;
constexpr int kAngel = 5;
/// The most of each rank but the last.
constexpr int kBands[] = {0, 5, 10, 15, 20, 25, 30, 35, 39};

}  // namespace

int score_of(const Table& table) {
    int points = kDifficultyPoints[table.get(difficulty)] + table.seats();
    points += kBonusDie * table.get(dice) + table.get(gold) / kCoins;
    bool unscathed = table.get(fainted) == 0;
    for (int place = 0; place < table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        const bool gone = table.get(seat, angel) != 0;
        points -= gone ? kAngel : table.get(seat, scars);
        unscathed = unscathed && !gone && table.get(seat, scars) == 0;
    }
    return points + (unscathed ? kUnscathed : 0);
}

int rank_of(int score) {
    int rank = 1;
    for (int most : kBands)
        rank += score > most ? 1 : 0;
    return rank;
}

void win_game(Rules& rules) {
    rules.table.set(score, score_of(rules.table));
    rules.table.set(rank, rank_of(rules.get(score)));
    rules.tell(word::tell_victory);
    rules.tell(word::tell_score, {{word::n, Ref::number(rules.get(score))}});
    rules.tell(intern(fmt::format("rank.{}", rules.get(rank))));
    rules.table.set(ending, static_cast<int>(Ending::alive));
    rules.table.set(phase, over);
}

}  // namespace tankard::fighter
