#include "rehearse/figures.h"

namespace tankard::rehearse {
namespace {

template <typename Key, typename Count>
void add(std::map<Key, Count>& to, const std::map<Key, Count>& from) {
    for (const auto& [key, count] : from)
        to[key] += count;
}

}  // namespace

void keep_most(Found& kept, const Found& other) {
    if (!other) return;
    const bool better =
        !kept || other->value > kept->value || (other->value == kept->value && other->seed < kept->seed);
    if (better) kept = other;
}

void keep_least(Found& kept, const Found& other) {
    if (!other) return;
    const bool better =
        !kept || other->value < kept->value || (other->value == kept->value && other->seed < kept->seed);
    if (better) kept = other;
}

std::int64_t ChapterFigures::all_falls() const {
    std::int64_t all = 0;
    for (const auto& [_, times] : falls)
        all += times;
    return all;
}

double HeroFigures::falls_a_chapter() const {
    return chapters.played == 0 ? 0.0 : static_cast<double>(falls) / static_cast<double>(chapters.played);
}

FacedFigures& FacedFigures::operator+=(const FacedFigures& other) {
    turns += other.turns;
    lost += other.lost;
    danger += other.danger;
    return *this;
}

ChapterFigures& ChapterFigures::operator+=(const ChapterFigures& other) {
    chapters += other.chapters;
    decisions += other.decisions;
    turns += other.turns;
    danger += other.danger;
    xp += other.xp;
    money += other.money;
    for (const auto& [id, hero] : other.heroes) {
        heroes[id].chapters += hero.chapters;
        heroes[id].falls += hero.falls;
    }
    add(seats, other.seats);
    points += other.points;
    add(faced, other.faced);
    add(falls, other.falls);
    add(bought, other.bought);
    add(owned, other.owned);
    keep_most(longest, other.longest);
    keep_most(most_falls, other.most_falls);
    keep_least(narrowest, other.narrowest);
    return *this;
}

Result& Result::operator+=(const Result& other) {
    games += other.games;
    finished += other.finished;
    add(chapters, other.chapters);
    add(endings, other.endings);
    decisions += other.decisions;
    forced += other.forced;
    if (other.longest > longest || (other.longest == longest && other.longest_seed < longest_seed)) {
        longest = other.longest;
        longest_seed = other.longest_seed;
    }
    sum += other.sum;
    failures.insert(other.failures.begin(), other.failures.end());
    return *this;
}

std::map<std::string, HeroFigures> heroes_of(const Result& result) {
    std::map<std::string, HeroFigures> all;
    for (const auto& [_, chapter] : result.chapters)
        for (const auto& [id, hero] : chapter.heroes) {
            all[id].chapters += hero.chapters;
            all[id].falls += hero.falls;
        }
    return all;
}

}  // namespace tankard::rehearse
