-- Combat, DT-60 to DT-79 and DT-83 to DT-92; the examples TC-1 to TC-22.
-- Squares are named as players see them: "c5" is column 3, row 5; the starting lines are columns a and v. The first side's characters
-- have the numbers 1, 2, …, the second's 11, 12, …, things 21, 22, …; every card of a room names its slot, or lies in the next one.
local letters = "abcdefghijklmnopqrstuv"

local function at(name)
  local column = 0
  for i = 1, 22 do
    if letters:sub(i, i) == name:sub(1, 1) then column = i end
  end
  return (math.tointeger(tonumber(name:sub(2))) - 1) * 22 + column
end

local function tokens(list, first)
  local cards = { only = true }
  for i, entry in ipairs(list or {}) do
    local card = { entry[1], number = first + i - 1, cell = entry[2] and at(entry[2]) or nil }
    for word, value in pairs(entry) do
      if type(word) == "string" then card[word == "by" and "bearer" or word] = value end
    end
    cards[#cards + 1] = card
  end
  return cards
end

local function play(name, what, answers, expect)
  local rooms = { only = true }
  for i, entry in ipairs(what.rooms or {}) do
    local card = { entry[1], slot = entry[2] or i, turned = entry[3] or 0 }
    for word, value in pairs(entry) do
      if type(word) == "string" then card[word] = value end
    end
    rooms[#rooms + 1] = card
  end
  local side = what.side or 1
  local setting = { side = side, acting = side, points = what.points or 5, turn = 5, limit = 5, numbers = 60, rooms = rooms }
  setting.things = tokens(what.things, 21)
  setting.seats = { { field = tokens(what.one, 1) }, { field = tokens(what.two or { { "bailiff", "v9" } }, 11) } }
  for seat = 1, 2 do
    local hand = { only = true }
    for i, value in ipairs(what.blows and what.blows[seat] or { 0 }) do hand[i] = "blow_" .. value end
    setting.seats[seat].blows = hand
    for word, value in pairs(what.seats and what.seats[seat] or {}) do setting.seats[seat][word] = value end
  end
  for word, value in pairs(what.table or {}) do setting[word] = value end
  local settings = { forces = "base" }
  for word, value in pairs(what.settings or {}) do settings[word] = value end
  return {
    name = name, heroes = { "", "" }, settings = settings, seed = what.seed, table = setting, play = answers, expect = expect, at = what.at,
    before = what.before,
  }
end

local function duel(blows, more)
  local what = { rooms = { { "b4b" } }, one = { { "bailiff", "c3" }, { "clockmaker", "b5" } }, two = { { "bailiff", "d3" }, { "clockmaker", "v1" } }, blows = blows }
  for word, value in pairs(more or {}) do what[word] = value end
  return what
end
--- A dragon at the border of two rooms, a dwarf and a general beside it, an archer who sees it: TC-1.
local function siege(more)
  local what = {
    rooms = { { "b4b", 1 }, { "b2a", 2 } },
    one = { { "grudging_dwarf", "f1" }, { "retired_general", "g2" }, { "postal_archer", "c2" } },
    two = { { "dragon_of_means", "f2" }, { "postal_archer", "b5" } },
  }
  for word, value in pairs(more or {}) do what[word] = value end
  return what
end
--- A samurai and a dwarf with their general, an assassin and a berserker: TC-5.
local function brawl(more)
  local what = {
    rooms = { { "b4b" } },
    one = { { "fencing_master", "c3" }, { "grudging_dwarf", "e3" }, { "retired_general", "b5" }, { "postal_archer", "d1" } },
    two = { { "sore_loser", "d3" }, { "discreet_lady", "c4" }, { "clockmaker", "v1" } },
    things = { { "grandmothers_grog", by = 11 }, { "rune_mallet", by = 2 }, { "banquet_cleaver", by = 1 } },
  }
  for word, value in pairs(more or {}) do what[word] = value end
  return what
end

return {
  play("DT-60, DT-61, DT-63 one point; the lower total is wounded", duel { { 3 }, { 2 } },
    { "fight", "attack:bailiff", "charge" },
    { asks = "action", points = 4, seats = { { blows = {}, field = { { "bailiff", wounded = 0 }, "clockmaker" } }, { blows = {}, field = { { "bailiff", wounded = 1, hurt = 1 }, "clockmaker" } } } }),
  play("TC-20 a tie: nobody is wounded, both cards are gone", duel { { 2 }, { 2 } },
    { "fight", "attack:bailiff", "charge" },
    { asks = "action", told = { "log.tie" }, offers = { "fight" }, seats = { { blows = {}, field = { { "bailiff", wounded = 0 }, "clockmaker" } }, { blows = {}, field = { { "bailiff", wounded = 0 }, "clockmaker" } } } }),
  play("TC-20, DT-62 the 0 comes back", duel { { 0 }, { 0 } },
    { "fight", "attack:bailiff", "charge" },
    { asks = "action", seats = { { blows = { "blow_0" } }, { blows = { "blow_0" } } } }),
  play("DT-61 the attacker may be wounded", duel { { 0 }, { 1 } },
    { "fight", "attack:bailiff", "charge" },
    { asks = "action", seats = { { field = { { "bailiff", wounded = 1 }, "clockmaker" } } } }),
  play("DT-63, DT-82 a wounded loser dies, and that is a point", duel({ { 2 }, { 0 } }, { two = { { "bailiff", "d3", wounded = 1 }, { "clockmaker", "v1" } } }),
    { "fight", "attack:bailiff", "charge" },
    { asks = "action", seats = { { score = 1 }, { dead = { "bailiff" } } } }),
  play("TC-21, DT-83, DT-84 a wounded defender has strength 0, its armour still works: 0 + 1 + 3",
    duel({ { 3 }, { 3 } }, { one = { { "tax_exile", "c3" }, { "clockmaker", "b5" } }, two = { { "bailiff", "d3", wounded = 1 }, { "clockmaker", "v1" } },
      things = { { "saucepan_mail", by = 11 } } }),
    { "fight", "attack:bailiff", "charge" },
    { asks = "action", told = { "log.tie" }, seats = { { score = 0 } } }),
  play("TC-22, DT-64 who was wounded this turn is not attacked again", duel({ { 0 }, { 0 } }, { two = { { "bailiff", "d3", wounded = 1, hurt = 1 }, { "clockmaker", "v1" } } }),
    {}, { asks = "action", refuses = { "fight" } }),
  play("TC-22, DT-128 but a firework may be lit; TC-22",
    duel({ { 0 }, { 0 } }, { one = { { "licensed_wizard", "c3" } }, two = { { "bailiff", "d3", wounded = 1, hurt = 1 }, { "clockmaker", "v1" } },
      things = { { "unused_firework", by = 1 } } }),
    { "fire", "aim:bailiff" },
    { asks = "action", points = 4, gone = { "unused_firework" }, seats = { { score = 1 }, { dead = { "bailiff" } } } }),
  play("DT-83 the wounded do nothing", duel({ { 0 }, { 0 } }, { one = { { "bailiff", "c3", wounded = 1 }, { "clockmaker", "b5" } } }),
    {}, { asks = "action", refuses = { "fight" } }),
  play("DT-85 whom a carrier carries dies when the carrier is wounded",
    duel({ { 0 }, { 3 } }, { one = { { "bailiff", "c3" }, { "clockmaker", wounded = 1, by = 1 }, { "night_nurse", "a1" } } }),
    { "fight", "attack:bailiff", "charge" },
    { asks = "action", seats = { { dead = { "clockmaker" }, field = { { "bailiff", wounded = 1 }, "night_nurse" } }, { score = 1 } } }),
  play("DT-86, DT-87 a burglar wounded over a pit dies, and what she held is lost; but a rope stays",
    duel({ { 6 }, { 0 } }, { one = { { "bailiff", "c2" } }, two = { { "cat_burglar", "d2" }, { "clockmaker", "v1" } }, things = { { "petty_cash", by = 11 } } }),
    { "fight", "attack:cat_burglar", "charge" },
    { asks = "action", gone = { "petty_cash" }, seats = { { score = 1 }, { dead = { "cat_burglar" } } } }),
  play("DT-86 who dies on floor leaves its thing there",
    duel({ { 6 }, { 0 } }, { two = { { "bailiff", "d3", wounded = 1 }, { "clockmaker", "v1" } }, things = { { "petty_cash", by = 11 } } }),
    { "fight", "attack:bailiff", "charge" },
    { asks = "action", things = { { "petty_cash", cell = at "d3", bearer = 0 } } }),

  play("DT-66, DT-68, Q1 others beside the enemy may join: 3 + 2 against 3",
    duel({ { 0 }, { 2 } }, { one = { { "bailiff", "c3" }, { "clockmaker", "d4" } } }),
    { "fight", "choose:bailiff", "attack:bailiff", "join:clockmaker", "charge" },
    { asks = "action", told = { "log.tie" } }),
  play("DT-66 and need not",
    duel({ { 0 }, { 2 } }, { one = { { "bailiff", "c3" }, { "clockmaker", "d4" } } }),
    { "fight", "choose:bailiff", "attack:bailiff", "charge" },
    { asks = "action", seats = { { field = { { "bailiff", wounded = 1 }, { "clockmaker", wounded = 0 } } } } }),
  play("DT-66 all losers who took part are wounded",
    duel({ { 0 }, { 3 } }, { one = { { "bailiff", "c3" }, { "clockmaker", "d4" }, { "tax_exile", "a1" } } }),
    { "fight", "choose:bailiff", "attack:bailiff", "join:clockmaker", "charge" },
    { asks = "action", seats = { { field = { { "bailiff", wounded = 1 }, { "clockmaker", wounded = 1 }, { "tax_exile", wounded = 0 } } } } }),
  play("DT-65, DT-67 then the defender: whoever stands beside an attacker",
    duel({ { 0 }, { 0 } }, { two = { { "tax_exile", "d3" }, { "clockmaker", "c4" } } }),
    { "fight", "attack:tax_exile", "charge" },
    { asks = "brace", offers = { "join:clockmaker", "stand" } }),
  play("DT-67 the chain reaches as far as enemies stand side by side",
    duel({ { 0 }, { 0 } }, { one = { { "bailiff", "c3" }, { "night_nurse", "f3" } }, two = { { "tax_exile", "d3" }, { "clockmaker", "e3" } } }),
    { "fight", "choose:bailiff", "attack:tax_exile" },
    { asks = "muster", refuses = { "join:night_nurse" } }),
  play("DT-67 who was healed this turn does not take part",
    duel({ { 0 }, { 2 } }, { one = { { "bailiff", "c3" }, { "clockmaker", "d4", healed = 1 } } }),
    { "fight", "attack:bailiff" },
    { asks = "muster", refuses = { "join:clockmaker" } }),
  play("Q1 where joining is forced everybody in the chain fights: 5 against 3",
    duel({ { 0 }, { 2 } }, { one = { { "bailiff", "c3" }, { "clockmaker", "d4" } }, settings = { joining = "forced" } }),
    { "fight", "choose:bailiff", "attack:bailiff", "charge" },
    { asks = "action", told = { "log.tie" } }),

  play("TC-1 group attack with a bolt: 9 against 6", siege { blows = { { 0 }, { 3 } } },
    { "fight", "choose:grudging_dwarf", "attack:dragon_of_means", "join:retired_general", "support:postal_archer", "charge" },
    { asks = "action", points = 4, told = { "log.tie" } }),
  play("TC-1, Q15 if it fails dwarf and general are wounded, the archer is not; DT-77 theirs could not help", siege { blows = { { 0 }, { 4 } } },
    { "fight", "choose:grudging_dwarf", "attack:dragon_of_means", "join:retired_general", "support:postal_archer", "charge" },
    { asks = "action", seats = { { field = { { "grudging_dwarf", wounded = 1 }, { "retired_general", wounded = 1 }, { "postal_archer", wounded = 0, shot = 1 } } } } }),
  play("TC-2, DT-73 the general in the archer's room changes nothing: 9",
    siege { blows = { { 0 }, { 3 } }, one = { { "retired_general", "f1" }, { "grudging_dwarf", "g2" }, { "postal_archer", "c2" } } },
    { "fight", "choose:grudging_dwarf", "attack:dragon_of_means", "join:retired_general", "support:postal_archer", "charge" },
    { asks = "action", told = { "log.tie" } }),
  play("TC-3 the dragon and its archer against dwarf and general: 9 against 6",
    siege { side = 2, blows = { { 3 }, { 0 } }, one = { { "grudging_dwarf", "f1" }, { "retired_general", "g2" }, { "postal_archer", "b4" } },
      two = { { "dragon_of_means", "f2" }, { "postal_archer", "d1" } } },
    { "fight", "attack:grudging_dwarf", "support:postal_archer", "charge", "join:retired_general" },
    { asks = "action", told = { "log.tie" } }),
  play("TC-3, DT-75 if it fails their archer is unhurt",
    siege { side = 2, blows = { { 4 }, { 0 } }, one = { { "grudging_dwarf", "f1" }, { "retired_general", "g2" }, { "postal_archer", "b4" } },
      two = { { "dragon_of_means", "f2" }, { "postal_archer", "d1" } } },
    { "fight", "attack:grudging_dwarf", "support:postal_archer", "charge", "join:retired_general" },
    { asks = "action", seats = { {}, { field = { { "dragon_of_means", wounded = 1 }, { "postal_archer", wounded = 0 } } } } }),
  play("TC-4, DT-72 with a berserker beside him he neither shoots nor joins from afar",
    siege { side = 2, one = { { "grudging_dwarf", "f1" }, { "retired_general", "g2" }, { "sore_loser", "c1" } },
      two = { { "dragon_of_means", "f2" }, { "postal_archer", "d1" } } },
    { "fight", "choose:dragon_of_means", "attack:grudging_dwarf" },
    { asks = "muster", refuses = { "support:postal_archer" } }),
  play("TC-4, DT-111 and in his turn the berserker attacks him with two cards; TC-31 the 0 comes back",
    siege { one = { { "grudging_dwarf", "f1" }, { "sore_loser", "c1" } }, two = { { "dragon_of_means", "b4" }, { "postal_archer", "d1" } }, blows = { { 0, 5 }, { 1 } } },
    { "fight", "attack:postal_archer", "rage:sore_loser", "charge" },
    { asks = "action", points = 4, seats = { { blows = { "blow_0" } }, { field = { "dragon_of_means", { "postal_archer", wounded = 1 } } } } }),
  play("TC-31 0 and 5 are five",
    siege { one = { { "grudging_dwarf", "f1" }, { "sore_loser", "c1" } }, two = { { "dragon_of_means", "b4" }, { "postal_archer", "d1" } }, blows = { { 0, 5 }, { 5 } } },
    { "fight", "attack:postal_archer", "rage:sore_loser", "charge" },
    { asks = "action", told = { "log.tie" } }),

  play("TC-5 8 against 9: potion, no two cards in a group, attack weapons and bolts do not defend", brawl { side = 2, blows = { { 0 }, { 1 } } },
    { "fight", "choose:sore_loser", "attack:fencing_master", "join:discreet_lady", "grog:grandmothers_grog", "charge", "join:grudging_dwarf" },
    { asks = "action", told = { "log.tie", "log.grog" }, gone = { "grandmothers_grog" } }),
  play("TC-5, DT-111 two cards are not offered to a group", brawl { side = 2 },
    { "fight", "choose:sore_loser", "attack:fencing_master", "join:discreet_lady" },
    { asks = "muster", refuses = { "rage:sore_loser" } }),
  play("TC-6, DT-110 the samurai beside the assassin dies, the dwarf is wounded", brawl { side = 2, blows = { { 0 }, { 2 } } },
    { "fight", "choose:sore_loser", "attack:fencing_master", "join:discreet_lady", "grog:grandmothers_grog", "charge", "join:grudging_dwarf" },
    { asks = "action", seats = { { dead = { "fencing_master" }, field = { { "grudging_dwarf", wounded = 1 }, "retired_general", "postal_archer" } }, { score = 1 } } }),
  play("TC-7a two-handed sword with the own ability: 1 point, no bolt", brawl {},
    { "fight", "choose:fencing_master", "attack:sore_loser", "hasten:fencing_master", "swing:banquet_cleaver", "charge" },
    { asks = "brace", points = 4 }),
  play("TC-7a, DT-76 no bolt", brawl {},
    { "fight", "choose:fencing_master", "attack:sore_loser", "hasten:fencing_master", "swing:banquet_cleaver" },
    { asks = "muster", refuses = { "support:postal_archer" } }),
  play("TC-7b the ability without the sword: 0 points, no bolt", brawl {},
    { "fight", "choose:fencing_master", "attack:sore_loser", "hasten:fencing_master", "charge" },
    { asks = "brace", points = 5 }),
  play("TC-7c neither: 1 point, with a bolt", brawl {},
    { "fight", "choose:fencing_master", "attack:sore_loser", "support:postal_archer", "charge" },
    { asks = "brace", points = 4 }),
  play("TC-7c and no ability with the bolt", brawl {},
    { "fight", "choose:fencing_master", "attack:sore_loser", "support:postal_archer" },
    { asks = "muster", refuses = { "hasten:fencing_master" } }),
  play("TC-7d the sword without the ability: 2 points, with a bolt; DT-70", brawl {},
    { "fight", "choose:fencing_master", "attack:sore_loser", "swing:banquet_cleaver", "support:postal_archer", "charge" },
    { asks = "brace", points = 3 }),
  play("TC-8 16 against 8: not even a 6 helps", brawl { blows = { { 0 }, { 6 } } },
    { "fight", "choose:fencing_master", "attack:sore_loser", "swing:banquet_cleaver", "support:postal_archer", "join:grudging_dwarf", "charge",
      "join:discreet_lady", "grog:grandmothers_grog" },
    { asks = "action", points = 3, seats = { {}, { field = { { "sore_loser", wounded = 1 }, { "discreet_lady", wounded = 1 }, "clockmaker" } } } }),
  play("TC-8, Q17 without sword and bolt: 4 + 7 against 8", brawl { blows = { { 0 }, { 3 } } },
    { "fight", "choose:fencing_master", "attack:sore_loser", "join:grudging_dwarf", "charge", "join:discreet_lady", "grog:grandmothers_grog" },
    { asks = "action", told = { "log.tie" } }),

  play("DT-71 a bolt is worth 3, at the first in sight", siege { one = { { "postal_archer", "c1" } }, two = { { "clockmaker", "f1" }, { "bailiff", "v2" } }, blows = { { 0 }, { 1 } } },
    { "shoot", "shoot_at:clockmaker", "charge" },
    { asks = "action", points = 4, told = { "log.tie" }, refuses = { "shoot" } }),
  play("DT-75 whose bolt fails is not wounded", siege { one = { { "postal_archer", "c1" } }, two = { { "clockmaker", "f1" }, { "bailiff", "v2" } }, blows = { { 0 }, { 6 } } },
    { "shoot", "shoot_at:clockmaker", "charge" },
    { asks = "action", seats = { { field = { { "postal_archer", wounded = 0 } } } } }),
  play("DT-74 the target's armour counts", siege { one = { { "postal_archer", "c1" } }, two = { { "clockmaker", "f1" }, { "bailiff", "v2" } }, blows = { { 0 }, { 0 } },
      things = { { "saucepan_mail", by = 11 } } },
    { "shoot", "shoot_at:clockmaker", "charge" },
    { asks = "action", told = { "log.tie" } }),
  play("Q16 its general does not: 3 against 2", siege { one = { { "postal_archer", "c1" } }, two = { { "clockmaker", "f1" }, { "retired_general", "b5" } }, blows = { { 0 }, { 0 } } },
    { "shoot", "shoot_at:clockmaker", "charge" },
    { asks = "action", seats = { {}, { field = { { "clockmaker", wounded = 1 }, "retired_general" } } } }),
  play("DT-72 not at somebody beside him", siege { one = { { "postal_archer", "e1" } }, two = { { "clockmaker", "f1", wounded = 1 }, { "bailiff", "v2" } } },
    {}, { asks = "action", refuses = { "shoot" } }),
  play("TC-35 beside one who is wounded he shoots at another", siege { one = { { "postal_archer", "e1" } }, two = { { "clockmaker", "f1", wounded = 1 }, { "bailiff", "c1" } } },
    { "shoot" }, { asks = "shoot", offers = { "shoot_at:bailiff" }, refuses = { "shoot_at:clockmaker" } }),
  play("DT-78, DT-64 nor at somebody who was wounded this turn", siege { one = { { "postal_archer", "c1" } }, two = { { "clockmaker", "f1", wounded = 1, hurt = 1 }, { "bailiff", "v2" } } },
    {}, { asks = "action", refuses = { "shoot" } }),
  play("DT-90 the first character is the target, friend or foe", siege { one = { { "postal_archer", "c1" }, { "night_nurse", "e1" } }, two = { { "clockmaker", "f1" }, { "bailiff", "v2" } } },
    {}, { asks = "action", refuses = { "shoot" } }),
  play("DT-91 pits and things do not block sight", siege { one = { { "postal_archer", "c2" } }, two = { { "clockmaker", "e2" }, { "bailiff", "v2" } }, things = { { "petty_cash", "d2" } } },
    {}, { asks = "action", offers = { "shoot" } }),
  play("DT-91 a wall does", siege { one = { { "postal_archer", "b1" } }, two = { { "clockmaker", "d1" }, { "bailiff", "v2" } } },
    {}, { asks = "action", refuses = { "shoot" } }),
  play("DT-91 a closed gate does", siege { one = { { "postal_archer", "b5" } }, two = { { "clockmaker", "d5" }, { "bailiff", "v2" } } },
    {}, { asks = "action", refuses = { "shoot" } }),
  play("DT-91 an open one does not", siege { rooms = { { "b4b", gate1 = 1 } }, one = { { "postal_archer", "b5" } }, two = { { "clockmaker", "d5" }, { "bailiff", "v2" } } },
    {}, { asks = "action", offers = { "shoot" } }),
  play("DT-91 an armoury does", { rooms = { { "m1a" } }, one = { { "postal_archer", "d1" } }, two = { { "clockmaker", "d3" } } },
    {}, { asks = "action", refuses = { "shoot" } }),
  play("DT-92 stairs: sight ends on them", { rooms = { { "m4a" } }, one = { { "postal_archer", "e4" } }, two = { { "clockmaker", "c4" } } },
    {}, { asks = "action", offers = { "shoot" } }),
  play("DT-92 and does not cross them", { rooms = { { "m4a" } }, one = { { "postal_archer", "b4" } }, two = { { "clockmaker", "d4" } } },
    {}, { asks = "action", refuses = { "shoot" } }),
  play("Q6 sight runs over starting lines", { rooms = { { "b4b" } }, one = { { "postal_archer", "a1" } }, two = { { "clockmaker", "a5" } } },
    {}, { asks = "action", offers = { "shoot" } }),

  play("DT-79 several archers at one target: 6", { rooms = { { "b4b" } }, one = { { "postal_archer", "b3" }, { "postal_archer", "d1" } }, two = { { "bailiff", "d3" } }, blows = { { 0 }, { 3 } } },
    { "shoot", "choose:postal_archer", "shoot_at:bailiff", "support:postal_archer", "charge" },
    { asks = "action", points = 4, told = { "log.tie" }, refuses = { "shoot" } }),
  play("DT-116, DT-77 beside his friends he defends with strength 3", { rooms = { { "b4b" } }, one = { { "bailiff", "c3" } }, two = { { "clockmaker", "d3" }, { "postal_archer", "c4" } }, blows = { { 2 }, { 0 } } },
    { "fight", "attack:clockmaker", "charge", "join:postal_archer" },
    { asks = "action", told = { "log.tie" } }),
  play("TC-30, DT-169 on stairs one is weaker: a tax exile has 0",
    { rooms = { { "m1a" } }, one = { { "clockmaker", "c2" } }, two = { { "tax_exile", "b2" }, { "bailiff", "v1" } }, blows = { { 0 }, { 2 } } },
    { "fight", "attack:tax_exile", "charge" },
    { asks = "action", told = { "log.tie" } }),
  play("DT-169 attacking too",
    { rooms = { { "m1a" } }, one = { { "bailiff", "b2" } }, two = { { "clockmaker", "c2" }, { "bailiff", "v1" } }, blows = { { 0 }, { 0 } } },
    { "fight", "attack:clockmaker", "charge" },
    { asks = "action", told = { "log.tie" } }),
  play("DT-69 strength never falls below 0: wounded on stairs",
    { rooms = { { "m1a" } }, one = { { "clockmaker", "c2" } }, two = { { "bailiff", "b2", wounded = 1 }, { "bailiff", "v1" } }, blows = { { 0 }, { 2 } } },
    { "fight", "attack:bailiff", "charge" },
    { asks = "action", told = { "log.tie" } }),
}
