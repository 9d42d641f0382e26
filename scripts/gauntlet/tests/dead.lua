-- The dead, GF-80, GF-107 to GF-110 and GF-119, GF-120; boasting, GF-13 to GF-18; two players, GF-81 to GF-87.
local lib = use "lib_table"
local people, two, road, play, gone = lib.people, lib.two, lib.road, lib.play, lib.gone

local function one(class, weapon, more)
  local card = { class }
  for name, value in pairs(more or {}) do card[name] = value end
  return { heroes = { card }, arms = { weapon }, boasts = {} }
end

return {
  play("GFT-46 an understudy of the late wizard and the late collector skips, and collects",
    { one("understudy", "thirsty_blade"), one("hedge_wizard", "sunday_cleaver", gone), one("bill_collector", "heavy_purse", gone) },
    road("row_of_holes", "humming_well"), {}, { "use:hedge_wizard" },
    { asks = "approach", seats = { { gold = 1, heroes = { { "understudy", wounds = 0, tokens = 1 } } } } }),
  play("GF-107 and has nobody's abilities before somebody is dead",
    { one("understudy", "thirsty_blade"), one("hedge_wizard", "sunday_cleaver"), one("bill_collector", "heavy_purse") },
    road("loose_floorboard", "humming_well"), {}, { "meet:loose_floorboard" },
    { asks = "approach", seats = { { gold = 2, heroes = { { "understudy", tokens = 2 } } }, { gold = 2 }, { gold = 4 } } }),
  play("GFT-47 a dead understudy plays like a stubborn corpse, and collects nothing",
    { one("understudy", "thirsty_blade", gone), one("stubborn_corpse", "sunday_cleaver", gone), one("bill_collector", "heavy_purse", gone),
      one("bouncer", "boot_knife") },
    road("loose_floorboard", "humming_well"), {}, { "rise:understudy>stubborn_corpse", "stay_dead" },
    { asks = "muster", seats = { { gold = 2, heroes = { { "understudy", tokens = 1, dead = 1 } } }, { gold = 0 } } }),
  play("GFT-48 a stubborn corpse in a spring is none any more",
    { one("stubborn_corpse", "thirsty_blade", gone), one("bouncer", "sunday_cleaver"), one("bill_collector", "heavy_purse", gone) },
    road("warm_spring", "loose_floorboard", "humming_well"), {}, { "rise:stubborn_corpse>stubborn_corpse" },
    { asks = "well", seats = { { gold = 2, heroes = { { "stubborn_corpse", wounds = 3, dead = 0, tokens = 1 } } } } }),
  play("GFT-49 a scorpion does not make it live",
    { one("stubborn_corpse", "thirsty_blade", gone), one("bouncer", "sunday_cleaver"), one("bill_collector", "heavy_purse", gone) },
    road("patient_scorpion", "humming_well"), { 1, 1, 1, 1, 6 }, { "rise:stubborn_corpse>stubborn_corpse" },
    { asks = "muster", seats = { { heroes = { { "stubborn_corpse", wounds = 6, dead = 1, spared = 0 } } } } }),
  play("GFT-50 with nobody else alive there is nothing to be stubborn about",
    { one("stubborn_corpse", "thirsty_blade", { wounds = 3 }), one("bouncer", "sunday_cleaver", gone), one("bill_collector", "heavy_purse", gone) },
    road("row_of_holes", "humming_well"), {}, {}, { seats = { { heroes = { { "stubborn_corpse", dead = 1, tokens = 2 } } } } }),
  play("GF-148 a dead one is not poisoned in turns that it does not play",
    { one("stubborn_corpse", "thirsty_blade", { wounds = 4, dead = 1, poison = 1 }), one("bouncer", "boot_knife"),
      one("bill_collector", "heavy_purse", gone) },
    road("loose_floorboard", "humming_well"), {}, { "stay_dead" },
    { asks = "muster", seats = { { gold = 0, heroes = { { "stubborn_corpse", wounds = 4 } } } } }),
  play("GF-82 of two heroes one goes; GFT-53 the other has neither poison nor wages",
    { two({ "bouncer", "boot_knife", { poison = 1 } }, { "understudy", "thirsty_blade" }),
      two({ "bill_collector", "sunday_cleaver" }, { "quartermaster", "heavy_purse" }) },
    road("loose_floorboard", "humming_well"), {}, { "face:understudy", "face:quartermaster" },
    { asks = "muster", seats = { { gold = 2, heroes = { { "bouncer", wounds = 0, poison = 1 }, { "understudy", gold = 2 } } }, { gold = 3 } } }),
  play("GF-84 nor does it die while it waits",
    { two({ "bouncer", "boot_knife", { wounds = 5, spared = 1 } }, { "understudy", "thirsty_blade" }),
      two({ "bill_collector", "sunday_cleaver" }, { "quartermaster", "heavy_purse" }) },
    road("loose_floorboard", "humming_well"), {}, { "face:understudy", "face:quartermaster" },
    { asks = "muster", seats = { { heroes = { { "bouncer", dead = 0, spared = 1 }, { "understudy" } } } } }),
  play("GF-86 each hero's purse is its own; GF-87 the seat has both",
    { two({ "bouncer", "heavy_purse", { gold = 2 } }, { "understudy", "thirsty_blade", { gold = 9 } }),
      two({ "bill_collector", "sunday_cleaver" }, { "quartermaster", "boot_knife" }) },
    road("late_elephant", "humming_well"), { 1, 1, 1 }, { "face:bouncer", "face:bill_collector" },
    { asks = "muster", seats = { { gold = 12, heroes = { { "bouncer", gold = 3 }, { "understudy", gold = 9 } } } } }),
  {
    name = "GFT-51 what was said stays said, and whoever takes over says more; nothing twice",
    heroes = people(3),
    table = {
      first = 1, acting = 1, tavern = { { "hermit", pair = 2 }, { "boot_knife", pair = 2 }, { "vicar", pair = 3 }, { "hot_poker", pair = 3 }, only = true },
      seats = { {}, { heroes = { { "bouncer", pair = 1 } }, arms = { { "felling_axe", pair = 1 } }, boasts = { { "eyes_shut", pair = 1 } } }, {} },
    },
    play = { "steal:bouncer>seat2", { "boast:one_boot" } },
    expect = {
      asks = "bid", refuses = { "steal:vicar" },
      seats = { { heroes = { "bouncer" }, arms = { "felling_axe" }, boasts = { "eyes_shut", "one_boot" } }, { heroes = {}, arms = {}, boasts = {} } },
    },
  },
  {
    name = "GF-16 a hero with all six boasts cannot be stolen",
    heroes = people(3),
    table = {
      first = 1, acting = 1, tavern = { { "hermit", pair = 2 }, { "boot_knife", pair = 2 }, { "vicar", pair = 3 }, { "hot_poker", pair = 3 }, only = true },
      seats = { {}, { heroes = { { "bouncer", pair = 1 } }, arms = { { "felling_axe", pair = 1 } }, boasts = {
        { "eyes_shut", pair = 1 }, { "one_boot", pair = 1 }, { "beer_in_hand", pair = 1 }, { "with_the_goose", pair = 1 },
        { "morning_after", pair = 1 }, { "empty_stomach", pair = 1 },
      } }, {} },
    },
    play = {},
    expect = { asks = "bid", offers = { "take:hermit>boot_knife", "take:vicar>hot_poker" }, refuses = { "steal:bouncer" } },
  },
}
