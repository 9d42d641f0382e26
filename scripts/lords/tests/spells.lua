-- Spells, DL-112 to DL-114 and DL-191 to DL-207.
local lib = use "lib_table"
local fight, hurt = lib.fight, lib.hurt

local mage = { "retired_captain", "evening_mage" }

--- A wizard of one icon in round 1, so that every spell works; a trap stays at home, so that the next round is asked about.
local function spell(name, card, t, answers, expect)
  t.party = t.party or mage
  t.card = card
  t.traps = t.traps or { "returning_boulder" }
  expect.asks = expect.asks or "plan"
  return fight(name, t, answers, expect)
end

--- This card in the second round.
local function straw_then(card, scenario)
  scenario.table.city = { "man_of_straw", card, only = true, in_order = true }
  return scenario
end

return {
  spell("DL-191 an umbrella: each hero ignores 1 from monsters", "borrowed_umbrella", { lair = { "slime" } }, { "send:slime", "fight", "splash:slime" },
    { seats = { { party = hurt(mage, 0, 0) } } }),
  spell("DL-191 and only 1 a round, with two attackers", "borrowed_umbrella",
    { lair = { "goblin", "ghost", "ghost" }, party = { "retired_captain", "weather_consultant" } },
    { "send:ghost", "send:ghost", "send:goblin", "fight" },
    { seats = { { party = hurt({ "retired_captain", "weather_consultant" }, 1, 3) } } }),
  spell("DL-192, DL-113 a stern look: the chosen monster goes home as if never sent", "stern_look",
    { lair = { "troll", "slime" }, dungeon = { { "gift_shop", cell = 3 }, { "tunnel", cell = 8 } } },
    { "send:troll", "send:slime", "fight", "single_withdrawn:troll", "splash:slime" },
    { seats = { { party = hurt(mage, 2, 1), lair = { { "troll", spent = 0 }, { "slime", spent = 1 } } } } }),
  spell("DL-114 a ghost is no monster: the look passes it by", "stern_look", { lair = { "ghost" }, party = { "retired_captain", "weather_consultant" } },
    { "send:ghost", "fight" }, { seats = { { party = hurt({ "retired_captain", "weather_consultant" }, 1, 2) } } }),
  spell("DL-193 a packed lunch: the first hero has 1 health more", "packed_lunch", {}, { "fight" },
    { seats = { { party = { { "retired_captain", more_health = 1, damage = 1 }, "evening_mage" } } } }),
  spell("DL-194 collective bargaining: who is not paid again goes home", "collective_bargaining", { lair = { "troll", "goblin" }, food = 0 },
    { "send:troll", "fight" }, { seats = { { party = hurt(mage, 1, 0), lair = { { "troll", spent = 0 }, "goblin" } } } }),
  spell("DL-194 who is paid again stays", "collective_bargaining", { lair = { "goblin" }, food = 2 }, { "send:goblin", "fight", "pay_wage:goblin" },
    { seats = { { party = hurt(mage, 3, 0), food = 1 } } }),
  spell("DL-194 one may let it go", "collective_bargaining", { lair = { "goblin" }, food = 2 }, { "send:goblin", "fight", "withdraw:goblin" },
    { seats = { { party = hurt(mage, 1, 0), food = 2, lair = { { "goblin", spent = 0 } } } } }),
  spell("DL-45 that wage is a cost: at the top a count cannot be paid with evil", "collective_bargaining",
    { lair = { "vampire" }, evil = 14, party = { "silver_paladin", "evening_mage" } },
    { "send:vampire", "fight" }, { seats = { { party = hurt({ "silver_paladin", "evening_mage" }, 1, 0), lair = { { "vampire", spent = 0 } } } } }),
  spell("DL-194, DL-92 paid with evil: the paladin comes at once", "collective_bargaining", { lair = { "ghost", "vampire" }, evil = 8, tent = { "silver_paladin" } },
    { "send:vampire", "fight", "pay_wage:vampire" },
    { asks = "attack", seats = { { evil = 10, party = { "silver_paladin", "retired_captain", "evening_mage", in_order = true } } } }),
  spell("DL-194 slimes work for nothing and stay", "collective_bargaining", { lair = { "slime" } }, { "send:slime", "fight", "splash:slime" },
    { seats = { { party = hurt(mage, 2, 1) } } }),
  spell("DL-195 a man of straw stands in front and takes the blow", "man_of_straw", { lair = { "troll" } }, { "send:troll", "fight" },
    { seats = { { party = hurt(mage, 2, 0) } } }),
  spell("DL-195 behind him a ghost reaches the first real hero", "man_of_straw", { lair = { "ghost" } },
    { "send:ghost", "fight", "chill:ghost>retired_captain" }, { seats = { { party = hurt(mage, 3, 0), prison = {} } } }),
  spell("DL-195 he goes to nobody's prison, and fatigue knows him, too", "man_of_straw", {}, { "fight" },
    { seats = { { party = hurt(mage, 1, 0), prison = {}, lost = 1 } } }),
  spell("DL-195, DL-102 alone he is nobody, and is gone when the last real hero has fallen", "man_of_straw",
    { lair = { "ghost" }, party = { { "evening_mage", damage = 1 } }, round = 1 }, { "send:ghost", "fight", "chill:ghost>evening_mage" },
    { asks = "dummy", told = { "log.all_fell" }, seats = { { party = {}, prison = { "evening_mage" }, lost = 0 } } }),
  straw_then("collective_bargaining", spell("DL-195 he stands even before a paladin who comes later", "man_of_straw",
    { lair = { "slime", "vampire" }, evil = 8, tent = { "silver_paladin" }, party = { "retired_captain", "footnote_mage" } },
    { "send:slime", "fight", "hold:slime", "send:vampire", "fight", "pay_wage:vampire" },
    { asks = "attack", seats = { { party = { "illusion", "silver_paladin", "retired_captain", "footnote_mage", in_order = true } } } })),
  spell("DL-92, DL-165 a needle stays in whom it hit, although the paladin comes to stand in front", "collective_bargaining",
    { lair = { "vampire" }, traps = { "slow_needle", "returning_boulder" }, evil = 8, tent = { "silver_paladin" }, party = { "retired_captain", "evening_mage" } },
    { "lay:slow_needle", "send:vampire", "fight", "aim:slow_needle>retired_captain", "pay_wage:vampire", "bite:vampire>silver_paladin" },
    { asks = "plan", seats = { { party = hurt({ "silver_paladin", "retired_captain", "evening_mage" }, 2, 3, 0) } } }),
  spell("DL-196 a second wind heals 2, in front first, without any attack", "second_wind", { party = { { "retired_captain", damage = 1 }, { "evening_mage", damage = 2 } } },
    { "fight" }, { seats = { { party = hurt(mage, 2, 1) } } }),
  spell("Q18 a dragon does not stop it", "second_wind", { lair = { "dragon" }, party = { "walking_wardrobe", "certified_conjuror" } }, { "send:dragon", "fight" },
    { seats = { { party = hurt({ "walking_wardrobe", "certified_conjuror" }, 2, 2) } } }),
  spell("DL-202 light fingers: 1 gold", "light_fingers", { gold = 2, food = 2 }, { "fight" }, { seats = { { gold = 1, food = 2 } } }),
  spell("DL-202 or 1 food", "light_fingers", { gold = 0, food = 2 }, { "fight" }, { seats = { { gold = 0, food = 1 } } }),
  spell("DL-202 or nothing", "light_fingers", {}, { "fight" }, { seats = { { gold = 0, food = 0 } } }),
  spell("DL-203 imp repellent: 1 imp", "imp_repellent", { imps = 2 }, { "fight" }, { seats = { { imps = 1 } } }),
  spell("DL-203 if there is one", "imp_repellent", { imps = 0 }, { "fight" }, { seats = { { imps = 0 } } }),
  spell("DL-197 a ceasefire: all monsters go home, ghosts stay", "ceasefire", { lair = { "troll", "ghost" }, party = { "retired_captain", "weather_consultant" } },
    { "send:troll", "send:ghost", "fight" },
    { seats = { { party = hurt({ "retired_captain", "weather_consultant" }, 1, 2), lair = { { "troll", spent = 0 }, { "ghost", spent = 1 } } } } }),
  spell("DL-198 wool: the golem is a sheep, hits for 1 and lies face down", "wool_gathering", { lair = { "golem" }, party = { "walking_wardrobe", "evening_mage" } },
    { "send:golem", "fight" }, { seats = { { party = hurt({ "walking_wardrobe", "evening_mage" }, 3, 0), lair = { { "golem", spent = 1 } } } } }),
  spell("DL-199 invisible ink: nobody hurts a wizard", "invisible_ink", { lair = { "slime" }, party = { "retired_captain", "evening_mage" } },
    { "send:slime", "fight", "splash:slime" }, { seats = { { party = hurt(mage, 3, 0) } } }),
  spell("DL-200 red mist: the lower number, at the first, and no coming back", "red_mist", { lair = { "vampire" } }, { "send:vampire", "fight" },
    { seats = { { party = hurt(mage, 4, 0), lair = { { "vampire", spent = 1 } } } } }),
  spell("DL-200 ghosts keep their heads", "red_mist", { lair = { "ghost" }, party = { "retired_captain", "weather_consultant" } }, { "send:ghost", "fight" },
    { seats = { { party = hurt({ "retired_captain", "weather_consultant" }, 2, 2) } } }),
  spell("DL-201 a wrong door: it does not attack, and lies face down", "wrong_door", { lair = { "troll" } }, { "send:troll", "fight" },
    { seats = { { party = hurt(mage, 2, 0), lair = { { "troll", spent = 1 } } } } }),
  spell("DL-204 a group bandage: everybody heals 1", "group_bandage", { party = { { "walking_wardrobe", damage = 2 }, { "evening_mage", damage = 2 } } }, { "fight" },
    { seats = { { party = hurt({ "walking_wardrobe", "evening_mage" }, 4, 1) } } }),
  spell("DL-205 a spring clean: a trap out of the store", "spring_clean", { gold = 1, party = { "walking_wardrobe", "evening_mage" }, lair = { "troll" } },
    { "fight" }, { seats = { { traps = {}, gold = 1 } } }),
  spell("DL-205 or 1 gold", "spring_clean", { gold = 1, traps = {}, party = { "walking_wardrobe", "evening_mage" }, lair = { "troll" } }, { "fight" },
    { seats = { { gold = 0 } } }),
  spell("DL-206 a notice: 1 gold", "formal_notice", { gold = 1, party = { "walking_wardrobe", "evening_mage" } }, { "fight", "pay_writ" },
    { seats = { { gold = 0, letters = 0 } } }),
  spell("DL-206 or a letter", "formal_notice", { gold = 1, party = { "walking_wardrobe", "evening_mage" } }, { "fight", "take_letter" },
    { seats = { { gold = 1, letters = 1 } } }),
  spell("DL-207 no spell, fatigue alone", "long_march", { party = mage, lair = { "slime" } }, { "fight" }, { seats = { { party = hurt(mage, 2, 0) } } }),
  spell("DL-112 one icon is not enough in round 2", "light_fingers", { gold = 2, round = 2 }, { "fight" }, { seats = { { gold = 2 } } }),
  spell("DL-112, TC-40 wizard 2 and paladin 2 are enough in round 3", "collective_bargaining",
    { round = 3, lair = { "goblin" }, evil = 12, party = { "silver_paladin", "footnote_mage" } }, { "send:goblin", "fight" },
    { seats = { { lair = { { "goblin", spent = 0 } } } } }),
  spell("TC-40 if a trap has taken the wizard away, they are not", "collective_bargaining",
    { round = 3, lair = { "goblin" }, traps = { "long_case_clock", "returning_boulder" }, evil = 12, party = { "silver_paladin", { "footnote_mage", damage = 2 } } },
    { "lay:long_case_clock", "send:goblin", "fight" }, { seats = { { lair = { { "goblin", spent = 1 } }, prison = { "footnote_mage" } } } }),
  spell("DL-112 monsters may prevent a slow spell", "light_fingers", { gold = 1, lair = { "vampire" } }, { "send:vampire", "fight", "bite:vampire>evening_mage" },
    { seats = { { gold = 1, prison = { "evening_mage" } } } }),
  spell("DL-181 no spells in a silent library", "light_fingers", { gold = 1, dungeon = { { "silent_library", cell = 3 }, { "tunnel", cell = 8 } } }, { "fight" },
    { seats = { { gold = 1 } } }),
}
