-- What heroes are given: for each of them something that they can use, whoever they are and whatever they take.
-- No card stands in more lists than the box has copies of it.
local shelf = {}

--- Under Marta's bar, for the first fight.
shelf.marta = {
  barbarian = { "hatchet", "dwarven_stout", "pot_lid" },
  cleric = { "kind_word", "slap_of_wind", "rolling_pin" },
  dark_elf = { "embarrassing_memory", "bread_knife", "buckler" },
  druid = { "flying_pebbles", "kind_word", "stray_dog" },
  dwarf = { "hatchet", "rolling_pin", "red_potion" },
  elf = { "hunting_bow", "slap_of_wind", "red_potion" },
  mage = { "cold_shower", "slap_of_wind", "stone_wall" },
  necromancer = { "embarrassing_memory", "spark", "tame_turtle" },
  paladin = { "short_sword", "kind_word", "buckler" },
  red_mage = { "spark", "stone_wall", "spell_primer" },
  slayer = { "sling", "hunting_bow", "red_potion" },
  thief = { "bread_knife", "sling", "loaded_die" },
  warrior = { "short_sword", "buckler", "red_potion" },
}

--- In the miller's pledge room, halfway.
shelf.pledges = {
  barbarian = { "bastard_sword", "morning_star" },
  cleric = { "great_mending", "hammer" },
  dark_elf = { "orchish_blade", "throwing_knives" },
  druid = { "rain_staff", "great_mending" },
  dwarf = { "woodcutters_axe", "hammer" },
  elf = { "longbow", "leather_jerkin" },
  mage = { "lightning", "ember_staff" },
  necromancer = { "lightning", "rain_staff" },
  paladin = { "heirloom_sword", "round_shield" },
  red_mage = { "fireball", "ember_staff" },
  slayer = { "woodcutters_axe", "longbow" },
  thief = { "throwing_knives", "cloak_of_pockets" },
  warrior = { "bastard_sword", "round_shield" },
}

--- What there is for a stranger, and when all that was meant for somebody is in other hands.
local spare = { "red_potion", "scribbled_notes" }

local kinds = { "weapon", "defence", "attack_spell", "healing_spell", "defence_spell", "scroll", "potion", "beer", "item", "ally" }

--- The hero takes one thing, to the discard pile. If none of it is left in the box, it is the next thing that is.
function shelf.give(turn, things, hero, key)
  local list = things[hero.kind] or spare
  local options = {}
  for i, id in ipairs(list) do options[i] = { "take", id } end
  if hero:gain_card(list[hero:choose(key, options)]) then return end
  turn:tell("shelf.gone", hero)
  for _, id in ipairs(list) do
    if hero:gain_card(id) then return end
  end
  hero:gain_card(spare[1])
end

--- The same, and it is in hand at once; for who has nothing else in the discard pile.
function shelf.hand(turn, things, hero, key)
  shelf.give(turn, things, hero, key)
  for _, kind in ipairs(kinds) do
    if hero:fetch(kind) then return end
  end
end

return shelf
