#include "deckbuilder/promises.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace tankard::deckbuilder::test {
namespace {

const char* const kElementNames[] = {"", "Fire", "Earth", "Water", "Air", "Mind"};
const char* const kFamilyNames[] = {"Weapon", "Sword", "Axe", "Mace", "Ranged Weapon", "Knife", "Staff"};
const char* const kManyOfFamily[] = {"",       "Swords", "Axes", "Maces and Hammers", "Ranged Weapons",
                                     "Knives", "Staffs"};

/// "+2", "−1", "+0".
std::string with_sign(int number) { return fmt::format("{}{}", number < 0 ? "−" : "+", std::abs(number)); }

std::string die(int modifier) { return modifier == 0 ? "die" : "die " + with_sign(modifier); }

std::string element_name(Element element) { return kElementNames[static_cast<std::size_t>(element)]; }

/// " for each hero", " for every 2 heroes", or nothing for a number that stands alone.
std::string by_party(int per) {
    if (per == 0) return "";
    return per == 1 ? " for each hero" : fmt::format(" for every {} heroes", per);
}

std::string stack_word(Origin origin) {
    switch (origin) {
        case Origin::beer: return "a Beer";
        case Origin::scroll: return "a Scroll";
        case Origin::spell: return "a Spell";
        case Origin::potion: return "a Potion";
        case Origin::nuggets: return "Nuggets";
        default: return "?";
    }
}

std::string icon_word(const LootIcon& icon, const Names& names) {
    switch (icon.what) {
        case LootIcon::What::stack: return stack_word(icon.stack);
        case LootIcon::What::element: return "a Spell of " + element_name(icon.element);
        case LootIcon::What::card: return "a card";
        case LootIcon::What::weapon: return "a Weapon";
        case LootIcon::What::defence: return "a Defence";
        case LootIcon::What::food: return "Food";
        case LootIcon::What::named: return "the " + names.noun(icon.named);
        case LootIcon::What::die: return "roll a die";
    }
    return "?";
}

std::string loot_words(const std::vector<LootIcon>& icons, const Names& names) {
    std::vector<std::string> words;
    for (const LootIcon& icon : icons)
        words.push_back((icon.per_party.a != 1 ? fmt::format("{} times ", icon.per_party.a) : "") +
                        icon_word(icon, names) + by_party(icon.per_party.b));
    return fmt::format("{}", fmt::join(words, ", "));
}

/// What a level, a skill or an effect gives, one phrase each.
std::vector<std::string> phrases(const Traits& traits, const Names& names) {
    std::vector<std::string> all;
    const auto say = [&](int number, const std::string& phrase) {
        if (number != 0) all.push_back(phrase);
    };
    say(traits.hand, with_sign(traits.hand) + " hand size");
    say(traits.weapons, with_sign(traits.weapons) + " with all Weapons");
    for (std::size_t i = 1; i < kFamilies; ++i)
        say(traits.family[i], with_sign(traits.family[i]) + " with " + kManyOfFamily[i]);
    say(traits.spells[0], with_sign(traits.spells[0]) + " with all attack Spells");
    for (std::size_t i = 1; i < kElements; ++i)
        say(traits.spells[i], with_sign(traits.spells[i]) + " with attack Spells of " + kElementNames[i]);
    say(traits.intelligence, with_sign(traits.intelligence) + " intelligence");
    say(traits.armour, fmt::format("armour {}", traits.armour));
    say(traits.regeneration, fmt::format("heal {} at the start of your turn", traits.regeneration));
    say(traits.reduction, fmt::format("every blow hurts {} less", traits.reduction));
    for (std::size_t i = 1; i < kElements; ++i)
        say(traits.resistance[i],
            fmt::format("attacks of {} hurt {} less", kElementNames[i], traits.resistance[i]));
    for (const auto& [type, extra] : traits.against)
        say(extra, with_sign(extra) + " against " + names.type(type));
    say(traits.berserk_beers, fmt::format("Berserk after {} Beers in one turn", traits.berserk_beers));
    say(traits.berserk_bonus, with_sign(traits.berserk_bonus) + " with Weapons while Berserk");
    say(traits.dodge, "Dodge");
    say(traits.swap, fmt::format("swap {} Loot card a turn", traits.swap));
    say(traits.drain, "Drain");
    say(traits.ally_attack, "your allies attack with " + with_sign(traits.ally_attack));
    return all;
}

std::string plus(int number) { return number == 0 ? "" : " " + with_sign(number); }

/// What a Defence does not stop.
std::string breaks_at(int value) {
    return fmt::format(
        "At {} damage in a turn it breaks: what comes after hits you, and so does the rest of a Heavy "
        "Attack.",
        value);
}

/// The first words: what it is and what its number does.
std::string first_words(const Content& content, const CardDef& card, const Names& names) {
    const bool heavy = card.heavy;
    const std::string element = element_name(card.element);
    switch (card.kind) {
        case CardKind::money: return fmt::format("Money: {}.", card.value);
        case CardKind::weapon:
            return fmt::format("{}{}.", kFamilyNames[static_cast<std::size_t>(card.family)],
                               heavy ? ", heavy" : "");
        case CardKind::defence: return fmt::format("Defence {}. {}", card.value, breaks_at(card.value));
        case CardKind::sheath: return "Sheath: stays before you.";
        case CardKind::attack_spell: return fmt::format("{} Spell.", element);
        case CardKind::healing_spell:
            return fmt::format("Healing Spell, {} intelligence. Heals you a die{}.", card.cost,
                               plus(card.modifier));
        case CardKind::defence_spell:
            return fmt::format("Magic Defence {}, {} intelligence. {} Gone before the next adventure card.",
                               card.value, card.cost, breaks_at(card.value));
        case CardKind::scroll:
            if (card.intelligence == 0) return "Scroll.";
            return fmt::format("Scroll: {} more intelligence this turn.", card.intelligence);
        case CardKind::potion:
            if (card.dice > 0) return fmt::format("Potion: heals a die{}.", plus(card.value));
            return card.value > 0 ? fmt::format("Potion: heals {}.", card.value) : "Potion.";
        case CardKind::beer:
            return fmt::format("Beer: heals {}, {} intelligence less this turn.", card.value,
                               -card.intelligence);
        case CardKind::food:
            return fmt::format("Food: free. Eaten at any time in your turn, heals a die{}.",
                               plus(card.value));
        case CardKind::monster:
            return fmt::format("Bounty: the {} comes before you.", names.noun(card.monster));
        case CardKind::ally: {
            const MonsterDef& monster = content.monster(content.find(card.monster, DefKind::monster));
            return fmt::format("Ally: takes blows like a Defence of {}, and wounds stay. {}.", monster.life,
                               monster.attacks ? "From your next turn on it attacks: " + die(monster.attack)
                                               : "Never attacks");
        }
        case CardKind::item: return "Item.";
    }
    return "?";
}

std::string level_words(const Traits& traits, const Names& names) {
    std::vector<std::string> all = phrases(traits, names);
    std::sort(all.begin(), all.end());
    return fmt::format("{}", fmt::join(all, "; "));
}

}  // namespace

