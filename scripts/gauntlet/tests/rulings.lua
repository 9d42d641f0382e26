-- What the rules leave open, GFQ-1 to GFQ-29, and corners of others.
local lib = use "lib_table"
local people, two, road, gone, play = lib.people, lib.two, lib.road, lib.gone, lib.play

local function one(class, weapon, more)
  local card = { class }
  for name, value in pairs(more or {}) do card[name] = value end
  return { heroes = { card }, arms = type(weapon) == "table" and weapon or { weapon }, boasts = {} }
end

local function lone(class, weapon, more)
  return {
    one(class, weapon, more), one(class == "bouncer" and "tinker" or "bouncer", "heavy_purse", gone), one("quartermaster", "bag_of_horseshoes", gone),
  }
end

local function bar(...)
  local cards = { only = true }
  for pair, hero in ipairs { ... } do
    cards[#cards + 1] = { hero[1], pair = pair + 1 }
    cards[#cards + 1] = { hero[2], pair = pair + 1 }
  end
  return cards
end

return {
  {
    name = "GFQ-1 as many boasts as one likes, if the house says so",
    heroes = people(3), settings = { taking = "any" },
    table = { first = 1, acting = 1, tavern = bar({ "hermit", "boot_knife" }, { "vicar", "hot_poker" }), seats = { {}, {}, {} } },
    play = { "take:hermit>boot_knife", { "boast:one_boot", "boast:eyes_shut" } },
    expect = { asks = "bid", acting = 2, seats = { { heroes = { "hermit" }, boasts = { "one_boot", "eyes_shut" } } } },
  },
  {
    name = "GF-14 a hero from the middle may be taken without a word",
    heroes = people(3),
    table = { first = 1, acting = 1, tavern = bar({ "hermit", "boot_knife" }, { "vicar", "hot_poker" }), seats = { {}, {}, {} } },
    play = { "take:vicar>hot_poker", {} },
    expect = { asks = "bid", acting = 2, seats = { { heroes = { "vicar" }, arms = { "hot_poker" }, boasts = {} } } },
  },
  {
    name = "GF-17 the robbed one's turn comes again, after the others'",
    heroes = people(3),
    table = {
      first = 2, acting = 2, tavern = bar({ "hermit", "boot_knife" }, { "vicar", "hot_poker" }),
      seats = { { heroes = { { "bouncer", pair = 1 } }, arms = { { "felling_axe", pair = 1 } } }, {}, {} },
    },
    play = { "steal:bouncer>seat1", { "boast:one_boot" }, "take:hermit>boot_knife", {} },
    expect = { asks = "bid", acting = 1, offers = { "take:vicar>hot_poker", "steal:bouncer>seat2", "steal:hermit>seat3" } },
  },
  {
    name = "GFQ-27 nobody steals from himself; GF-81 two each",
    heroes = people(2),
    table = {
      first = 1, acting = 1, tavern = bar({ "hermit", "boot_knife" }, { "vicar", "hot_poker" }, { "tinker", "heavy_purse" }),
      seats = { { heroes = { { "bouncer", pair = 1 } }, arms = { { "felling_axe", pair = 1 } } }, {} },
    },
    play = {},
    expect = { asks = "bid", acting = 1, offers = { "take:hermit>boot_knife", "take:vicar>hot_poker", "take:tinker>heavy_purse" }, refuses = { "steal:bouncer>seat1" } },
  },
  play("GFQ-6 a repetition is an encounter survived", {
    one("understudy", "thirsty_blade"), one("chronicler", "heavy_purse", gone), one("bill_collector", "bag_of_horseshoes", gone),
  }, road("loose_floorboard", "humming_well"), {}, { "use:chronicler" },
    { asks = "well", seats = { { gold = 6, heroes = { { "understudy", tokens = 1 } } } } }),
  play("GFQ-8 poison adds up", lone("bouncer", "thirsty_blade", { poison = 2 }), road("loose_floorboard", "humming_well"), {}, {},
    { asks = "well", seats = { { heroes = { { "bouncer", wounds = 2 } } } } }),
  play("GFQ-9 a curse does not make a trap worse", lone("bouncer", "thirsty_blade", { curse = 2 }), road("row_of_holes", "humming_well"), {}, {},
    { asks = "well", seats = { { heroes = { { "bouncer", wounds = 1, curse = 0 } } } } }),
  play("GFQ-10 a curse upon a curse is four", lone("bouncer", "thirsty_blade", { curse = 2 }), road("unwrapped_king", "humming_well"),
    { 1, 1, 1, 1 }, {}, { asks = "well", seats = { { heroes = { { "bouncer", wounds = 0, cursed = 4 } } } } }),
  play("GFQ-11 the troll bites twice in the second fight, too", lone("bouncer", "thirsty_blade", { spared = 2 }),
    road("second_helping", "stubborn_troll", "humming_well"), { 1, 1, 1, 1, 1, 1, 1, 1 }, {},
    { asks = "well", seats = { { heroes = { { "bouncer", wounds = 4, dead = 0 } } } } }),
  play("GFQ-14 who dies now is echoed from the next turn on", {
    one("understudy", "thirsty_blade"), one("bill_collector", "heavy_purse", { wounds = 3 }), one("bouncer", "bag_of_horseshoes", gone),
  }, road("row_of_holes", "loose_floorboard", "humming_well"), {}, {},
    { asks = "well", seats = { { gold = 3, heroes = { { "understudy", wounds = 1 } } }, { heroes = { { "bill_collector", dead = 1 } } } } }),
  play("GFQ-16 a fork behind the door is no fork, and an end of the road is no encounter", lone("bouncer", "thirsty_blade"),
    road("doorkeeper", "fork_in_the_path"), { 6, 6, 6, 6 }, {}, { faced = { "doorkeeper", "fork_in_the_path" } }),
  play("GFQ-18 a fork with one way left", lone("bouncer", "thirsty_blade"), road("fork_in_the_path", "loose_floorboard"), {}, {},
    { seats = { { gold = 2 } } }),
  play("GFQ-22 a pike's 14 is not multiplied", lone("ambidexter", { "sunday_cleaver", "regulation_pike" }),
    road("brass_footman", "humming_well"), { 1 }, { "roll:sunday_cleaver", "use:regulation_pike" },
    { asks = "well", seats = { { gold = 0, arms = { "sunday_cleaver", { "regulation_pike", tokens = 1 } } } } }),
  play("GFQ-26 with two players a dead one rises while the other player has somebody", {
    two({ "stubborn_corpse", "boot_knife", { wounds = 4, dead = 1 } }, { "understudy", "thirsty_blade" }),
    two({ "bill_collector", "sunday_cleaver" }, { "quartermaster", "heavy_purse", { wounds = 4, dead = 1 } }),
  }, road("loose_floorboard", "humming_well"), {}, { "rise:stubborn_corpse>stubborn_corpse" },
    { asks = "muster", seats = { { gold = 2, heroes = { { "stubborn_corpse", gold = 2, tokens = 1 }, { "understudy", gold = 0 } } } } }),
  play("GF-141 where tokens are sealed the dead stay dead", {
    one("stubborn_corpse", "thirsty_blade", gone), one("bouncer", "bag_of_horseshoes"), one("bill_collector", "heavy_purse", gone),
  }, road("small_print_demon", "humming_well"), { 1, 1 }, {},
    { asks = "muster", seats = { { heroes = { { "stubborn_corpse", tokens = 2 } } } } }),
  play("GF-97 a token gained goes to the weapon of one's choice", lone("ambidexter", { "thirsty_blade", "sunday_cleaver" }),
    road("highwayman", "humming_well"), { 6 }, { "roll:sunday_cleaver", "choose:sunday_cleaver" },
    { asks = "well", seats = { { gold = 3, arms = { { "thirsty_blade", tokens = 1 }, { "sunday_cleaver", tokens = 1 } } } } }),
  play("GF-98 an understudy has nothing of a dead ambidexter", {
    one("understudy", "thirsty_blade"), one("ambidexter", { "heavy_purse", "boot_knife" }, gone), one("bouncer", "bag_of_horseshoes", gone),
  }, road("apologetic_mole", "humming_well"), { 6, 6, 6, 6 }, {}, { asks = "well", seats = { { gold = 1, arms = { "thirsty_blade" } } } }),
  play("GF-138 a footman killed that hits pays 2", lone("hermit", "thirsty_blade"), road("brass_footman", "humming_well"), { 6, 6, 6, 6 },
    { "roll:thirsty_blade" }, { asks = "well", seats = { { gold = 2, heroes = { { "hermit", wounds = 1 } } } } }),
  play("GF-130 an empty purse is no Damage to avenge", lone("bouncer", "hedgehog_shield"), road("foul_mood", "purse_fairy", "humming_well"),
    { 1, 1, 1 }, {}, { asks = "well", seats = { { gold = 0, arms = { { "hedgehog_shield", tokens = 2 } } } } }),
  play("GF-152 a smith who forgoes the doorkeeper's Treasure forgoes the door", lone("scrap_smith", "thirsty_blade"),
    road("doorkeeper", "loose_floorboard", "humming_well"), { 6, 6, 6, 6 }, { "use:scrap_smith" },
    { asks = "well", seats = { { gold = 2, heroes = { { "scrap_smith", bonus_defence = 3 } } } } }),
}
