-- What is met: GF-135 to GF-168, and modifiers: GF-66 to GF-78.
-- Everybody has taken a hero already: seat 1 has the one that is looked at, the others are dead and look on. After the last
-- encounter comes a well, which asks; so a turn is over where "well" is asked.
--- What says no pair belongs to one: a hero, its weapons, its boasts.
local function paired(seats)
  for _, seat in ipairs(seats) do
    for _, cards in pairs(seat) do
      if type(cards) == "table" then
        for i, card in ipairs(cards) do
          if type(card) == "string" then cards[i] = { card, pair = 0 } else card.pair = card.pair or 0 end
        end
      end
    end
  end
  return seats
end

local function lone(hero, weapon, more)
  more = more or {}
  local function other(class, arm)
    return { heroes = { { class, wounds = 4, dead = 1 } }, arms = { arm }, boasts = {} }
  end
  local mine = { hero }
  for name, value in pairs(more.with or {}) do mine[name] = value end
  return {
    { heroes = { mine }, arms = type(weapon) == "table" and weapon or { weapon }, boasts = more.boasts or {} },
    other(more.second or "bouncer", "sunday_cleaver"),
    other(more.third or "quartermaster", "heavy_purse"),
  }
end

local function road(...)
  local cards = { only = true }
  for _, card in ipairs { ... } do cards[#cards + 1] = card end
  return cards
end

--- One hero, what comes, what falls, what is answered, what holds in the end.
local function turn(name, seats, cards, dice, play, mine, more)
  local expect = { seats = { mine } }
  for key, value in pairs(more or {}) do
    if key ~= "settings" then expect[key] = value end
  end
  return {
    name = name, heroes = { "", "", "" }, settings = more and more.settings,
    table = { first = 1, acting = 1, tavern = { only = true }, deck = cards, seats = paired(seats) },
    dice = dice, play = play, expect = expect,
  }
end

return {
  turn("GFT-14 a shadow's second helping finds three wounds and stops",
    lone("bouncer", "thirsty_blade", { with = { wounds = 1 }, boasts = { "morning_after", "one_boot" }, second = "understudy" }),
    road("second_helping", "somebodys_shadow", "humming_well"), { 1, 1, 1 }, {}, { heroes = { { "bouncer", wounds = 3 } } }, { asks = "well" }),
  turn("GFT-15 a count's second helping: one wound, then two",
    lone("bouncer", "thirsty_blade", { with = { wounds = 1, spared = 2 }, second = "understudy" }),
    road("second_helping", "thirsty_count", "humming_well"), { 1, 1, 1, 1 }, {}, { heroes = { { "bouncer", wounds = 4, dead = 0 } } }, { asks = "well" }),
  turn("GFT-16 a second helping of slime: two wounds and two dice",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("second_helping", "clinging_slime", "humming_well"), { 1, 1, 1, 1 }, {},
    { heroes = { { "bouncer", wounds = 2, lost_dice = 2 } } }, { asks = "well" }),
  turn("GFT-17 the king's curse: the cook's wound counts twice",
    lone("understudy", "thirsty_blade"), road("unwrapped_king", "ogre_cook", "humming_well"), { 1, 1, 1, 1, 1, 1, 1, 1 }, {},
    { heroes = { { "understudy", wounds = 2, curse = 0 } } }, { asks = "well" }),
  turn("GFT-17 a turn without Damage, and the curse is gone",
    lone("understudy", "thirsty_blade"), road("unwrapped_king", "loose_floorboard", "ogre_cook", "humming_well"), { 1, 1, 1, 1, 1, 1, 1, 1 }, {},
    { gold = 2, heroes = { { "understudy", wounds = 1 } } }, { asks = "well" }),
  turn("GFT-18 a second helping of curse: four wounds",
    lone("understudy", "thirsty_blade", { with = { spared = 2 } }), road("second_helping", "unwrapped_king", "ogre_cook", "humming_well"),
    { 1, 1, 1, 1, 1, 1, 1, 1 }, {}, { heroes = { { "understudy", wounds = 4 } } }, {}),
  turn("GFT-19 poison hurts from the next turn on",
    lone("understudy", "thirsty_blade"), road("parlour_spider", "humming_well"), { 1, 1, 1, 1 }, {},
    { heroes = { { "understudy", wounds = 0, poison = 1, fresh_poison = 0 } } }, { asks = "well" }),
  turn("GFT-19 and every turn",
    lone("understudy", "thirsty_blade"), road("parlour_spider", "loose_floorboard", "apologetic_mole", "humming_well"), { 1, 1, 1, 1, 6, 6, 6, 6 }, {},
    { heroes = { { "understudy", wounds = 2, poison = 1 } } }, { asks = "well" }),
  turn("GFT-20 a spring that washes it off leaves no wound",
    lone("understudy", "thirsty_blade", { with = { poison = 1, lost_dice = 1 } }), road("warm_spring", "humming_well"), {}, {},
    { heroes = { { "understudy", wounds = 0, poison = 0, lost_dice = 0 } } }, { asks = "well" }),
  turn("GFT-21 one turn, one wound of poison: behind the door as well",
    lone("understudy", "thirsty_blade", { with = { poison = 1 } }), road("foul_mood", "doorkeeper", "pay_day", "loose_floorboard", "humming_well"), { 6, 6, 6, 6 },
    { "go:loose_floorboard" }, { gold = 2, heroes = { { "understudy", wounds = 1 } } }, { asks = "well", waiting = {} }),
  turn("GF-152 what is behind the door may be left there",
    lone("understudy", "thirsty_blade"), road("doorkeeper", "row_of_holes", "humming_well"), { 6, 6, 6, 6 }, { "decline" },
    { heroes = { { "understudy", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-23 a scorpion's patient: five wounds and alive",
    lone("bill_collector", "thirsty_blade", { with = { wounds = 3 } }), road("patient_scorpion", "humming_well"), { 1, 1, 1, 1 }, {},
    { gold = 1, heroes = { { "bill_collector", wounds = 5, dead = 0, spared = 1 } } }, { asks = "well" }),
  turn("GFT-23 until the end of the next turn",
    lone("bill_collector", "thirsty_blade", { with = { wounds = 3 } }), road("patient_scorpion", "loose_floorboard", "humming_well"), { 1, 1, 1, 1 }, {},
    { gold = 3, heroes = { { "bill_collector", wounds = 5, dead = 1 } } }, {}),
  turn("GFT-29 four wounds do not spare anybody the second fight",
    lone("bill_collector", "thirsty_blade", { with = { wounds = 3, gold = 2 } }), road("stubborn_troll", "humming_well"), { 1, 1, 1, 1, 6, 6, 6, 6 }, {},
    { gold = 6, heroes = { { "bill_collector", wounds = 5, dead = 1 } } }, {}),
  turn("GFT-31 a modifier waits while something special comes; two add up",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("thick_skin", "loose_floorboard", "pay_day", "off_duty_goblin", "humming_well"),
    { 3, 3, 3, 4 }, {}, { gold = 7 }, { asks = "well" }),
  turn("GF-71 and 12 is not enough for 10 and 3",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("thick_skin", "loose_floorboard", "pay_day", "off_duty_goblin", "humming_well"),
    { 3, 3, 3, 3 }, {}, { gold = 2 }, { asks = "well" }),
  turn("GFT-30 a fork: a biting ogre or a row of holes; what is turned up between them waits",
    lone("understudy", "thirsty_blade"), road("fork_in_the_path", "second_helping", "ogre_cook", "pay_day", "row_of_holes", "humming_well"), {},
    { "go:row_of_holes" }, { heroes = { { "understudy", wounds = 1 } } }, { asks = "well", waiting = { "pay_day" } }),
  turn("GFT-30 the ogre bites twice",
    lone("understudy", "thirsty_blade"), road("fork_in_the_path", "second_helping", "ogre_cook", "pay_day", "row_of_holes", "humming_well"), { 6, 6, 6, 6 },
    { "go:ogre_cook" }, { gold = 3, heroes = { { "understudy", wounds = 2 } } }, { asks = "well", waiting = { "pay_day" } }),
  turn("GFT-39 a bet returns double",
    lone("bill_collector", "thirsty_blade", { with = { gold = 4 } }), road("arena_champion", "humming_well"), { 6, 6, 6, 6 }, { 3 },
    { gold = 8 }, { asks = "well" }),
  turn("GFT-39 or nothing",
    lone("bill_collector", "thirsty_blade", { with = { gold = 4 } }), road("arena_champion", "humming_well"), { 1, 1, 1, 1 }, { 3 },
    { gold = 2 }, { asks = "well" }),
  turn("GFT-43 small print: no tokens, but dice to spare",
    lone("hermit", "hedgehog_shield", { with = { spare_dice = 1 } }), road("small_print_demon", "humming_well"), { 6, 6, 6, 1 }, { "spare" },
    { gold = 4, heroes = { { "hermit", wounds = 1, tokens = 4 } }, arms = { { "hedgehog_shield", tokens = 2 } } }, { asks = "well" }),
  turn("GFT-43 a hedge wizard need not read it",
    lone("hedge_wizard", "thirsty_blade"), road("small_print_demon", "humming_well"), {}, { "use:hedge_wizard" },
    { heroes = { { "hedge_wizard", wounds = 0, tokens = 1 } } }, { asks = "approach" }),
  turn("GF-137 a weapon token lets one pass the toll beast",
    lone("bouncer", "boot_knife", { second = "understudy" }), road("toll_beast", "humming_well"), {}, { "give:boot_knife" },
    { gold = 0, arms = { { "boot_knife", tokens = 3 } } }, { asks = "well" }),
  turn("GF-136 the hive's honey is 2 gold or a weapon token",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("angry_hive", "humming_well"), { 6, 6, 6, 6 }, { "weapon_token" },
    { gold = 0, arms = { { "thirsty_blade", tokens = 2 } } }, { asks = "well" }),
  turn("GFQ-3 or a class token, by the other ruling",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("angry_hive", "humming_well"), { 6, 6, 6, 6 }, { "class_token" },
    { gold = 0, heroes = { { "bouncer", tokens = 1 } } }, { asks = "well", settings = { hive = "class" } }),
  turn("GF-144 a third of the Defence in gold",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("walking_bonfire", "humming_well"), { 6, 6, 6, 6 }, {},
    { gold = 6 }, { asks = "well" }),
  turn("GF-168 an aunt's wail: one's own choice",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("wailing_aunt", "humming_well"), { 1, 1, 1, 1 }, { "weaken" },
    { heroes = { { "bouncer", wounds = 0, lost_defence = 3 } } }, { asks = "well" }),
  turn("GF-168 a witch does both",
    lone("tinker", "thirsty_blade"), road("knitting_witch", "humming_well"), { 1, 1, 1, 1 }, {},
    { heroes = { { "tinker", wounds = 1, lost_defence = 3 } } }, { asks = "well" }),
  turn("GF-168 a griffin takes 2 gold",
    lone("hermit", "thirsty_blade", { with = { gold = 5 } }), road("magpie_griffin", "humming_well"), { 1, 1, 1, 1 }, { "roll:thirsty_blade" },
    { gold = 3, heroes = { { "hermit", wounds = 1 } } }, { asks = "well" }),
  turn("GF-168 a crab leaves some of its shell",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("moat_crab", "humming_well"), { 6, 6, 6, 6 }, {},
    { gold = 2, heroes = { { "bouncer", bonus_defence = 1 } } }, { asks = "well" }),
  turn("GF-166 a marsh light takes a class token",
    lone("tinker", "thirsty_blade"), road("marsh_light", "humming_well"), { 1, 1, 1, 1 }, {},
    { heroes = { { "tinker", wounds = 0, tokens = 1 } } }, { asks = "well" }),
  turn("GF-145 a roach's catch goes with its Treasure",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("cellar_roach", "humming_well"), { 6, 6, 6, 6 }, {},
    { gold = 2, heroes = { { "bouncer", lost_defence = 1, wounds = 0 } } }, { asks = "well" }),
  turn("GF-149 a toad's die is used once",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("prophetic_toad", "humming_well"), { 6, 6, 6, 6 }, {},
    { gold = 2, heroes = { { "bouncer", spare_dice = 1 } } }, { asks = "well" }),
}
