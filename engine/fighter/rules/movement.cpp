#include "fighter/rules/movement.h"

#include <algorithm>

namespace tankard::fighter {
namespace {

Name word_of(RoomKind kind) {
    switch (kind) {
        case RoomKind::plain: return word::go_plain;
        case RoomKind::shop: return word::go_shop;
        case RoomKind::fountain: return word::go_fountain;
        case RoomKind::gold: return word::go_gold;
        case RoomKind::equipment: return word::go_equipment;
        case RoomKind::danger: return word::go_danger;
    }
    return word::go_plain;
}

CardId map_card(const Rules& rules, int level) {
    CardId card = rules.table.top(rules.zone(maps));
    for (int i = 1; i < level; ++i)
        card = rules.table.below(card);
    return card;
}

DefId special_named(const Rules& rules, Name name) {
    return rules.content.find(name, DefKind::special_throw);
}

/// DF-29: the party says where to, and if it does not agree, the leader.
int next_room(Rules& rules, const MapDef& map, const RoomDef& here) {
    if (here.to.size() == 1) return here.to.front();
    Question& question = rules.door.ask(Shape::choose_one, SeatId::none, word::ask_way);
    for (int to : here.to) {
        const RoomDef& there = map.rooms[static_cast<std::size_t>(to - 1)];
        const Ref special = there.special ? Ref::definition(special_named(rules, there.special)) : Ref();
        question.offer(word_of(there.kind), Ref::number(to), special, there.gold);
    }
    return static_cast<int>(rules.door.choose_one(rules.table).object.as_number());
}

void enter(Rules& rules, int level, int room_number) {
    if (level != rules.get(dungeon_level))
        rules.tell(word::tell_map,
                   {{word::n, Ref::number(level)}, {word::card, rules.ref(map_card(rules, level))}});
    rules.table.set(dungeon_level, level);
    rules.table.set(room, room_number);
    const int way = way_1 + level - 1;
    rules.table.set(way, rules.table.get(way) | 1 << (room_number - 1));
    const RoomDef& here = *rules.room_now();
    if (here.special)
        rules.tell(word::tell_danger, {{word::n, Ref::number(room_number)},
                                       {word::card, Ref::definition(special_named(rules, here.special))}});
    else
        rules.tell(word::tell_room, {{word::n, Ref::number(room_number)}});
    notify(rules, Hook::on_room, {game_arg()});
}

/// DF-106
void meet_boss(Rules& rules) {
    rules.table.set(dungeon_level, kBossLevel);
    rules.table.set(room, 0);
    const CardId boss = rules.table.top(rules.zone(lair));
    rules.table.move(boss, rules.zone(arena));
    rules.table.note_reveal();
    rules.tell(word::tell_boss, {{word::monster, rules.ref(boss)}});
    begin_combat(rules);
}

}  // namespace

void leader_step(Rules& rules) {
    call(rules, rules.table.top(rules.zone(chapter_area)), Hook::on_setup, {game_arg()});
    Question& question = rules.door.ask(Shape::choose_one, SeatId::none, word::ask_leader);
    for (int place = 0; place < rules.table.seats(); ++place)
        question.offer(word::lead, Ref::seat(seat_at(place)));
    const SeatId chosen = rules.door.choose_one(rules.table).object.as_seat();
    rules.table.set(leader, number_of(chosen));
    rules.table.set(first_player, number_of(chosen));
    rules.tell(word::tell_leads, {{word::hero, Ref::seat(chosen)}});
    rules.table.set(phase, move_on);
}

int waiting(const Rules& rules, int level) {
    int count = rules.table.get(shelf_1 + level - 1);
    for (CardId card : rules.in(returned))
        if (rules.content.monster(rules.table.def(card)).level == level) ++count;
    return count;
}

bool meet_monster(Rules& rules, int least_level) {
    for (int level = least_level; level <= kLevels; ++level) {
        if (waiting(rules, level) == 0) continue;
        CardId card = CardId::none;
        if (rules.table.get(shelf_1 + level - 1) > 0) {
            card = rules.table.top(rules.zone(static_cast<Zone>(tower_1 + level - 1)));
            rules.table.add(shelf_1 + level - 1, -1);
            rules.table.note_reveal();
        } else {
            for (CardId back : rules.in(returned))
                if (card == CardId::none && rules.content.monster(rules.table.def(back)).level == level)
                    card = back;
        }
        rules.table.move(card, rules.zone(arena));
        rules.table.set(card, coins, std::min(rules.monster().coins, kMostGold - rules.get(gold)));
        rules.tell(word::tell_monster, {{word::monster, rules.ref(card)},
                                        {word::n, Ref::number(rules.monster().hit_points)},
                                        {word::total, Ref::number(rules.monster().damage)}});
        begin_combat(rules);
        return true;
    }
    return false;
}

void begin_combat(Rules& rules) {
    for (Counter die : {red, blue, green})
        rules.table.set(die, ready);
    const Forbids no = rules.monster().forbids;
    if (no != Forbids::none) rules.table.set(red + static_cast<int>(no) - 1, forbidden);
    for (Counter token : {frog, beer, signal, song, seducer})
        rules.table.set(token, 0);
    if (!rules.anybody_fights()) return lose_game(rules);
    const SeatId first = seat_at(rules.get(first_player));
    rules.table.set(active, number_of(rules.fights(first) ? first : rules.next_fighter(first)));
    rules.table.set(phase, fight);
    if (rules.monster().special)
        rules.tell(word::tell_demands,
                   {{word::monster, rules.ref(rules.enemy())},
                    {word::card, Ref::definition(special_named(rules, rules.monster().special))}});
    notify(rules, Hook::on_reveal, {game_arg()});
}

void move_step(Rules& rules) {
    rules.table.add(turn, 1);
    const RoomDef* here = rules.room_now();
    rules.tell(word::tell_turn, {{word::n, Ref::number(rules.get(turn))},
                                 {word::hero, Ref::seat(seat_at(rules.get(first_player)))}});
    if (here == nullptr) {  // DF-27
        enter(rules, 1, 1);
    } else if (!here->to.empty()) {
        const MapDef& map = rules.content.map(rules.table.def(map_card(rules, rules.get(dungeon_level))));
        enter(rules, rules.get(dungeon_level), next_room(rules, map, *here));
    } else if (rules.get(dungeon_level) < kBossLevel - 1) {  // DF-28
        enter(rules, rules.get(dungeon_level) + 1, 1);
    } else {
        return meet_boss(rules);
    }
    if (meet_monster(rules, 1)) return;
    rules.tell(word::tell_empty);
    rules.table.set(phase, spoils);
}

}  // namespace tankard::fighter
