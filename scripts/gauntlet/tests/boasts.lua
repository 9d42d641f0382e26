-- What was said over a beer: GF-88 to GF-93.
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
  turn("GFT-9 eyes shut: 1 gold killed and dodged is none",
    lone("bouncer", "thirsty_blade", { boasts = { "eyes_shut" }, second = "understudy" }), road("third_wolf", "humming_well"), { 6, 6, 6, 6 }, {},
    { gold = 0, heroes = { { "bouncer", wounds = 0 } }, arms = { { "thirsty_blade", tokens = 1 } } }, { asks = "well" }),
  turn("GFT-9 killed, but it hit: all of it",
    lone("hermit", "thirsty_blade", { boasts = { "eyes_shut" } }), road("third_wolf", "humming_well"), { 6, 6, 6, 6 }, { "roll:thirsty_blade" },
    { gold = 1, heroes = { { "hermit", wounds = 1 } } }, { asks = "well" }),
  turn("GFT-10 eyes shut, a footman killed and dodged: 3",
    lone("bouncer", "thirsty_blade", { boasts = { "eyes_shut" }, second = "understudy" }), road("brass_footman", "humming_well"), { 6, 6, 6, 6 }, {},
    { gold = 3 }, { asks = "well" }),
  turn("GFT-11 eyes shut, the hound's wound taken: 5 gold and one wound",
    lone("bouncer", "thirsty_blade", { boasts = { "eyes_shut" }, second = "understudy" }), road("smouldering_hound", "humming_well"),
    { 6, 6, 6, 6 }, { "bleed" }, { gold = 5, heroes = { { "bouncer", wounds = 1 } } }, { asks = "well" }),
  turn("GFT-12 eyes shut, pay day, a unicorn: 2 gold and a die to spare",
    lone("bouncer", "thirsty_blade", { boasts = { "eyes_shut" }, second = "understudy" }), road("pay_day", "disdainful_unicorn", "humming_well"),
    { 6, 6, 6, 6 }, {}, { gold = 2, heroes = { { "bouncer", spare_dice = 1 } } }, { asks = "well" }),
  turn("GFT-13 eyes shut, an auctioneer's two more first: 3",
    lone("auctioneer", "thirsty_blade", { boasts = { "eyes_shut" } }), road("late_elephant", "humming_well"),
    { 6, 6, 6, 6 }, { "use:auctioneer" }, { gold = 3, heroes = { { "auctioneer", tokens = 1 } } }, { asks = "well" }),
  turn("GFT-13 neither changes what lies under the floor",
    lone("auctioneer", "thirsty_blade", { boasts = { "eyes_shut" } }), road("loose_floorboard", "humming_well"), {}, {}, { gold = 2 }, { asks = "well" }),
  turn("GFT-13 nor what is dug out of a seam",
    lone("auctioneer", "thirsty_blade", { boasts = { "eyes_shut" } }), road("rich_seam", "humming_well"), { 4, 4, 4, 4 }, {},
    { gold = 3 }, { asks = "well" }),
  turn("GF-89 in one boot the Defence is 2 less",
    lone("bouncer", "thirsty_blade", { boasts = { "one_boot" }, second = "understudy" }), road("ogre_cook", "humming_well"), { 1, 1, 1, 1 }, {},
    { heroes = { { "bouncer", wounds = 1 } } }, { asks = "well" }),
  turn("GF-91 with the goose a knife has two tokens, and Attack is 1 less",
    lone("bouncer", "boot_knife", { boasts = { "with_the_goose" }, second = "understudy" }), road("third_wolf", "humming_well"), { 4, 4, 3 },
    { "roll:boot_knife" }, { gold = 0, arms = { { "boot_knife", tokens = 2 } } }, { asks = "well" }),
  turn("GFT-33 the morning after: the killed monster still meets the lower Defence",
    lone("tinker", "felling_axe", { boasts = { "morning_after" } }), road("third_wolf", "humming_well"), { 6, 6, 6, 6 },
    { "roll:felling_axe", "treasure" }, { gold = 1, boasts = {}, heroes = { { "tinker", wounds = 1 } } }, { asks = "well" }),
  turn("GFT-33 and a turn later Defence and dice are back",
    lone("bill_collector", "felling_axe", { boasts = { "morning_after" } }), road("third_wolf", "off_duty_goblin", "humming_well"),
    { 6, 6, 6, 6, 2, 2, 2, 2, 2 }, { "roll:felling_axe", "roll:felling_axe" },
    { gold = 5, boasts = {}, heroes = { { "bill_collector", wounds = 1 } } }, { asks = "well" }),
  turn("GFT-34 sober for a turn: no penalties, and the boast stays in spite of the kill",
    lone("bill_collector", "sobering_sword", { boasts = { "morning_after" } }), road("off_duty_goblin", "humming_well"), { 2, 2, 2, 2, 2 },
    { "use:sobering_sword" },
    { gold = 3, boasts = { "morning_after" }, heroes = { { "bill_collector", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-35 an empty stomach is a wound, and one healing fills it",
    lone("bouncer", "thirsty_blade", { boasts = { "empty_stomach" }, second = "understudy" }), road("warm_spring", "humming_well"), {}, {},
    { boasts = {}, heroes = { { "bouncer", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-35 a sobering sword does not",
    lone("bouncer", "sobering_sword", { boasts = { "empty_stomach" }, second = "understudy" }), road("apologetic_mole", "humming_well"), { 6, 6, 6, 6, 6 },
    { "use:sobering_sword" }, { boasts = { "empty_stomach" }, heroes = { { "bouncer", wounds = 1 } } }, { asks = "well" }),
}