std::vector<std::string> promises_of(const MonsterDef& monster, const Names& names) {
    std::string first = fmt::format("Life {}", monster.life);
    if (monster.party_life.a != 0)
        first += fmt::format(" plus {}{}", monster.party_life.a, by_party(monster.party_life.b));
    const Element struck = monster.mind ? Element::mind : monster.element;
    const std::string of = struck == Element::none ? "" : " (" + element_name(struck) + ")";
    first += monster.attacks ? ", attack " + with_sign(monster.attack) + of : ", never attacks";
    std::vector<std::string> all{first + fmt::format(", {} XP.", monster.xp)};
    const auto say = [&](bool so, const std::string& sentence) {
        if (so) all.push_back(sentence);
    };
    say(monster.mind, "Strikes intelligence, not life.");
    say(monster.heavy, "Heavy Attack.");
    say(monster.regeneration > 0, fmt::format("Regeneration {}.", monster.regeneration));
    say(monster.armour > 0, fmt::format("Armour {}.", monster.armour));
    say(monster.insane, "Insane: hits every hero.");
    say(monster.charge, "Charge.");
    say(monster.proliferate, "Proliferates.");
    say(static_cast<bool>(monster.summon), "Summons the " + names.noun(monster.summon) + ".");
    for (std::size_t i = 1; i < kElements; ++i) {
        say(monster.immune[i], fmt::format("Immune to {}.", kElementNames[i]));
        say(monster.resists[i] != 0, fmt::format("Resists {} {}.", kElementNames[i], monster.resists[i]));
    }
    say(!monster.loot.empty(), "Loot: " + loot_words(monster.loot, names) + ".");
    say(!monster.die.empty(), "Die 1 to 6: " + loot_words(monster.die, names) + ".");
    return all;
}

std::vector<std::string> promises_of(const Content& content, const CardDef& card, const Names& names) {
    std::vector<std::string> all{first_words(content, card, names)};
    if (card.discards > 0)
        all.push_back(fmt::format("then lower the first target's armour by {}.", card.discards));
    if (card.kind == CardKind::weapon && card.cost > 0)
        all.push_back(fmt::format("or pay {} intelligence: the same roll as an attack Spell of {}.",
                                  card.cost, element_name(card.element)));
    if (card.armour > 0) all.push_back(fmt::format("Armour {} while it lies before you.", card.armour));
    if (card.kind == CardKind::potion && card.intelligence > 0)
        all.push_back(fmt::format("{} more intelligence this turn.", card.intelligence));
    return all;
}

std::vector<std::string> promises_of(const HeroDef& hero, const Names& names) {
    return {fmt::format("Level 1: {}.", level_words(hero.levels[0], names)),
            fmt::format("Level 2 ({} XP): {}.", hero.level2, level_words(hero.levels[1], names)),
            fmt::format("Level 3 ({} XP): {}.", hero.level3, level_words(hero.levels[2], names))};
}

std::string promise_of(const SkillDef& skill, const Names& names) {
    if (skill.bag == "spell") return "your bag holds one Spell or Scroll more";
    if (skill.bag == "ranged") return "your bag holds one Ranged Weapon more";
    if (skill.bag == "weapon") return "your bag holds one Weapon more";
    if (skill.bag == "potion") return "your bag holds one Potion more";
    return level_words(skill.traits, names);
}

std::string promise_of(const EffectDef& effect, const Names& names) {
    const std::string lasts = effect.turns == 0   ? "Until the end of the encounter"
                              : effect.turns < 0  ? "Until the end of the chapter"
                              : effect.turns == 1 ? "This turn"
                                                  : fmt::format("For {} of your turns", effect.turns);
    return lasts + ": " + level_words(effect.traits, names);
}

std::string promise_of(const Placement& placement, const Names& names) {
    const PerParty& count = placement.count;
    return fmt::format("{} {}{}", count.a, names.noun(placement.monster), by_party(count.b));
}

}  // namespace tankard::deckbuilder::test
