#include "deckbuilder/rules/misfit.h"

#include "deckbuilder/state/zones.h"
#include "registry/ruleset.h"

#include <cstddef>
#include <cstdint>

#include <fmt/format.h>

namespace tankard::deckbuilder {
namespace {

/// What may lie in a zone.
enum class Holds : std::uint8_t {
    anything,
    cards,
    monsters,
    boss,
    adventures,
    chapter,
    hero,
    skills,
    effects
};

constexpr Holds holds(Zone zone) {
    switch (zone) {
        case main_deck:
        case stack_beer:
        case stack_scroll:
        case stack_spell:
        case stack_potion:
        case stack_nuggets:
        case food_supply:
        case boss_loot:
        case deck:
        case discard_pile:
        case hand:
        case played:
        case front:
        case sheathed:
        case pantry:
        case loot: return Holds::cards;
        case monster_supply:
        case defeated:
        case monsters: return Holds::monsters;
        case boss_area: return Holds::boss;
        case adventure_deck:
        case adventure_discard:
        case adventure: return Holds::adventures;
        case chapter_area: return Holds::chapter;
        case hero_supply:
        case hero_area: return Holds::hero;
        case skill_supply:
        case learning:
        case skills: return Holds::skills;
        case effect_supply:
        case effects: return Holds::effects;
        default: return Holds::anything;
    }
}

bool fits(const Content& content, DefId def, Zone zone) {
    switch (holds(zone)) {
        case Holds::anything: return true;
        case Holds::cards: return content.is(def, DefKind::card);
        case Holds::monsters: return content.monster_of(def) != DefId::none;
        case Holds::boss: return content.is(def, DefKind::boss);
        // A boss waits in the deck for its turn, and lies on the table while it is revealed.
        case Holds::adventures: return content.is(def, DefKind::adventure) || content.is(def, DefKind::boss);
        case Holds::chapter: return content.is(def, DefKind::chapter);
        case Holds::hero: return content.is(def, DefKind::hero);
        case Holds::skills: return content.is(def, DefKind::skill);
        case Holds::effects: return content.is(def, DefKind::effect);
    }
    return false;
}

std::string misfit_cards(const Content& content, const Table& table) {
    for (int at = 0; at < table.zones(); ++at) {
        const auto id = static_cast<ZoneId>(at);
        const auto zone = static_cast<Zone>(table.kind_of(id));
        for (CardId card : table.in(id))
            if (!fits(content, table.def(card), zone))
                return fmt::format("'{}' cannot lie in '{}'", content.id(table.def(card)),
                                   table.catalogue().zones[static_cast<std::size_t>(zone)].name.text());
    }
    if (table.size(table.zone(chapter_area)) != 1) return "it has no chapter, or more than one";
    if (table.size(table.zone(boss_area)) > 1) return "it has more than one boss in play";
    for (int seat = 0; seat < table.seats(); ++seat)
        if (table.size(table.zone(hero_area, seat_at(seat))) != 1)
            return fmt::format("seat {} has no hero, or more than one", seat + 1);
    return "";
}

struct Range {
    int counter;
    std::int32_t least;
    std::int32_t most;
};

std::string outside(const CounterKind& kind, std::int32_t value) {
    return fmt::format("'{}' cannot be {}", kind.name.text(), value);
}

std::string misfit_counters(const Table& table) {
    const std::int32_t last_seat = table.seats() - 1;
    const std::int32_t led = table.get(phase) >= reveal && table.get(phase) <= turn_end ? 0 : -1;
    for (const auto& [counter, least, most] :
         {Range{phase, choose_leader, over}, Range{active, 0, last_seat}, Range{first_player, led, last_seat},
          Range{party_size, 1, 99}, Range{round_start, 0, last_seat},
          Range{hand_off, no_hand_off, second_turn},
          Range{ending, static_cast<int>(Ending::running), static_cast<int>(Ending::dead)},
          Range{closing, 0, 1}})
        if (const std::int32_t value = table.get(counter); value < least || value > most)
            return outside(table.catalogue().table_counters[static_cast<std::size_t>(counter)], value);
    for (int seat = 0; seat < table.seats(); ++seat)
        for (const auto& [counter, least, most] :
             {Range{level, 1, 3}, Range{standing, 0, 1}, Range{retired, 0, 1}})
            if (const std::int32_t value = table.get(seat_at(seat), counter); value < least || value > most)
                return outside(table.catalogue().seat_counters[static_cast<std::size_t>(counter)], value);
    for (int card = 0; card < table.cards(); ++card)
        for (const auto& [counter, least, most] :
             {Range{owner_seat, 0, table.seats()}, Range{summoner, 0, table.cards()},
              Range{unturned, 0, table.seats() + 1}})
            if (const std::int32_t value = table.get(static_cast<CardId>(card), counter);
                value < least || value > most)
                return outside(table.catalogue().card_counters[static_cast<std::size_t>(counter)], value);
    return "";
}

}  // namespace

std::string misfit(const Content& content, const Table& table) {
    std::string wrong = misfit_cards(content, table);
    return wrong.empty() ? misfit_counters(table) : wrong;
}

std::string breach(const Content& content, const Table& table) {
    if (std::string wrong = misfit(content, table); !wrong.empty()) return wrong;
    int standing_heroes = 0;
    for (int place = 0; place < table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        const std::int32_t left = table.get(seat, life);
        if (left < 0 || left > table.get(seat, max_life))
            return fmt::format("seat {} has {} life", place + 1, left);
        if (table.get(seat, standing) != 0) ++standing_heroes;
    }
    const std::int32_t token = table.get(first_player);
    const bool playing = table.get(closing) == 0 && table.get(ending) == static_cast<int>(Ending::running);
    if (!playing || standing_heroes == 0 || token < 0) return "";
    if (token >= table.seats() || table.get(seat_at(token), standing) == 0)
        return "the first-player token is at no standing hero";
    return "";
}

}  // namespace tankard::deckbuilder
