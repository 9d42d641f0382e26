-- DF-81 to DF-92, DF-137 to DF-145: weapons, armours and items, each once.
local off = { 1, 0, 1, 0 }
local function ring(n) return { 1, n, 0, 0 } end

local function carrying(hero, name, gear, rest, play, expect)
  local laid = { arena = { "sumo_ogre" } }
  for key, value in pairs(rest) do laid[key] = value end
  laid.seats = laid.seats or {}
  laid.seats[1] = laid.seats[1] or {}
  laid.seats[1].gear = gear
  return {
    name = name, heroes = { hero, "tuneless_tim" }, before = { leader = "lead:seat1" }, table = laid, play = play, expect = expect,
  }
end

local all = {
  carrying("dame_ottoline", "DF-144 reduced damage: 1 less", { "quilted_nightshirt" }, {}, { "red", off }, { seats = { { life = 7 } } }),
  carrying("dame_ottoline", "DF-144 two add up", { "quilted_nightshirt", "cauldron_cuirass" }, {}, { "red", off }, { seats = { { life = 9 } } }),
  carrying("dame_ottoline", "DF-74 nothing is reduced when the party is beaten back", { "quilted_nightshirt", "cauldron_cuirass" },
    { red = 1, blue = 1, green = 1 }, { "accept_defeat" }, { seats = { { life = 5 } } }),
  carrying("dame_ottoline", "DF-143 the mirror gives back what was lost", { "hedgehog_mail" }, {}, { "red", off },
    { seats = { { life = 6 } }, arena = { { "sumo_ogre", wounds = 3 } } }),
  carrying("dame_ottoline", "DFQ-10 with reduced damage it gives back the less", { "hedgehog_mail", "cauldron_cuirass" }, {}, { "red", off },
    { seats = { { life = 8 } }, arena = { { "sumo_ogre", wounds = 1 } } }),
  carrying("dame_ottoline", "DF-143 not when the party is beaten back", { "hedgehog_mail" }, { red = 1, blue = 1, green = 1 },
    { "accept_defeat" }, { arena = { { "sumo_ogre", wounds = 0 } } }),
  carrying("dame_ottoline", "DFQ-11 the mirror kills while all are out: lost", { "hedgehog_mail" },
    { arena = { { "sumo_ogre", wounds = 10 } }, seats = { { life = 1 }, { life = 0, out = 1 } } }, { "red", off },
    { ending = "dead" }),
  carrying("dame_ottoline", "DFQ-11 the mirror kills while somebody stands: won", { "hedgehog_mail" },
    { arena = { { "sumo_ogre", wounds = 8 } } }, { "red", off }, { told = { "log.mirrored", "log.defeated" } }),
  carrying("dame_ottoline", "DF-142 the glass shield: once no damage", { "glass_shield" }, {}, { "red", off, "avert:glass_shield" },
    { seats = { { life = 9, gear = {} } } }),
  carrying("dame_ottoline", "DF-142 or it is kept", { "glass_shield" }, {}, { "red", off, "stand" },
    { seats = { { life = 6, gear = { "glass_shield" } } } }),
  carrying("dame_ottoline", "DF-140 the cape: once a throw again", { "second_chance_cape" }, {},
    { "red", off, "again_with:second_chance_cape", ring(4) },
    { arena = { { "sumo_ogre", wounds = 4 } }, seats = { { life = 9, gear = {} } } }),
  carrying("pemberton", "DF-140 the cup too", { "do_over_dice_cup" }, {}, { "red", ring(1), "again_with:do_over_dice_cup", ring(4) },
    { arena = { { "sumo_ogre", wounds = 4 } } }),
  carrying("pemberton", "DF-141 the brick: +3", { "loose_brick" }, {}, { "red", ring(1), "add:loose_brick" },
    { arena = { { "sumo_ogre", wounds = 4 } }, seats = { { gear = {} } } }),
  carrying("pemberton", "DF-141 the anvil: +5, and both together", { "loose_brick", "loose_anvil" }, {},
    { "red", ring(2), "add:loose_anvil", "add:loose_brick" }, { arena = { { "sumo_ogre", wounds = 10 } } }),
  carrying("pemberton", "DF-142 the sign", { "look_over_there_sign" }, {}, { "red", off, "avert:look_over_there_sign" },
    { seats = { { life = 9 } } }),
  carrying("pemberton", "DF-138 broth heals one by 3, before any throw", { "lukewarm_broth" }, { seats = { {}, { life = 2 } } },
    { "use_on:lukewarm_broth>seat2" }, { asks = "die", seats = { { gear = {} }, { life = 5 } } }),
  carrying("pemberton", "DF-145 never above the most", { "hot_broth" }, { seats = { { life = 7 } } },
    { "use_on:hot_broth>seat1" }, { seats = { { life = 9 } } }),
  carrying("pemberton", "DF-139 tea heals all by 2", { "round_of_tea" }, { seats = { { life = 4 }, { life = 3 } } },
    { "use:round_of_tea" }, { seats = { { life = 6 }, { life = 5 } } }),
  carrying("pemberton", "DF-139 stew by 3", { "round_of_stew" }, { seats = { { life = 4 }, { life = 3 } } },
    { "use:round_of_stew" }, { seats = { { life = 7 }, { life = 6 } } }),
  carrying("hulda", "DF-90 at any moment: in the throw of another", {}, { seats = { { life = 2 }, { gear = { "lukewarm_broth" } } } },
    { "red", { asked = "throw", answer = { -5 } }, off }, { seats = { { life = 2 }, { gear = {} } } }),
  carrying("hulda", "DF-90 and after a miss that would floor him", {}, { seats = { { life = 2 }, { gear = { "lukewarm_broth" } } } },
    { "red", off, { asked = "miss", answer = "use_on:lukewarm_broth>seat1" } }, { seats = { { life = 2, out = 0 }, { gear = {} } } }),
  carrying("hulda", "DF-66 who is out uses nothing and is not healed", {},
    { seats = { { life = 5 }, { life = 0, out = 1, gear = { "lukewarm_broth" } } } }, {}, { asks = "die", refuses = { "use_on:lukewarm_broth>seat1" } }),
  carrying("sylvaril", "DF-86 a weapon whose throw is demanded anyway gives its bonus", { "backhand_halberd" }, { arena = { "mirror_nymph" } },
    { "red", { "wield:backhand_halberd" }, { 1, 1, 0, 0, 1 } }, { arena = { { "mirror_nymph", wounds = 3 } } }),
  carrying("sylvaril", "DF-83 three weapons: three throws, three bonuses, and two bounces", { "double_hop_hook", "garter_dagger", "wrong_hand_axe" }, {},
    { "red", { "wield:double_hop_hook", "wield:garter_dagger", "wield:wrong_hand_axe" }, { 2, 1, 0, 0, 1, 1 } },
    { arena = { { "sumo_ogre", wounds = 6 } }, seats = { { gear = { "double_hop_hook", "garter_dagger", "wrong_hand_axe" } } } }),
}

