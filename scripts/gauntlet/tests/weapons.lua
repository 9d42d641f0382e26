-- What they strike with: GF-121 to GF-134.
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
  turn("GFT-6 the axe doubles what the goose has left",
    lone("tinker", "felling_axe", { boasts = { "with_the_goose" } }), road("minor_titan", "humming_well"), { 3, 3, 3, 3, 3 },
    { "use:felling_axe" }, { heroes = { { "tinker", strength = 28, tiring = 1 } } }, { asks = "spoils" }),
  turn("GFT-6 a turn later the Attack is 0, whatever is added to it",
    lone("bill_collector", "felling_axe", { with = { bonus_attack = 9, spare_dice = 1 } }), road("minor_titan", "apologetic_mole", "humming_well"), { 6, 6, 6, 6, 6 },
    { "use:felling_axe", "roll:felling_axe" }, { gold = 7, heroes = { { "bill_collector", spare_dice = 1 } } }, { asks = "well" }),
  turn("GFT-6 but a true believer still kills",
    lone("true_believer", "felling_axe"), road("minor_titan", "apologetic_mole", "humming_well"), { 6, 6, 6, 6, 6 },
    { "use:felling_axe", "roll:felling_axe", "use:true_believer" }, { gold = 6, heroes = { { "true_believer", tokens = 1 } } }, { asks = "well" }),
  turn("GFT-7 the Sunday cleaver: (5 + 3) times 4 less the goose is 31",
    { { heroes = { { "tinker", spare_dice = 1 } }, arms = { "sunday_cleaver" }, boasts = { "with_the_goose" } },
      { heroes = { { "understudy", wounds = 4, dead = 1 } }, arms = { "heavy_purse" }, boasts = {} },
      { heroes = { { "quartermaster", wounds = 4, dead = 1 } }, arms = { "thirsty_blade" }, boasts = {} } },
    road("minor_titan", "humming_well"), { 5, 3 }, { "spare" },
    { heroes = { { "tinker", strength = 31, spare_dice = 0 } } }, { asks = "spoils" }),
  turn("GF-123 a thirsty blade has a token after a kill, and two dice for it",
    lone("bouncer", "thirsty_blade", { second = "understudy" }), road("apologetic_mole", "ogre_cook", "humming_well"), { 2, 2, 2, 2, 2, 2, 2, 2, 2, 3 },
    { "use:thirsty_blade" }, { gold = 4, arms = { { "thirsty_blade", tokens = 1 } } }, { asks = "well" }),
  turn("GFT-27 a kill feeds it before the jelly eats",
    lone("bill_collector", "thirsty_blade"), road("rust_jelly", "humming_well"), { 6, 6, 6, 6 }, {},
    { gold = 4, heroes = { { "bill_collector", wounds = 1 } }, arms = { { "thirsty_blade", tokens = 0 } } }, { asks = "well" }),
  turn("GFT-28 without a token there is only the wound",
    lone("bill_collector", "thirsty_blade"), road("rust_jelly", "humming_well"), { 1, 1, 1, 1 }, {},
    { gold = 1, heroes = { { "bill_collector", wounds = 1 } }, arms = { { "thirsty_blade", tokens = 0 } } }, { asks = "well" }),
  turn("GF-124 a hot poker burns its owner, kills and dodges",
    lone("bill_collector", "hot_poker"), road("minor_titan", "humming_well"), {}, { "use:hot_poker" },
    { gold = 6, heroes = { { "bill_collector", wounds = 1 } } }, { asks = "well" }),
  turn("GF-126 a flail may fall twice",
    lone("bill_collector", "capricious_flail"), road("ogre_cook", "humming_well"), { 1, 1, 1, 1, 1, 3, 3, 3, 3, 3 }, { "use:capricious_flail" },
    { gold = 4, heroes = { { "bill_collector", wounds = 1 } } }, { asks = "well" }),
  turn("GFT-40 a purse of 7 gold and the coin it comes with: 8 more Attack",
    { { heroes = { { "tinker", gold = 7 } }, arms = { "heavy_purse" }, boasts = {} },
      { heroes = { { "understudy", wounds = 4, dead = 1 } }, arms = { "sunday_cleaver" }, boasts = {} },
      { heroes = { { "quartermaster", wounds = 4, dead = 1 } }, arms = { "thirsty_blade" }, boasts = {} } },
    road("late_elephant", "humming_well"), { 1, 1, 1 }, {}, { gold = 8, heroes = { { "tinker", strength = 11 } } }, { asks = "spoils" }),
  turn("GFT-40 in a seam as well",
    { { heroes = { { "bouncer", gold = 6 } }, arms = { "heavy_purse" }, boasts = {} },
      { heroes = { { "understudy", wounds = 4, dead = 1 } }, arms = { "sunday_cleaver" }, boasts = {} },
      { heroes = { { "quartermaster", wounds = 4, dead = 1 } }, arms = { "thirsty_blade" }, boasts = {} } },
    road("rich_seam", "humming_well"), { 1, 1, 1 }, {}, { gold = 9 }, { asks = "well" }),
  turn("GF-128 a sabre rolls two dice again",
    lone("bill_collector", "curved_sabre"), road("ogre_cook", "humming_well"), { 1, 1, 4, 4, 2, 3 },
    { "use:curved_sabre", { "again", "again.2" } }, { gold = 4, heroes = { { "bill_collector", wounds = 1 } } }, { asks = "well" }),
  turn("GFT-5 a regulation pike with the goose: 13, whatever was rolled",
    lone("tinker", "regulation_pike", { boasts = { "with_the_goose" } }), road("ogre_cook", "humming_well"), { 1, 1, 1, 1 },
    { "use:regulation_pike" }, { heroes = { { "tinker", strength = 13 } } }, { asks = "spoils" }),
  turn("GF-130 a hedgehog kills what has hurt",
    lone("scrap_smith", "hedgehog_shield"), road("minor_titan", "humming_well"), { 1, 1, 1 }, { "use:hedgehog_shield", "treasure" },
    { gold = 5, heroes = { { "scrap_smith", wounds = 1 } }, arms = { { "hedgehog_shield", tokens = 1 } } }, { asks = "well" }),
  turn("GF-130 also if it did no wound",
    lone("bill_collector", "hedgehog_shield", { with = { gold = 5 } }), road("foul_mood", "purse_fairy", "humming_well"), { 1, 1, 1 },
    { "use:hedgehog_shield" }, { gold = 5, heroes = { { "bill_collector", wounds = 0 } } }, { asks = "well" }),
  turn("GF-131 as many horseshoes as one likes",
    lone("bill_collector", "bag_of_horseshoes"), road("late_elephant", "humming_well"), { 2, 2, 2, 2 },
    { "use:bag_of_horseshoes", "use:bag_of_horseshoes", "roll:bag_of_horseshoes" },
    { gold = 3, arms = { { "bag_of_horseshoes", tokens = 18 } } }, { asks = "well" }),
  turn("GF-132 a dowser finds the floorboard before the holes",
    lone("bouncer", "dowsing_rod", { second = "understudy" }), road("row_of_holes", "loose_floorboard", "humming_well"), {},
    { "first:loose_floorboard" }, { gold = 2, heroes = { { "bouncer", wounds = 0 } } }, { asks = "foresee", foreseen = { "row_of_holes", "humming_well" } }),
  turn("GF-132 and throws one out for a token, then looks again",
    lone("bouncer", "dowsing_rod", { second = "understudy" }), road("row_of_holes", "minor_titan", "loose_floorboard", "humming_well"), {},
    { "discard:minor_titan", "first:loose_floorboard" }, { gold = 2, arms = { { "dowsing_rod", tokens = 1 } } }, { asks = "foresee" }),
  turn("GFT-4 a staff's 6 Defence make an image's 6 higher",
    lone("bill_collector", "pilgrims_staff"), road("spitting_image", "humming_well"), { 6, 6, 6 },
    { "use:pilgrims_staff", "more_defence", "roll:pilgrims_staff" }, { gold = 1, heroes = { { "bill_collector", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-29 a sword's Defence still counts in the second fight, and there is no third",
    lone("bill_collector", "duelling_sword", { with = { bonus_defence = 3 } }), road("stubborn_troll", "humming_well"), { 1, 1, 1, 1, 1, 1, 1, 1 },
    { "use:duelling_sword" }, { gold = 1, heroes = { { "bill_collector", wounds = 0 } }, arms = { { "duelling_sword", tokens = 1 } } }, { asks = "well" }),
  turn("table 6.3 a bow dodges what it killed",
    lone("bill_collector", "poachers_bow"), road("lost_minotaur", "humming_well"), { 6, 6, 6, 6 }, { "use:poachers_bow" },
    { gold = 5, heroes = { { "bill_collector", wounds = 0 } } }, { asks = "well" }),
  turn("table 6.3 a whip what it did not",
    lone("bill_collector", "drovers_whip"), road("lost_minotaur", "humming_well"), { 1, 1, 1, 1 }, { "use:drovers_whip" },
    { gold = 1, heroes = { { "bill_collector", wounds = 0 } } }, { asks = "well" }),
  turn("table 6.3 a sling brings down what strikes with 20",
    lone("bill_collector", "shepherds_sling"), road("lost_minotaur", "humming_well"), {}, { "use:shepherds_sling" },
    { gold = 5, heroes = { { "bill_collector", wounds = 0 } } }, { asks = "well" }),
  turn("table 6.3 a sceptre what guards itself better than it strikes",
    lone("bill_collector", "borrowed_sceptre"), road("gutter_gargoyle", "humming_well"), {}, { "use:borrowed_sceptre" },
    { gold = 3, heroes = { { "bill_collector", wounds = 0 } } }, { asks = "well" }),
  turn("table 6.3 an honest fist kills and dodges",
    lone("bill_collector", "honest_fist"), road("minor_titan", "humming_well"), {}, { "use:honest_fist" },
    { gold = 6, heroes = { { "bill_collector", wounds = 0 } } }, { asks = "well" }),
  turn("table 6.3 a mace thinks again",
    lone("bill_collector", "second_thought_mace"), road("ogre_cook", "humming_well"), { 2, 2, 2, 2, 2, 3 }, { "use:second_thought_mace" },
    { gold = 4 }, { asks = "well" }),
}
