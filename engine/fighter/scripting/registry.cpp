#include "fighter/scripting/registry.h"

#include "fighter/scripting/verbs.h"

#include <utility>

namespace tankard::fighter {
namespace {

void declare_receivers(Registry& r) {
    r.receiver({"hero", RefKind::seat, 0, "A hero and the player behind."});
    r.receiver({"card", RefKind::card, 0,
                "A card: a Monster, a boss, equipment, a hero's sheet, a map; `self` in every hook."});
    r.receiver({"game", RefKind::table, kGameAspect, "The dungeon and the party's chest."});
}

void declare_hero(Registry& r) {
    r.property("hero", "life", &Verbs::life_now, "Hit points now.");
    r.property("hero", "max_life", &Verbs::life_at_most, "The most hit points; a scar takes 3 off.");
    r.property("hero", "scars", &Verbs::scar_count, "Scars.");
    r.property("hero", "fighting", &Verbs::is_fighting, "Takes part: neither fainted nor an angel.");
    r.property("hero", "angel", &Verbs::is_angel, "Is out of the game.");
    r.property("hero", "leads", &Verbs::is_leader, "Has the leader's token.");
    r.property("hero", "kind", &Verbs::hero_kind, "Which hero it is: the id of the definition.");
    r.verb("hero", "heal", &Verbs::heal)
        .example("hero:heal(2)")
        .param("amount", "hit points")
        .range(0, 99)
        .doc("Heals a hero who takes part, never above the maximum. Gives how much.")
        .changes();
    r.verb("hero", "hurt", &Verbs::hurt)
        .example("for _, each in ipairs(game.heroes) do each:hurt(1) end")
        .param("amount", "hit points")
        .range(0, 99)
        .doc("Hit points are lost; nothing protects. Gives how many.")
        .changes();
    r.verb("hero", "has_card", &Verbs::has_card)
        .example(R"lua(if hero:has_card "helmet_of_courage" then hero:heal(1) end)lua")
        .param("id", "which equipment")
        .names("equipment")
        .doc("Whether the hero carries it.");
    r.verb("hero", "ask", &Verbs::ask)
        .example(R"lua(if hero:ask "fury" then hero:hurt(1) end)lua")
        .param("key", "text key of the question")
        .names("ask")
        .doc("Asks the player: yes or no?")
        .asks();
}

void declare_card(Registry& r) {
    r.property("card", "hit_points", &Verbs::hit_points, "A Monster's hit points left.");
    r.property("card", "damage", &Verbs::damage, "What a Monster's damage is now.");
    r.property("card", "level", &Verbs::level, "A Monster's level; 0 of a boss.");
    r.property("card", "type", &Verbs::type, "A Monster's type.");
    r.property("card", "hero", &Verbs::owner, "The hero before whom it lies; nothing for the table's.");
    r.verb("card", "wound", &Verbs::wound)
        .example("monster:wound(2)")
        .param("amount", "damage")
        .range(0, 99)
        .doc("Damage to the Monster that is being fought.")
        .changes();
    r.verb("card", "mend", &Verbs::mend)
        .example("monster:mend(1)")
        .param("amount", "hit points")
        .range(0, 99)
        .doc("The Monster that is being fought heals. Gives how much.")
        .changes();
}

void declare_game(Registry& r) {
    r.property("game", "gold", &Verbs::gold_now, "Gold in the chest.");
    r.property("game", "dice", &Verbs::dice_now, "Bonus dice in the chest.");
    r.property("game", "turn", &Verbs::turn_now, "The turn, from 1.");
    r.property("game", "level", &Verbs::level_now, "Which map: 1 to 3; 4 before the boss.");
    r.property("game", "room", &Verbs::room_number, "The room's number on its map.");
    r.property("game", "score", &Verbs::score_now, "The score, once the boss is dead.");
    r.property("game", "hero", &Verbs::active_hero, "The hero whose throw it is.");
    r.property("game", "leader", &Verbs::leader, "The leader.");
    r.property("game", "heroes", &Verbs::heroes, "Those who take part, clockwise from the active one.");
    r.property("game", "monster", &Verbs::monster, "The Monster that is being fought, or nothing.");
    r.property("game", "story", &Verbs::story, "The story, for its flags.");
    r.verb("game", "gain_gold", &Verbs::gain_gold)
        .example("game:gain_gold(1)")
        .param("amount", "coins; may be negative")
        .range(-30, 30)
        .doc("Changes the chest's gold, within 0 and 30.")
        .changes();
    r.verb("game", "gain_dice", &Verbs::gain_dice)
        .example("game:gain_dice(1)")
        .param("count", "how many")
        .range(0, 9)
        .doc("Bonus dice from the supply into the chest. Gives how many there were.")
        .changes();
    r.verb("game", "gain_equipment", &Verbs::gain_equipment)
        .example("game:gain_equipment(1)")
        .param("count", "cards")
        .range(0, 9)
        .doc(
            "In the next clean-up the party draws so many cards of equipment; the leader says whose they "
            "are.")
        .changes();
    r.verb("game", "tell", &Verbs::tell)
        .example(R"lua(game:tell("log.fountain"))lua")
        .param("key", "a text key")
        .names("text")
        .param("hero", "for the slot {hero}")
        .param("n", "for the slot {n}")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Tells a sentence; {monster} is the one that is being fought.");
}

constexpr Range kChange{-99, 99};

void declare_hooks(Registry& r) {
    const Param game{"game", Type::value, false, "the game"};
    const Param hero{"hero", Type::hero, false, "the hero"};
    const Param monster{"monster", Type::card, false, "the Monster"};
    const Param dealt{"dealt", Type::integer, false, "the damage"};
    r.hook({"on_setup", "A chapter's table has been laid.", {game}});
    r.hook({"on_room", "The party has entered a room; the Monster is not there yet.", {game}});
    r.hook({"on_reveal", "A Monster or boss was revealed, before the first throw.", {game}});
    r.hook({"on_hit", "A throw has hit, and its damage is done.", {hero, monster, dealt}});
    r.hook({"on_miss", "A throw has missed, and what that costs is paid.", {hero, monster}});
    r.hook({"on_defeat", "The Monster is defeated; it is still there.", {hero}});
    r.hook({"on_faint", "A hero has fainted.", {hero}});
    r.hook(
        {"damage_change", "Added to a hit's damage.", {hero, monster}, Type::integer, true, false, kChange});
    r.pages("The page after a victory; may return the next chapter or story:choose{…}.");
}

}  // namespace

const tankard::Registry& registry() {
    static const tankard::Registry all = [] {
        tankard::Registry r;
        declare_receivers(r);
        declare_hero(r);
        declare_card(r);
        declare_game(r);
        declare_hooks(r);
        for (DefinitionInfo& info : definition_infos())
            r.definition(std::move(info));
        for (DefinitionInfo& info : part_infos())
            r.part(std::move(info));
        return r;
    }();
    return all;
}

}  // namespace tankard::fighter
