-- Killing, dodging, dying, gold: GF-21 to GF-28, GF-43 to GF-64.
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
  turn("GFT-1 who reaches the Defence kills; who is reached is hit",
    lone("understudy", "thirsty_blade"), road("ogre_cook", "humming_well"), { 3, 3, 3, 4 }, {},
    { gold = 3, heroes = { { "understudy", wounds = 1 } } }, { asks = "well", told = { "log.dice", "log.rolled", "log.answers" } }),
  turn("GFT-1 a point less does not kill, a point more dodges",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("ogre_cook", "humming_well"), { 3, 3, 3, 3 }, {},
    { gold = 0, heroes = { { "bouncer", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-8 one hand busy: 1, 2, 5 and 6 are 11",
    lone("understudy", "thirsty_blade", { boasts = { "beer_in_hand" } }), road("third_wolf", "humming_well"), { 1, 2, 5, 6 }, {},
    { gold = 1, heroes = { { "understudy", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-25 three wounds, two taken and two healed: alive with three",
    lone("bouncer", "thirsty_blade", { with = { wounds = 2 }, second = "understudy" }), road("mushroom_deacon", "humming_well"), { 6, 6, 6, 6 }, {},
    { gold = 2, heroes = { { "bouncer", wounds = 1, dead = 0 } } }, { asks = "well" }),
  turn("GF-28 the game is over when all are dead; GF-27 and the dead keep their gold",
    lone("barber_surgeon", "thirsty_blade", { with = { wounds = 3, gold = 5 } }), road("giants_mother", "humming_well"), { 1, 1, 1, 1 }, {},
    { gold = 5, heroes = { { "barber_surgeon", wounds = 4, dead = 1 } } }, {}),
  turn("GFT-52 the last card is faced, somebody is alive, and it is over without a bonus",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("loose_floorboard"), {}, {},
    { gold = 2, heroes = { { "bouncer", dead = 0 } } }, {}),
  turn("GFT-26 a full purse and an empty one: 2 gold, then 3 less, and never below nothing",
    lone("hermit", "thirsty_blade"), road("purse_fairy", "humming_well"), { 6, 6, 6, 6 }, { "roll:thirsty_blade" },
    { gold = 0, heroes = { { "hermit", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-24 two wounds, two more, one healed: three, and alive",
    lone("barber_surgeon", "thirsty_blade", { with = { wounds = 2 } }), road("mushroom_deacon", "humming_well"), { 6, 6, 1, 1 }, {},
    { gold = 2, heroes = { { "barber_surgeon", wounds = 3, dead = 0 } } }, { asks = "well" }),
}
