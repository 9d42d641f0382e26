-- Monsters and what comes of their attacks, DL-116 to DL-121 and DL-150 to DL-158.
--- One battle of the first seat: its party and what it has; the second seat has no visitors. Without a card fatigue is 0 and nobody
--- can cast anything.
local function fight(name, t, answers, expect)
  local seat = {
    gold = t.gold or 0, food = t.food or 0, imps = t.imps or 3, evil = t.evil or 3, letters = 0, planned = 0, battlefield = 0,
    party = t.party, traps = t.traps or {}, lair = t.lair or {}, laid = {}, sent = {}, prison = t.prison or {},
    dungeon = t.dungeon or { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } },
  }
  local other = { party = {}, prison = {}, planned = 0, battlefield = 0, evil = t.others_evil or 3 }
  return {
    name = name, chapter = "full_lease", heroes = { "", "" }, at = "plan", settings = t.settings,
    table = {
      first = 1, acting = 1, year = t.year or 1, combat = t.round or 1, tent = t.tent or {}, seats = { seat, other },
      city = { t.card or "borrowed_umbrella", "stairs_again", only = true, in_order = true },
    },
    play = answers, expect = expect,
  }
end

--- The damage of a party, hero by hero.
local function hurt(party, ...)
  local damage = { ... }
  local cards = { in_order = true }
  for i, id in ipairs(party) do cards[i] = { id, damage = damage[i] } end
  return cards
end

