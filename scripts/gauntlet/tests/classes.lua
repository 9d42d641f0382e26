-- Who they are: GF-94 to GF-120.
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
  turn("GF-94 a chronicler faces a special encounter twice",
    lone("chronicler", "thirsty_blade"), road("loose_floorboard", "humming_well"), {}, { "use:chronicler" },
    { gold = 4, heroes = { { "chronicler", tokens = 1 } } }, { asks = "well" }),
  turn("GF-94 and a monster that is dead already",
    lone("chronicler", "thirsty_blade"), road("late_elephant", "humming_well"), { 6, 6, 6, 6, 6, 6, 6, 6 },
    { "use:chronicler", "roll:thirsty_blade" }, { gold = 4, heroes = { { "chronicler", tokens = 1 } } }, { asks = "well" }),
  turn("GF-95 a barber heals after a monster both killed and dodged",
    lone("barber_surgeon", "thirsty_blade", { with = { wounds = 2 } }), road("third_wolf", "humming_well"), { 6, 6, 6, 6 }, { "use:barber_surgeon" },
    { heroes = { { "barber_surgeon", wounds = 1, tokens = 1 } } }, { asks = "dusk" }),
  turn("GFT-22 also the poison's wound; the poison stays",
    lone("barber_surgeon", "thirsty_blade", { with = { poison = 1 } }), road("third_wolf", "humming_well"), { 6, 6, 6, 6 }, { "use:barber_surgeon" },
    { heroes = { { "barber_surgeon", wounds = 0, poison = 1, tokens = 1 } } }, { asks = "well" }),
  turn("GFT-38 a scrap smith leaves the roach its Treasure, catch and all; the Defence comes in the evening",
    lone("scrap_smith", "thirsty_blade", { boasts = { "one_boot" } }), road("cellar_roach", "humming_well"), { 6, 6, 6, 6 }, { "use:scrap_smith" },
    { gold = 0, heroes = { { "scrap_smith", wounds = 1, bonus_defence = 3, lost_defence = 0 } } }, { asks = "well" }),
  turn("GF-100 a tinker has a die more from the evening on",
    lone("tinker", "thirsty_blade"), road("late_elephant", "humming_well"), { 6, 6, 6, 6 }, { "use:tinker" },
    { gold = 0, heroes = { { "tinker", bonus_dice = 1, tokens = 1 } } }, { asks = "well" }),
  turn("GF-101 a mourner strikes 3 harder for each of the dead",
    lone("mourner", "thirsty_blade"), road("hungry_hedge", "humming_well"), { 3, 3, 2, 2 }, { "use:mourner" },
    { gold = 1, heroes = { { "mourner", tokens = 1 } } }, { asks = "well" }),
  turn("GF-103 a grudge: two wounds are two dice, and a kill is a dodge",
    lone("grudge_bearer", "thirsty_blade", { with = { wounds = 2 } }), road("lost_minotaur", "humming_well"), { 3, 3, 3, 3, 1, 1 },
    { "use:grudge_bearer", "roll:thirsty_blade" }, { gold = 4, heroes = { { "grudge_bearer", wounds = 2 } } }, { asks = "well" }),
  turn("GF-103 without a wound there is no die, and the dodge all the same",
    lone("grudge_bearer", "thirsty_blade"), road("lost_minotaur", "humming_well"), { 4, 4, 4, 4 },
    { "use:grudge_bearer" }, { gold = 4, heroes = { { "grudge_bearer", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-2 turned round after all modifiers: a thick-skinned sword has Attack 11 and Defence 21",
    lone("pettifogger", "thirsty_blade"), road("thick_skin", "unattended_sword", "humming_well"), { 6, 6, 6, 3 },
    { "use:pettifogger" }, { gold = 3, heroes = { { "pettifogger", wounds = 0, bonus_attack = 1 } } }, { asks = "well" }),
  turn("GFT-2 and 20 does not kill it",
    lone("pettifogger", "thirsty_blade"), road("thick_skin", "unattended_sword", "humming_well"), { 6, 6, 6, 2 },
    { "use:pettifogger" }, { gold = 0, heroes = { { "pettifogger", wounds = 0 } } }, { asks = "well" }),
  turn("GFT-3 an image turned round attacks with one's own Defence and has 14",
    lone("pettifogger", "thirsty_blade", { with = { bonus_defence = 1 } }), road("spitting_image", "humming_well"), { 4, 4, 3, 3 },
    { "use:pettifogger" }, { gold = 3, heroes = { { "pettifogger", wounds = 1 } } }, { asks = "well" }),
  turn("GFQ-4 by the other ruling it attacks with the printed Defence",
    lone("pettifogger", "thirsty_blade", { with = { bonus_defence = 1 } }), road("spitting_image", "humming_well"), { 4, 4, 3, 3 },
    { "use:pettifogger" }, { gold = 3, heroes = { { "pettifogger", wounds = 0 } } },
    { asks = "well", settings = { image = "printed" } }),
  turn("GFT-32 a pensioned guard makes two wounds one",
    lone("pensioned_guard", "thirsty_blade", { boasts = { "one_boot" } }), road("mushroom_deacon", "humming_well"), { 1, 1, 1, 1 }, { "use:pensioned_guard" },
    { heroes = { { "pensioned_guard", wounds = 1, tokens = 1 } } }, { asks = "well" }),
  turn("GFT-32 poison a wound",
    lone("pensioned_guard", "thirsty_blade"), road("parlour_spider", "humming_well"), { 1, 1, 1, 1 }, { "use:pensioned_guard" },
    { heroes = { { "pensioned_guard", wounds = 1, poison = 0 } } }, { asks = "well" }),
  turn("GFT-32 and slime a wound without what clings",
    lone("pensioned_guard", "thirsty_blade"), road("clinging_slime", "humming_well"), { 1, 1, 1, 1 }, { "use:pensioned_guard" },
    { heroes = { { "pensioned_guard", wounds = 1, lost_dice = 0 } } }, { asks = "well" }),
  turn("GFQ-12 a second helping is one wound as well",
    lone("pensioned_guard", "thirsty_blade"), road("second_helping", "clinging_slime", "humming_well"), { 1, 1, 1, 1 }, { "use:pensioned_guard" },
    { heroes = { { "pensioned_guard", wounds = 1, lost_dice = 0 } } }, { asks = "well" }),
  turn("GF-106 a hermit may breathe deeply twice",
    lone("hermit", "thirsty_blade"), road("ogre_cook", "humming_well"), { 2, 2, 2, 2, 2, 3 },
    { "use:hermit", "use:hermit", "roll:thirsty_blade" }, { gold = 3, heroes = { { "hermit", wounds = 0, tokens = 2 } } }, { asks = "well" }),
  turn("GFT-36 a quartermaster has eight uses of a knife",
    lone("quartermaster", "boot_knife", { third = "understudy" }), road("apologetic_mole", "humming_well"), { 6, 6, 6 }, { "roll:boot_knife" },
    { arms = { { "boot_knife", tokens = 8 } } }, { asks = "well" }),
  turn("GFT-36 with the goose four, and a highwayman brings one and not two",
    lone("quartermaster", "boot_knife", { boasts = { "with_the_goose" }, third = "understudy" }), road("highwayman", "humming_well"), { 6, 6, 6 },
    { "roll:boot_knife" }, { gold = 3, arms = { { "boot_knife", tokens = 5 } } }, { asks = "well" }),
  turn("GFT-37 two weapons with four and two tokens",
    lone("ambidexter", { "boot_knife", "duelling_sword" }), road("late_elephant", "humming_well"), { 6, 6, 6 }, { "roll:boot_knife" },
    { arms = { { "boot_knife", tokens = 4 }, { "duelling_sword", tokens = 2 } } }, { asks = "well" }),
  turn("GFT-37 with the goose two and one, and Attack 1 less with either",
    lone("ambidexter", { "boot_knife", "duelling_sword" }, { boasts = { "with_the_goose" } }), road("late_elephant", "humming_well"), { 2, 2, 2, 3 },
    { "roll:duelling_sword" }, { arms = { { "boot_knife", tokens = 2 }, { "duelling_sword", tokens = 1 } }, gold = 2 }, { asks = "well" }),
  turn("GFT-41 a vicar at a seam heals, and neither rolls nor earns",
    lone("vicar", "thirsty_blade", { with = { wounds = 2 } }), road("rich_seam", "humming_well"), {}, { "use:vicar", "meet:rich_seam" },
    { gold = 0, heroes = { { "vicar", wounds = 1, tokens = 1 } } }, { asks = "approach" }),
  turn("GFT-42 a vicar's shield has its Defence, and does not kill",
    lone("vicar", "hedgehog_shield", { with = { wounds = 1 } }), road("smouldering_hound", "humming_well"), {}, { "use:vicar" },
    { gold = 0, heroes = { { "vicar", wounds = 1, tokens = 1 } }, arms = { { "hedgehog_shield", tokens = 2 } } }, { asks = "approach" }),
  turn("GFT-44 a cutpurse dodges a trap",
    lone("cutpurse", "thirsty_blade"), road("row_of_holes", "humming_well"), {}, { "evade:cutpurse" },
    { heroes = { { "cutpurse", wounds = 0, tokens = 1 } } }, { asks = "well" }),
  turn("GFT-44 and a hedge wizard has nothing to do with it",
    lone("hedge_wizard", "thirsty_blade"), road("row_of_holes", "humming_well"), {}, { "use:hedge_wizard" },
    { heroes = { { "hedge_wizard", wounds = 0, tokens = 1 } } }, { asks = "approach" }),
  turn("GF-114 a cutpurse dodges after the attack",
    lone("cutpurse", "thirsty_blade"), road("giants_mother", "humming_well"), { 1, 1, 1, 1 }, { "use:cutpurse" },
    { heroes = { { "cutpurse", wounds = 0, tokens = 1 } } }, { asks = "well" }),
  turn("GFT-45 a bill collector pays his way past a hired sword, and collects",
    lone("bill_collector", "thirsty_blade", { with = { gold = 4 } }), road("hired_sword", "humming_well"), {}, { "pay:hired_sword" },
    { gold = 4, heroes = { { "bill_collector", met = 1 } } }, { asks = "well" }),
  turn("GF-116 a drill sergeant has one die more, and another for a token",
    lone("drill_sergeant", "thirsty_blade"), road("ogre_cook", "humming_well"), { 2, 2, 2, 2, 2, 3 }, { "use:drill_sergeant" },
    { gold = 3, heroes = { { "drill_sergeant", tokens = 1 } } }, { asks = "well" }),
  turn("GF-118 a true believer kills with Defence 0, and a sword raises it again",
    lone("true_believer", "duelling_sword"), road("third_wolf", "humming_well"), {},
    { "use:true_believer", "use:duelling_sword", "use:duelling_sword" },
    { gold = 1, heroes = { { "true_believer", wounds = 1, tokens = 1 } }, arms = { { "duelling_sword", tokens = 0 } } }, { asks = "well" }),
  turn("GF-118 as far as it is raised above the Attack",
    lone("true_believer", "pilgrims_staff"), road("apologetic_mole", "humming_well"), {},
    { "use:true_believer", "use:pilgrims_staff", "more_defence", "use:pilgrims_staff", "more_defence" },
    { gold = 1, heroes = { { "true_believer", tokens = 1 } }, arms = { { "pilgrims_staff", tokens = 2 } } }, { asks = "well" }),
}
