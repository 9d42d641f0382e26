-- What a card asks of whoever starts a turn it asks of whoever turns it up, too: once, whatever was played before.
local earlier = {
  ["01_the_mill"] = "07_hands_in_the_race", ["02_the_ferry"] = "22_the_drowned_procession", ["03_the_sluice"] = "46_the_silt_rises",
}

local function turned_up(name, chapter, card, hand, play, expect, dice)
  return {
    name = name, chapter = chapter, heroes = { "barbarian", "warrior" }, flags = { shelf = true },
    before = { leader = "lead:seat1" }, settings = { duty = "none" }, start = { adventure_deck = { earlier[chapter] } },
    table = {
      hand_off = 1, adventure_deck = { card },
      seats = { { life = 40, hand = hand, front = {}, monsters = {} }, { hand = { "coin" }, monsters = {} } },
    },
    dice = dice, play = play, expect = expect,
  }
end

return {
  turned_up("in the sack loft the sacks lean towards whoever turned it up after buying, too", "01_the_mill", "03_the_sack_loft",
    { "coin", "coin", "staff" }, { "play:coin", "draw_adventure", { asked = "loft", answer = "loft.topple" } },
    { asks = "main", told = { "loft.reveal" }, seats = { { life = 36, monsters = { { "flour_rat", wounds = 1 }, { "flour_rat", wounds = 1 } } } } },
    { 4, 1, 1 }),
  turned_up("whoever turns up the sack loft before playing anything is asked once", "01_the_mill", "03_the_sack_loft",
    { "coin", "coin", "staff" }, { "draw_adventure", { asked = "loft", answer = "loft.topple" } },
    { asks = "main", seats = { { life = 36, monsters = { { "flour_rat", wounds = 1 }, { "flour_rat", wounds = 1 } } } } }, { 4, 1, 1 }),
  turned_up("and again at the start of the next turn", "01_the_mill", "03_the_sack_loft", { "coin", "coin", "staff" },
    { "play:coin", "draw_adventure", { asked = "loft", answer = "loft.creep" }, "end_turn", "loft.creep", "end_turn" },
    { asks = "loft", active = 0, round = 2 }, { 1, 1, 1 }),
  turned_up("whoever turns up the gallery with money may light a lamp at once", "01_the_mill", "09_light_in_the_gallery", { "coin", "hatchet", "coin" },
    { "play:coin", "draw_adventure", { asked = "gallery", answer = "gallery.lamp" } },
    { asks = "main", seats = { { life = 28 } } }, { 3, 3 }),
  turned_up("the fog takes two cards from whoever turns it up", "02_the_ferry", "18_choking_fog", { "coin", "coin", "staff", "hatchet" },
    { "play:coin", "draw_adventure", { asked = "discard", answer = { "discard:coin", "discard:staff" } } },
    { asks = "main", seats = { { hand = { "hatchet" } } } }, { 1, 1 }),
  turned_up("and two only, if nothing was played", "02_the_ferry", "18_choking_fog", { "coin", "coin", "staff", "hatchet" },
    { "draw_adventure", { asked = "discard", answer = { "discard:coin", "discard:staff" } } },
    { asks = "main", seats = { { hand = { "coin", "hatchet" } } } }, { 1, 1 }),
  turned_up("on the landing stage whoever turns it up has to hold on", "02_the_ferry", "20_the_landing_stage", { "coin", "staff", "hatchet" },
    { "play:coin", "draw_adventure", { asked = "landing", answer = "landing.hold" }, { asked = "discard", answer = { "discard:staff" } } },
    { asks = "main", seats = { { hand = { "hatchet" } } } }, { 1, 1 }),
  turned_up("on the weir whoever turns it up slips", "03_the_sluice", "42_the_weir", { "coin", "staff", "hatchet" },
    { "play:coin", "draw_adventure", { asked = "discard", answer = { "discard:staff" } } },
    { asks = "main", seats = { { hand = { "hatchet" } } } }, { 1, 1 }),
  turned_up("whoever turns up the hoist may haul at once", "03_the_sluice", "52_the_chain_hoist", { "coin", "staff", "hatchet" },
    { "play:coin", "draw_adventure", { asked = "hoist", answer = "hoist.haul" }, { asked = "discard", answer = { "discard:staff" } } },
    { asks = "main", seats = { { life = 40, hand = { "hatchet" } } } }, { 1, 2 }),
}