--- One monster is sent and does `deed`; a trap stays at home, so that the next round is asked about.
local function attack(name, party, id, deed, expect, more)
  local t = { party = party, lair = { id }, traps = { "returning_boulder" } }
  for key, value in pairs(more or {}) do t[key] = value end
  local tile = t.dungeon and t.dungeon[1][1] or "tunnel"
  local answers = { "send:" .. id, "fight:" .. tile }
  for _, answer in ipairs(deed) do answers[#answers + 1] = answer end
  expect.asks = expect.asks or "plan"
  return fight(name, t, answers, expect)
end

local w = { "retired_captain", "second_best_knight" }

return {
  attack("DL-150 a goblin stabs the first", w, "goblin", {}, { seats = { { party = hurt(w, 2, 0), lair = { { "goblin", spent = 1 } } } } }),
  attack("DL-150 and if that was the end of him, 1 for the next", { { "squire", damage = 1 }, "retired_captain" }, "goblin", {},
    { seats = { { party = hurt({ "retired_captain" }, 1), prison = { "squire" } } } }),
  attack("TC-43, DL-178 in a gymnasium 3, then 2", { { "squire" }, "retired_captain" }, "goblin", {},
    { seats = { { party = hurt({ "retired_captain" }, 2), prison = { "squire" } } } },
    { dungeon = { { "gymnasium", cell = 3 }, { "tunnel", cell = 8 } } }),
  attack("DL-151 a slime splashes everybody", w, "slime", { "splash:slime" }, { seats = { { party = hurt(w, 1, 1) } } }),
  attack("DL-151, DL-120 or holds them up: no conquest, no fatigue, and no healing, because it attacks nobody",
    { { "retired_captain", damage = 2 }, "choirboy" }, "slime", { "hold:slime" },
    { seats = { { party = hurt({ "retired_captain", "choirboy" }, 2, 0), lost = 0, lair = { { "slime", spent = 1 } } } } }, { card = "long_march" }),
  attack("DL-152 a ghost hits any but the first", { "retired_captain", "second_best_knight", "squire" }, "ghost", { "chill:ghost>squire" },
    { seats = { { party = hurt({ "retired_captain", "second_best_knight", "squire" }, 0, 0, 2) } } }),
  attack("DL-152, DL-117 a lone hero is none of its business, and it lies face down all the same", { "retired_captain" }, "ghost", {},
    { seats = { { party = hurt({ "retired_captain" }, 0), lair = { { "ghost", spent = 1 } } } } }),
  fight("DL-98, DL-152 one monster to a tunnel, and any number of ghosts",
    { party = w, lair = { "ghost", "ghost", "troll", "goblin" } }, { "send:troll", "send:ghost", "send:ghost" },
    { asks = "plan", refuses = { "send:goblin" }, seats = { { sent = { "troll", "ghost", "ghost" } } } }),
  fight("DL-99 two monsters to a room", { party = w, lair = { "slime", "troll", "goblin" }, dungeon = { { "gift_shop", cell = 3 }, { "tunnel", cell = 8 } } },
    { "send:troll", "send:goblin" }, { asks = "plan", refuses = { "send:slime" } }),
  attack("DL-153 a troll hits for 3", { "retired_captain" }, "troll", { "club:troll" }, { seats = { { party = hurt({ "retired_captain" }, 3), food = 1 } } }, { food = 1 }),
  attack("DL-153 or for 4, with something to eat", { "retired_captain" }, "troll", { "club_fed:troll" },
    { seats = { { party = hurt({ "retired_captain" }, 4), food = 0 } } }, { food = 1 }),
  attack("DL-178 in a gymnasium for 5", { "walking_wardrobe" }, "troll", { "club_fed:troll" },
    { seats = { { party = hurt({ "walking_wardrobe" }, 5), food = 0 } } }, { food = 1, dungeon = { { "gymnasium", cell = 3 }, { "tunnel", cell = 8 } } }),
  attack("Q10 without food it is not asked", { "retired_captain" }, "troll", {}, { seats = { { party = hurt({ "retired_captain" }, 3) } } }),
  attack("DL-154 a witch hits for 4", { "retired_captain", "squire" }, "witch", { "hex:witch" }, { seats = { { party = hurt({ "retired_captain", "squire" }, 4, 0) } } }),
  attack("DL-154 or twice for 1, at two heroes", { "retired_captain", "squire" }, "witch", { "hex_twice:witch>squire", "again:witch>retired_captain" },
    { seats = { { party = hurt({ "retired_captain", "squire" }, 1, 1) } } }),
  attack("DL-154 or at one", { "retired_captain", "squire" }, "witch", { "hex_twice:witch>squire", "again:witch>squire" },
    { seats = { { party = hurt({ "retired_captain", "squire" }, 0, 2) } } }),
  attack("TC-44, DL-179 in an unlit parlour 2 and 2", { "retired_captain", "second_best_knight" }, "witch",
    { "hex_twice:witch>second_best_knight", "again:witch>retired_captain" },
    { seats = { { party = hurt({ "retired_captain", "second_best_knight" }, 2, 2) } } }, { dungeon = { { "unlit_parlour", cell = 3 }, { "tunnel", cell = 8 } } }),
  attack("DL-155 a count bites for 3", { "retired_captain", "choirboy" }, "vampire", { "bite:vampire>retired_captain" },
    { seats = { { party = hurt({ "retired_captain", "choirboy" }, 2, 0), lair = { { "vampire", spent = 1 } } } } }),
  attack("DL-155 or for 2, and comes back", { "retired_captain", "choirboy" }, "vampire", { "nip:vampire>retired_captain" },
    { seats = { { party = hurt({ "retired_captain", "choirboy" }, 1, 0), lair = { { "vampire", spent = 0 } } } } }),
  attack("Q11 who comes back has attacked: the priest healed 1 of 2", { { "retired_captain", damage = 1 }, "choirboy" }, "vampire", { "nip:vampire>retired_captain" },
    { seats = { { party = hurt({ "retired_captain", "choirboy" }, 2, 0) } } }),
  attack("DL-155, Q12 with priests alone he finds nobody, comes back, and nobody heals", { { "fed_friar", damage = 1 } }, "vampire", {},
    { seats = { { party = hurt({ "fed_friar" }, 1), lair = { { "vampire", spent = 0 } } } } }),
  attack("DL-179 in an unlit parlour 4, or 3 and back", { "retired_captain", "squire" }, "vampire", { "nip:vampire>retired_captain" },
    { seats = { { party = hurt({ "retired_captain", "squire" }, 3, 0), lair = { { "vampire", spent = 0 } } } } },
    { dungeon = { { "unlit_parlour", cell = 3 }, { "tunnel", cell = 8 } } }),
  attack("DL-93 he bites a paladin, who heals 2 of 3", { "silver_paladin" }, "vampire", { "bite:vampire>silver_paladin" },
    { seats = { { party = hurt({ "silver_paladin" }, 1) } } }, { evil = 12, round = 3 }),
  attack("DL-156 a golem hits for 4 and comes back", { "walking_wardrobe" }, "golem", {},
    { seats = { { party = hurt({ "walking_wardrobe" }, 4), lair = { { "golem", spent = 0 } } } } }),
  attack("DL-157 a dragon burns everybody, and nobody heals, not even by the paladin's hand", { "silver_paladin", "retired_captain", "choirboy" }, "dragon", {},
    { seats = { { party = hurt({ "silver_paladin", "retired_captain", "choirboy" }, 2, 2, 2), lair = { { "dragon", spent = 1 } } } } }, { evil = 12, round = 3 }),
  attack("DL-158 a demon devours anybody, and nobody gets on", { "retired_captain", "walking_wardrobe" }, "demon", { "devour:demon>walking_wardrobe" },
    { seats = { { party = hurt({ "retired_captain", "walking_wardrobe" }, 0, 7), lost = 0 } } }, { card = "long_march" }),
  attack("TC-15, DL-105 what is left of a blow is lost", { { "retired_captain", damage = 2 }, "second_best_knight" }, "witch", { "hex:witch" },
    { seats = { { party = hurt({ "second_best_knight" }, 0), prison = { "retired_captain" } } } }),
  attack("TC-16 a count may end the first", { { "sword_renter", damage = 2 }, "burly_pickpocket", "tiptoer" }, "vampire", { "bite:vampire>sword_renter" },
    { seats = { { prison = { "sword_renter" } } } }),
  attack("TC-16 or the last", { { "sword_renter", damage = 2 }, "burly_pickpocket", "tiptoer" }, "vampire", { "bite:vampire>tiptoer" },
    { seats = { { prison = { "tiptoer" } } } }),
  attack("TC-16 or leave the one in the middle with 3", { { "sword_renter", damage = 2 }, "burly_pickpocket", "tiptoer" }, "vampire", { "bite:vampire>burly_pickpocket" },
    { seats = { { party = hurt({ "sword_renter", "burly_pickpocket", "tiptoer" }, 2, 3, 0) } } }),
  attack("TC-17 a slime ends whoever is one point short", { { "squire", damage = 2 }, "retired_captain" }, "slime", { "splash:slime" },
    { seats = { { party = hurt({ "retired_captain" }, 1), prison = { "squire" } } } }),
  attack("TC-18 a troll on an unhurt warrior with a choirboy: 2", { "second_best_knight", "choirboy" }, "troll", {},
    { seats = { { party = hurt({ "second_best_knight", "choirboy" }, 2, 0) } } }),
  attack("TC-19 nobody is hurt, so healing does nothing", { { "tiptoer" }, "choirboy" }, "troll", {},
    { seats = { { party = hurt({ "choirboy" }, 0), prison = { "tiptoer" } } } }),
  attack("TC-20, DL-121 four icons heal more than the attack did", { "mild_sister", { "locksmiths_nephew", damage = 1 }, { "bandage_canon", damage = 2 } }, "goblin", {},
    { seats = { { party = hurt({ "mild_sister", "locksmiths_nephew", "bandage_canon" }, 0, 0, 1) } } }),
  fight("TC-21, DL-120 nobody attacked, so nobody heals", { party = { { "retired_captain", damage = 2 }, "choirboy" }, lair = { "troll" } }, { "fight:tunnel" },
    { asks = "plan", seats = { { party = hurt({ "retired_captain", "choirboy" }, 2, 0) } } }),
  fight("DL-100 who lies face down is not sent", { party = w, lair = { { "troll", spent = 1 }, "goblin" } }, {},
    { asks = "plan", offers = { "send:goblin" }, refuses = { "send:troll" } }),
  fight("DL-100 nothing need be sent", { party = w, lair = { "troll" } }, { "fight:tunnel" },
    { asks = "plan", seats = { { lair = { { "troll", spent = 0 } }, lost = 1 } } }),
  fight("DL-116 the player says who attacks first: the ghost, as long as somebody stands before its victim",
    { party = { "sword_renter", "burly_pickpocket" }, lair = { "witch", "ghost" }, traps = { "returning_boulder" } },
    { "send:witch", "send:ghost", "fight:tunnel", "chill:ghost>burly_pickpocket", "hex:witch" },
    { asks = "plan", seats = { { party = hurt({ "burly_pickpocket" }, 2), prison = { "sword_renter" } } } }),
  fight("TC-4 the witch first, and the ghost has nobody left to hit",
    { party = { "sword_renter", "burly_pickpocket" }, lair = { "witch", "ghost" }, traps = { "returning_boulder" } },
    { "send:witch", "send:ghost", "fight:tunnel", "hex:witch" },
    { asks = "plan", seats = { { party = hurt({ "burly_pickpocket" }, 0) } } }),
  fight("DL-93 a ghost cannot hit a paladin who is first", { party = { "silver_paladin", "squire" }, lair = { "ghost" }, traps = { "returning_boulder" }, evil = 12 },
    { "send:ghost", "fight:tunnel" }, { asks = "plan", seats = { { party = hurt({ "silver_paladin", "squire" }, 0, 0) } } }),
}
