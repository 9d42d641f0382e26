#include "deckbuilder/scripting/registry.h"

#include "deckbuilder/definitions/readings.h"
#include "deckbuilder/scripting/verbs.h"

#include <utility>

namespace tankard::deckbuilder {
namespace {

void declare_receivers(Registry& r) {
    r.receiver({"hero", RefKind::seat, 0, "A hero and the player behind."});
    r.receiver({"card", RefKind::card, 0,
                "A card: a Monster, a boss, a card of a deck, an effect; `self` in every hook."});
    r.receiver({"turn", RefKind::table, kTurnAspect, "The turn and the table."});
}

void declare_hero(Registry& r) {
    r.property("hero", "life", &Verbs::life_now, "Life points now.");
    r.property("hero", "max_life", &Verbs::life_at_most, "The most life points.");
    r.property("hero", "intelligence", &Verbs::intelligence_now,
               "Intelligence left this turn; may be negative.");
    r.property("hero", "xp", &Verbs::xp_now, "Experience.");
    r.property("hero", "level", &Verbs::level_now, "1, 2 or 3.");
    r.property("hero", "purse", &Verbs::purse_now, "Money on the table this turn.");
    r.property("hero", "money", &Verbs::money_now, "Money on the table this turn, and in hand.");
    r.property("hero", "armour", &Verbs::armour_now,
               "What is left of the armour bonus, and of what was gained.");
    r.property("hero", "hand_count", &Verbs::hand_count, "Cards in hand.");
    r.property("hero", "scars", &Verbs::scar_count, "Scars.");
    r.property("hero", "attacks", &Verbs::attack_count, "Weapon attacks made this turn.");
    r.property("hero", "beers", &Verbs::beer_count, "Beers drunk this turn.");
    r.property("hero", "standing", &Verbs::is_standing, "Not fallen.");
    r.property("hero", "leads", &Verbs::is_leader, "Has the First Player token.");
    r.property("hero", "active", &Verbs::is_active, "It is the hero's turn.");
    r.property("hero", "berserk", &Verbs::is_berserk, "Is Berserk.");
    r.property("hero", "kind", &Verbs::hero_kind, "Which hero it is: the id of the definition.");
    r.property("hero", "others", &Verbs::others, "The other standing heroes, clockwise.");
    r.property("hero", "fallen", &Verbs::fallen_others, "The other heroes who have fallen, clockwise.");
    r.property("hero", "monsters", &Verbs::monsters_of,
               "The Monsters in front, in the order in which they came.");
    r.property("hero", "targets", &Verbs::targets, "The Monsters whom the hero may attack now.");
    r.verb("hero", "discard", &Verbs::discard)
        .example("turn.hero:discard(2)")
        .param("count", "how many")
        .range(0, 99)
        .doc("The player chooses and discards cards from the hand. Gives how many there were.")
        .asks();
    r.verb("hero", "remove", &Verbs::remove_cards)
        .example("local gone = hero:remove(1)")
        .param("count", "how many")
        .range(0, 99)
        .doc("The player chooses cards from the hand; they leave the game. Gives how many.")
        .asks();
    r.verb("hero", "draw", &Verbs::draw)
        .example("hero:draw(2)")
        .param("count", "how many")
        .range(0, 99)
        .doc("Draws cards into the hand. Gives how many there were.")
        .draws();
    r.verb("hero", "heal", &Verbs::heal)
        .example("if hero:heal(3) == 0 then hero:draw(1) end")
        .param("amount", "life points")
        .range(0, 999)
        .doc("Heals, never above the maximum. Gives how much.")
        .changes();
    r.verb("hero", "hurt", &Verbs::hurt)
        .example("hero:hurt(2)")
        .param("amount", "damage")
        .range(0, 999)
        .param("heavy", "the surplus passes Defence cards")
        .doc("A blow: Defence cards, armour and life as for a Monster's attack. Gives what got through.")
        .asks();
    r.verb("hero", "lose_life", &Verbs::lose_life)
        .example("hero:lose_life(1)")
        .param("amount", "life points")
        .range(0, 999)
        .doc("Life is lost; nothing defends against it.")
        .changes();
    r.verb("hero", "gain_xp", &Verbs::gain_xp)
        .example("for _, each in ipairs(turn.heroes) do each:gain_xp(10) end")
        .param("amount", "XP")
        .range(0, 999)
        .doc("Gains experience; levels come at once.")
        .changes();
    r.verb("hero", "gain_money", &Verbs::gain_money)
        .example("hero:gain_money(10)")
        .param("amount", "money; may be negative")
        .range(-999, 999)
        .doc("Adds to this turn's purse.")
        .changes();
    r.verb("hero", "think", &Verbs::think)
        .example("hero:think(-1)")
        .param("change", "intelligence; may be negative")
        .range(-99, 99)
        .doc("Changes intelligence for this turn.")
        .changes();
    r.verb("hero", "gain_armour", &Verbs::gain_armour)
        .example("hero:gain_armour(2)")
        .param("amount", "points")
        .range(-99, 99)
        .doc("Adds to the armour bonus until the attacks at the start of the hero's next turn are over.")
        .changes();
    r.verb("hero", "gain_card", &Verbs::gain_card)
        .example(R"lua(if not hero:gain_card "house_beer" then hero:heal(2) end)lua")
        .param("id", "which card")
        .names("card")
        .doc(
            "Takes a card of that name from box, main deck or stacks to the discard pile. False if none is "
            "left.")
        .changes();
    r.verb("hero", "holds", &Verbs::holds)
        .example(R"lua(if hero:holds "weapon" == 0 then hero:draw(1) end)lua")
        .param("kind", "what kind of card, such as \"weapon\"")
        .doc("How many cards of that kind are in hand, or in a Sheath.");
    r.verb("hero", "discarded", &Verbs::discarded)
        .example(R"lua(if hero:discarded "weapon" == 0 then hero:draw(1) end)lua")
        .param("kind", "what kind of card, such as \"weapon\"")
        .doc("How many cards of that kind lie in the discard pile.");
    r.verb("hero", "lose_card", &Verbs::lose_card)
        .example(R"lua(hero:lose_card "coin")lua")
        .param("id", "which card")
        .names("card")
        .doc("One card of that name goes back to its stack. False if the hero has none.")
        .changes();
    r.verb("hero", "has_card", &Verbs::has_card)
        .example(R"lua(if hero:has_card "hammer" then hero:gain_xp(5) end)lua")
        .param("id", "which card")
        .names("card")
        .doc("Whether the hero owns such a card, wherever it lies.");
    r.verb("hero", "give_effect", &Verbs::give_effect)
        .example(R"lua(hero:give_effect "slow_poison")lua")
        .param("id", "which effect")
        .names("effect")
        .doc("Lays a lasting effect before the hero; one that is there begins anew.")
        .changes();
    r.verb("hero", "has_effect", &Verbs::has_effect)
        .example(R"lua(if hero:has_effect "slow_poison" then hero:lose_life(1) end)lua")
        .param("id", "which effect")
        .names("effect")
        .doc("Whether that effect lies before the hero.");
    r.verb("hero", "end_effect", &Verbs::end_effect)
        .example(R"lua(hero:end_effect "slow_poison")lua")
        .param("id", "which effect")
        .names("effect")
        .doc("Ends a lasting effect.")
        .changes();
    r.verb("hero", "has_skill", &Verbs::has_skill)
        .example(R"lua(if hero:has_skill "fencing" then hero:gain_armour(1) end)lua")
        .param("id", "which skill")
        .names("skill")
        .doc("Whether the hero has learned that skill.");
    r.verb("hero", "give_skill", &Verbs::give_skill)
        .example(R"lua(hero:give_skill "fencing")lua")
        .param("id", "which skill")
        .names("skill")
        .doc("The hero learns a skill without paying for it.")
        .changes();
    r.verb("hero", "scar", &Verbs::scar)
        .example("if hero.scars == 0 then hero:scar() end")
        .doc("A scar: 5 off the maximum for good; the third retires the hero.")
        .changes();
    r.verb("hero", "rise", &Verbs::rise)
        .example("for _, each in ipairs(turn.fallen) do each:rise(5) end")
        .param("life", "life points")
        .range(1, 999)
        .doc("A fallen hero stands up again and draws a fresh hand.")
        .draws();
    r.verb("hero", "roll", &Verbs::roll)
        .example("if hero:roll() >= 4 then hero:heal(2) end")
        .doc("Rolls a die: 1 to 6.")
        .draws();
    r.verb("hero", "ask", &Verbs::ask)
        .example(R"lua(if hero:ask "scroll_of_forgetting" then hero:remove(1) end)lua")
        .param("key", "text key of the question")
        .names("ask")
        .doc("Asks the player: yes or no?")
        .asks();
    r.verb("hero", "choose_monster", &Verbs::choose_monster)
        .example(R"lua(local chosen = hero:choose_monster "target"
if chosen then chosen:wound(1) end)lua")
        .param("key", "text key of the question")
        .names("ask")
        .doc("The player chooses any Monster in play, the boss included; nothing if there is none.")
        .asks();
    r.verb("hero", "choose_other", &Verbs::choose_other)
        .example(R"lua(local chosen = hero:choose_other "target"
if chosen then chosen:heal(2) end)lua")
        .param("key", "text key of the question")
        .names("ask")
        .doc("The player chooses one of the other standing heroes; nothing if there is none.")
        .asks();
    r.verb("hero", "choose_fallen", &Verbs::choose_fallen)
        .example(R"lua(local chosen = hero:choose_fallen "target"
if chosen then chosen:rise(5) end)lua")
        .param("key", "text key of the question")
        .names("ask")
        .doc("The player chooses one of the other heroes who have fallen; nothing if none has.")
        .asks();
    r.verb("hero", "choose", &Verbs::choose)
        .example(R"lua(if hero:choose("main", { "end_turn", "learn" }) == 1 then hero:heal(1) end)lua")
        .param("key", "text key of the question")
        .names("ask")
        .param("options",
               "a list of text keys, or of { text key, id of a card or effect } where it is about one")
        .names("options")
        .param("sensible", "the place of what a companion with common sense takes; without it any")
        .range(1, 99)
        .doc(
            "The player chooses; gives the place in the list. A card or effect is shown with all that it "
            "does.")
        .asks();
    r.verb("hero", "bring", &Verbs::bring)
        .example(R"lua(hero:bring "ditch_goblin")lua")
        .param("monster", "which Monster")
        .names("monster")
        .doc("A Monster comes before this hero; gives it, or nothing if none is left.")
        .changes();
    r.verb("hero", "fetch", &Verbs::fetch)
        .example(R"lua(hero:fetch "weapon")lua")
        .param("kind", "a kind of card")
        .doc("The top card of that kind comes from the discard pile into the hand.")
        .changes();
    r.verb("hero", "summon", &Verbs::summon)
        .example(R"lua(hero:summon "stray_dog")lua")
        .param("id", "which ally")
        .names("card")
        .doc("An ally comes before this hero until the next adventure card is drawn; gives it, or nothing.")
        .changes();
}

void declare_card(Registry& r) {
    r.property("card", "life", &Verbs::card_life, "A Monster's life left.");
    r.property("card", "wounds", &Verbs::card_wounds, "A Monster's wounds.");
    r.property("card", "armour", &Verbs::card_armour, "A Monster's armour.");
    r.property("card", "summoned", &Verbs::is_summoned, "Was summoned.");
    r.property("card", "is_spell", &Verbs::is_spell, "Is an attack Spell.");
    r.property("card", "kind", &Verbs::card_kind, "What sort of card it is.").words(card_kind_words);
    r.property("card", "family", &Verbs::card_family, "A Weapon's family.").words(family_words);
    r.property("card", "element", &Verbs::card_element, "A Spell's element.").words(element_words);
    r.property("card", "hero", &Verbs::area, "The hero in whose area it lies; nothing for the boss's.");
    r.property("card", "owner", &Verbs::owner,
               "Whose card it is: an ally before another hero is still its player's. Otherwise as `hero`.");
    r.verb("card", "has_type", &Verbs::has_type)
        .example(R"lua(if monster:has_type "undead" then monster:wound(2) end)lua")
        .param("type", "such as undead")
        .doc("Whether a Monster is of that type.");
    r.verb("card", "wound", &Verbs::wound)
        .example(R"lua(monster:wound(2, "fire"))lua")
        .param("amount", "damage")
        .range(0, 999)
        .param("element", "fire, earth, water, air, mind")
        .doc("Damage to a Monster; armour and immunity count. Gives the damage dealt.")
        .asks();
    r.verb("card", "mend", &Verbs::mend)
        .example("monster:mend(1)")
        .param("amount", "life points")
        .range(0, 999)
        .doc("Heals a Monster.")
        .changes();
    r.verb("card", "kill", &Verbs::kill)
        .example("if monster.life == 1 then monster:kill() end")
        .doc("The Monster dies by the active hero's hand.")
        .asks();
    r.verb("card", "weaken", &Verbs::weaken)
        .example("monster:weaken(1)")
        .param("amount", "points")
        .range(0, 99)
        .doc("Lowers a Monster's armour until it dies.")
        .changes();
    r.verb("card", "enrage", &Verbs::enrage)
        .example("monster:enrage(2)")
        .param("amount", "on its next attack")
        .range(-99, 99)
        .doc("Adds to a Monster's next attack.")
        .changes();
    r.verb("card", "part", &Verbs::part)
        .example(R"lua(local more = self:part("berserk", 2) + self:part("nightfall", 1))lua")
        .param("key", "text key of what it is for")
        .names("part")
        .param("amount", "how much of it")
        .range(-99, 99)
        .doc(
            "In a filter: names a part of the number that it gives, for the sum that people read (“+2 "
            "(Berserk)”), and changes nothing else. Of more than 16 parts the rest has the card's name. "
            "Gives the amount.");
    r.verb("card", "move_to", &Verbs::move_to)
        .example("monster:move_to(turn.leader)")
        .param("hero", "whose area")
        .doc("A Monster moves before another hero.")
        .changes();
    r.verb("card", "lift", &Verbs::lift).example(R"lua(self:lift())lua").doc("Ends this effect.").changes();
    r.verb("card", "take_away", &Verbs::take_away)
        .example("self:take_away()")
        .doc("This card leaves the game.")
        .changes();
}

void declare_turn(Registry& r) {
    r.property("turn", "hero", &Verbs::active_hero, "The hero whose turn it is.");
    r.property("turn", "leader", &Verbs::leader, "The hero with the First Player token.");
    r.property(
        "turn", "speaker", &Verbs::speaker,
        "The hero who decides for the party: the leader, or the next standing one whom a person plays if "
        "a companion leads.");
    r.property("turn", "heroes", &Verbs::heroes, "The standing heroes, clockwise from the active one.");
    r.property("turn", "fallen", &Verbs::fallen, "The fallen heroes.");
    r.property("turn", "monsters", &Verbs::all_monsters, "All Monsters in play, the boss last.");
    r.property("turn", "boss", &Verbs::boss, "The boss in play, or nothing.");
    r.property("turn", "party_size", &Verbs::party, "How many heroes began the adventure.");
    r.property("turn", "round", &Verbs::round_now, "The round of this encounter, from 1.");
    r.property("turn", "story", &Verbs::story, "The story, for its flags.");
    r.verb("turn", "place", &Verbs::place)
        .example(R"lua(turn:place("ditch_goblin", turn.leader))lua")
        .param("monster", "which Monster")
        .names("monster")
        .param("hero", "before whom")
        .doc("A Monster comes into play; gives it, or nothing if none is left.")
        .changes();
    r.verb("turn", "drop", &Verbs::drop)
        .example(R"lua(turn:drop("beer", turn.hero))lua")
        .param("icon", "a loot icon")
        .param("hero", "in whose area")
        .doc("Draws Loot as by that icon; gives how many cards.")
        .draws();
    r.verb("turn", "left", &Verbs::left)
        .example(R"lua(if turn:left "house_beer" == 0 then turn.hero:heal(2) end)lua")
        .param("id", "which card")
        .names("card")
        .doc("How many cards of that name could still be gained.");
    r.verb("turn", "roll", &Verbs::die)
        .example("if turn:roll() == 1 then turn.hero:lose_life(1) end")
        .doc("Rolls a die for the story: 1 to 6.")
        .draws();
    r.verb("turn", "tell", &Verbs::tell)
        .example(R"lua(turn:tell("log.turn", turn.hero))lua")
        .param("key", "a text key")
        .names("text")
        .param("hero", "for the slot {hero}")
        .param("n", "for the slot {n}")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Tells a sentence.");
    r.verb("turn", "reshuffle", &Verbs::reshuffle)
        .example("turn:reshuffle()")
        .doc("All faced adventure cards go back into the adventure deck; this card leaves the game.")
        .draws();
}

/// What one listener may add to a roll, a blow or a price.
constexpr Range kChange{-99, 99};

void declare_hooks(Registry& r) {
    const Param turn{"turn", Type::value, false, "the turn"};
    const Param hero{"hero", Type::hero, false, "the hero"};
    const Param monster{"monster", Type::card, false, "the Monster"};
    const Param card{"card", Type::card, false, "the card"};
    const Param dealt{"dealt", Type::integer, false, "the damage"};
    r.hook({"on_setup", "A chapter's table has been laid.", {turn}});
    r.hook({"on_reveal", "The adventure card or boss was revealed; Monsters are placed.", {turn}});
    r.hook({"on_turn_start", "A hero's turn starts, before the Monsters' attacks.", {turn}});
    r.hook({"before_attacks", "Before the Monsters of the area roll their dice.", {hero}});
    r.hook({"on_turn_end", "A hero's turn ends, before the hand is discarded.", {turn}});
    r.hook({"on_round",
            "A new round of the encounter begins.",
            {turn, {"round", Type::integer, false, "which one"}}});
    r.hook({"on_play",
            "The card was played; its primary effect is done. An attack gives its first target, if it lives.",
            {hero, dealt, monster}});
    r.hook({"on_attack", "This Monster's attack got through to a hero.", {hero, dealt}});
    r.hook({"on_hit", "A hero's attack hurt a Monster.", {hero, monster, dealt}});
    r.hook({"on_wound", "This Monster was hurt and lives.", {hero, dealt}});
    r.hook({"on_death", "This Monster dies; it is still in play.", {hero}});
    r.hook({"on_kill", "A hero kills a Monster.", {hero, monster}});
    r.hook({"on_buy", "A hero has bought a card.", {hero, card}});
    r.hook({"on_fall", "A hero falls; those who stand hear of it, and what lies on the table.", {hero}});
    r.hook({"on_encounter_end", "The last Monster of the encounter is dead.", {turn}});
    r.hook({"on_use", "The player uses this card's ability, once a turn.", {hero}});
    r.hook({"can_use", "May the ability be used now?", {hero}, Type::truth, true});
    r.hook({"can_play",
            "Would it do anything now to play this card from the hand? False: it is not offered.",
            {hero},
            Type::truth,
            true});
    r.hook({"attack_change",
            "Added to a hero's attack roll.",
            {hero, monster, card},
            Type::integer,
            true,
            false,
            kChange});
    r.hook({"monster_attack_change",
            "Added to a Monster's attack.",
            {monster, hero},
            Type::integer,
            true,
            false,
            kChange});
    r.hook({"damage_change",
            "Added to damage that reaches a hero after Defence cards.",
            {hero, dealt},
            Type::integer,
            true,
            false,
            kChange});
    r.hook({"price_change",
            "Added to the price of a Loot card.",
            {hero, card},
            Type::integer,
            true,
            false,
            kChange});
    r.hook({"turn_end_loss",
            "So much life a hero loses if the turn ends now; whoever may end it is told before.",
            {hero},
            Type::integer,
            true,
            false,
            kChange});
    r.pages("The page after a victory; may return the next chapter or story:choose{…}.");
}

}  // namespace

const tankard::Registry& registry() {
    static const tankard::Registry all = [] {
        tankard::Registry r;
        declare_receivers(r);
        declare_hero(r);
        declare_card(r);
        declare_turn(r);
        declare_hooks(r);
        for (DefinitionInfo& info : definition_infos())
            r.definition(std::move(info));
        for (DefinitionInfo& info : part_infos())
            r.part(std::move(info));
        return r;
    }();
    return all;
}

}  // namespace tankard::deckbuilder