-- DF-81, DF-82: each weapon's bonus, and it stays.
for _, each in ipairs {
  { "bucket_of_bravery", 3 }, { "peg_top_of_doom", 2 }, { "backhand_halberd", 2 }, { "volley_hammer", 4 },
  { "banking_boomerang", 2 }, { "squatters_spear", 2 }, { "spring_heel_sabre", 2 }, { "knuckle_crossbow", 2 },
  { "mole_pick", 2 }, { "bellows_blowpipe", 4 }, { "long_distance_lance", 1 }, { "garter_dagger", 2 }, { "pirouette_rapier", 1 },
  { "elbow_mace", 4 }, { "pious_flail", 1 }, { "wrong_hand_axe", 1 }, { "borrowed_hand_blade", 3 }, { "hurdle_whip", 4 },
  { "pocket_trebuchet", 4 }, { "header_helm", 5 }, { "nosebleed_needle", 5 }, { "marathon_musket", 2 },
  { "leftover_cleaver", 2 }, { "ballroom_broadsword", 2 },
} do
  local weapon, bonus = each[1], each[2]
  all[#all + 1] = carrying("sylvaril", "DF-81 " .. weapon, { weapon }, {}, { "red", { "wield:" .. weapon }, { 1, 2, 0, 0, 1 } },
    { arena = { { "sumo_ogre", wounds = 2 + bonus } }, seats = { { gear = { weapon } } } })
  all[#all + 1] = carrying("sylvaril", "DF-64 " .. weapon .. " declared and not performed", { weapon }, {},
    { "red", { "wield:" .. weapon }, { 1, 2, 0, 0, 0 } }, { arena = { { "sumo_ogre", wounds = 0 } }, seats = { { life = 6 } } })
end
for _, each in ipairs {
  { "skipping_stone", 1 }, { "double_hop_hook", 2 },
} do
  local weapon, bonus = each[1], each[2]
  all[#all + 1] = carrying("sylvaril", "DF-81 " .. weapon, { weapon }, {}, { "red", { "wield:" .. weapon }, { 2, 2, 0, 0 } },
    { arena = { { "sumo_ogre", wounds = 2 + bonus } } })
  all[#all + 1] = carrying("sylvaril", "DF-158 " .. weapon .. " with one bounce", { weapon }, {}, { "red", { "wield:" .. weapon }, ring(2) },
    { arena = { { "sumo_ogre", wounds = 0 } } })
end
return all
