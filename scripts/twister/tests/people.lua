-- What characters and things do, DT-100 to DT-154.
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

local function arena(what)
  what.rooms = what.rooms or { { "b4b" } }
  return what
end

return {
  play("DT-100 the nurse heals somebody beside her, friend or foe, who does nothing more this turn",
    arena { one = { { "night_nurse", "c3" }, { "bailiff", "d3", wounded = 1 } }, two = { { "clockmaker", "b3", wounded = 1 } } },
    { "heal", "tend:bailiff", "move" },
    { asks = "stroll", points = 4, seats = { { field = { "night_nurse", { "bailiff", wounded = 0, healed = 1 } } } } }),
  play("DT-100 a foe too", arena { one = { { "night_nurse", "c3" } }, two = { { "clockmaker", "b3", wounded = 1 } } },
    { "heal", "tend:clockmaker" }, { asks = "action", seats = { {}, { field = { { "clockmaker", wounded = 0 } } } } }),
  play("DT-100, DT-20 not one who would stand on another", arena { one = { { "night_nurse", "c3" }, { "bailiff", "d3", wounded = 1 }, { "clockmaker", "d3" } } },
    {}, { asks = "action", refuses = { "heal" } }),
  play("TC-32 healed by the nurse he may not attack", arena { one = { { "night_nurse", "b3" }, { "fencing_master", "c3", healed = 1 } }, two = { { "clockmaker", "d3" } } },
    {}, { asks = "action", refuses = { "fight" } }),
  play("DT-101, DT-80 a tax exile is worth two", { rooms = { { "b2a", 4 } }, one = { { "tax_exile", "u2" }, { "bailiff", "a1" } } },
    { "move", "choose:tax_exile", "leave:v2", "leave:v2" },
    { asks = "action", seats = { { score = 2, out = { "tax_exile" } } } }),
  play("TC-26 with a cash box three", { rooms = { { "b2a", 4 } }, one = { { "tax_exile", "u2" }, { "bailiff", "a1" } }, things = { { "petty_cash", by = 1, colour = 2 } } },
    { "move", "choose:tax_exile", "leave:v2", "leave:v2" },
    { asks = "action", seats = { { score = 3 } }, gone = { "petty_cash" } }),
  play("TC-26, DT-81 wounded and carried out it is worth nothing, its carrier one",
    { rooms = { { "b2a", 4 } }, one = { { "bailiff", "u2" }, { "tax_exile", by = 1, wounded = 1 }, { "clockmaker", "a1" } } },
    { "move", "choose:bailiff", "leave:v2", "leave:v2" },
    { asks = "action", seats = { { score = 1, out = { "bailiff", "tax_exile" } } } }),
  play("DT-102 a bailiff breaks a gate, for good", { rooms = { { "b1a" } }, one = { { "bailiff", "d1" } } },
    { "smash", "break_gate:e1>b1a" },
    { asks = "action", points = 4, rooms = { { "b1a", gate1 = 2, gate2 = 0 } }, refuses = { "smash" } }),
  play("DT-102, DT-162 what is broken is not closed", { rooms = { { "b1a", gate1 = 2 } }, one = { { "cat_burglar", "d1" } } },
    {}, { asks = "action", refuses = { "gate" } }),
  play("DT-104 a burglar opens a gate", { rooms = { { "b1a" } }, one = { { "cat_burglar", "d1" } } },
    { "gate", "lift_gate:e1>b1a", "move" },
    { asks = "stroll", rooms = { { "b1a", gate1 = 1 } }, offers = { "go:e1" } }),
  play("DT-104, Q20 and closes it, whoever stands beside it", { rooms = { { "b1a", gate1 = 1 } }, one = { { "cat_burglar", "d1" } }, two = { { "bailiff", "e1" } } },
    { "gate", "drop_gate:e1>b1a" },
    { asks = "action", rooms = { { "b1a", gate1 = 0 } }, refuses = { "fight" } }),
  play("DT-140 so does who has a key, again and again", { rooms = { { "b1a" } }, one = { { "clockmaker", "d1" } }, things = { { "spare_key", by = 1 } } },
    { "gate", "lift_gate:e1>b1a", "gate", "drop_gate:e1>b1a" },
    { asks = "action", points = 3, things = { { "spare_key", bearer = 1 } }, rooms = { { "b1a", gate1 = 0 } } }),
  play("DT-114 a dwarf breaks gates", { rooms = { { "b1a" } }, one = { { "grudging_dwarf", "e1" } } },
    { "smash", "break_gate:d1>b1a" }, { asks = "action", rooms = { { "b1a", gate1 = 2 } } }),
  play("DT-105 a troll heals itself and does nothing more", arena { one = { { "bridge_troll", "c3", wounded = 1 } }, two = { { "clockmaker", "d3" } } },
    { "mend" }, { points = 0, told = { "log.mended" }, seats = { { field = { { "bridge_troll", wounded = 0 } } } } }),
  play("DT-105 not in the turn in which it was wounded", arena { one = { { "bridge_troll", "c3", wounded = 1, hurt = 1 }, { "bailiff", "a1" } } },
    {}, { asks = "action", refuses = { "mend" } }),
  play("TC-33, DT-114 a troll wounded with the dwarf beside it never heals itself again",
    arena { one = { { "grudging_dwarf", "c3" } }, two = { { "bridge_troll", "d3" }, { "clockmaker", "v1" } }, blows = { { 1 }, { 0 } } },
    { "fight", "attack:bridge_troll", "charge" },
    { asks = "action", seats = { {}, { field = { { "bridge_troll", wounded = 1, scarred = 1 }, "clockmaker" } } } }),
  play("TC-33 so it does not", arena { one = { { "bridge_troll", "c3", wounded = 1, scarred = 1 }, { "bailiff", "a1" } } },
    {}, { asks = "action", refuses = { "mend" } }),
  play("TC-33 but the nurse may heal it", arena { one = { { "bridge_troll", "c3", wounded = 1, scarred = 1 }, { "night_nurse", "b3" } } },
    {}, { asks = "action", offers = { "heal" } }),
  play("DT-106 a plasterer passes a wall", { rooms = { { "b1a" } }, one = { { "plasterer", "c1" } } },
    { "pass", "through:c2" }, { asks = "action", points = 4, seats = { { field = { { "plasterer", cell = at "c2" } } } } }),
  play("DT-106 not a gate, nor the wall of a room that nobody has seen", { rooms = { { "b1a" } }, one = { { "plasterer", "d1" } } },
    {}, { asks = "action", refuses = { "pass" } }),
  play("Q18 a double wall is one", { rooms = { { "b1a" }, { "b2b", 2 } }, one = { { "plasterer", "f4" } } },
    { "pass" }, { asks = "pass", offers = { "through:g4", "through:e4" } }),

  play("DT-110 whom the lady defeats dies at once", arena { one = { { "discreet_lady", "c3" } }, two = { { "clockmaker", "d3" }, { "bailiff", "v1" } }, blows = { { 1 }, { 0 } } },
    { "fight", "attack:clockmaker", "charge" }, { asks = "action", seats = { { score = 1 }, { dead = { "clockmaker" } } } }),
  play("Q2 losers beside her, and nobody else", arena { one = { { "discreet_lady", "c3" } }, two = { { "clockmaker", "d3" }, { "bailiff", "c4" } }, blows = { { 1 }, { 0 } } },
    { "fight", "attack:clockmaker", "charge", "stand" }, { asks = "action", seats = { { score = 1 }, { field = { { "bailiff", wounded = 0 } } } } }),
  play("Q2 or every enemy, if so agreed", arena { one = { { "discreet_lady", "c3" } }, two = { { "clockmaker", "d3" }, { "bailiff", "c4" }, { "night_nurse", "v1" } }, blows = { { 1 }, { 0 } },
      settings = { lethal = "everybody" } },
    { "fight", "attack:clockmaker", "charge", "stand" }, { asks = "action", seats = { { score = 2 }, { dead = { "clockmaker", "bailiff" } } } }),
  play("DT-112 the general helps everybody in his room but himself", arena { one = { { "bailiff", "c3" }, { "retired_general", "b5" } }, two = { { "clockmaker", "d3" }, { "bailiff", "v1" } }, blows = { { 0 }, { 2 } } },
    { "fight", "attack:clockmaker", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-112 not when wounded", arena { one = { { "bailiff", "c3" }, { "retired_general", "b5", wounded = 1 } }, two = { { "clockmaker", "d3" }, { "bailiff", "v1" } }, blows = { { 0 }, { 1 } } },
    { "fight", "attack:clockmaker", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-112, DT-26 not from the starting line, which is no room", { rooms = { { "b4b" } }, one = { { "bailiff", "a1" }, { "retired_general", "a5" } }, two = { { "clockmaker", "a2" }, { "bailiff", "v1" } }, blows = { { 0 }, { 1 } } },
    { "fight", "attack:clockmaker", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-112 himself he does not help; the wounded he does", arena { one = { { "retired_general", "c3" } }, two = { { "bailiff", "d3", wounded = 1 }, { "retired_general", "b5" } }, blows = { { 0 }, { 1 } } },
    { "fight", "attack:bailiff", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("Q3 two generals are one", arena { one = { { "bailiff", "c3" }, { "retired_general", "b5" } }, two = { { "clockmaker", "d3" }, { "bailiff", "v1" } }, blows = { { 0 }, { 2 } } },
    { "fight", "attack:clockmaker", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("TC-27, DT-115 the dragon is worth two, its cash box stays", arena { one = { { "bailiff", "c3" } }, two = { { "dragon_of_means", "d3", wounded = 1 }, { "bailiff", "v1" } }, things = { { "petty_cash", by = 11 } },
      blows = { { 1 }, { 0 } } },
    { "fight", "attack:dragon_of_means", "charge" },
    { asks = "action", seats = { { score = 2 } }, things = { { "petty_cash", cell = at "d3", bearer = 0 } } }),
  play("DT-117, DT-76 the fencing master attacks for nothing, once a turn; DT-154 with a razor twice",
    arena { points = 1, one = { { "fencing_master", "c3" } }, two = { { "bailiff", "d3" } }, blows = { { 0 }, { 0 } }, things = { { "quick_razor", by = 1 } } },
    { "fight", "attack:bailiff", "hasten:fencing_master", "charge", "fight", "attack:bailiff", "hasten:fencing_master", "charge", "fight", "attack:bailiff" },
    { asks = "muster", points = 1, refuses = { "hasten:fencing_master" } }),
  play("TC-13 the third attack costs a point", arena { points = 2, one = { { "fencing_master", "c3", hurried = 2 }, { "clockmaker", "a1" } }, two = { { "bailiff", "d3" } }, things = { { "quick_razor", by = 1 } } },
    { "fight", "attack:bailiff", "charge" }, { asks = "action", points = 1, seats = { { field = { { "fencing_master", hurried = 2 }, "clockmaker" } } } }),
  play("DT-154 a razor is for anybody", arena { points = 1, one = { { "clockmaker", "c3" }, { "night_nurse", "a1" } }, two = { { "clockmaker", "d3" } }, things = { { "quick_razor", by = 1 } }, blows = { { 0 }, { 0 } } },
    { "fight", "attack:clockmaker", "hasten:clockmaker", "charge" }, { asks = "action", points = 1 }),
  play("Q13, Q14 one discount a combat", arena { one = { { "fencing_master", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "quick_razor", by = 1 } } },
    { "fight", "attack:bailiff", "hasten:fencing_master" }, { asks = "muster", refuses = { "hasten:fencing_master" } }),
  play("DT-117 nor without points and ability can anybody attack, and nobody is asked about the grog then", arena { points = 0, one = { { "fencing_master", "c3", hurried = 1 }, { "clockmaker", "b3" } }, two = { { "bailiff", "d3" } },
      things = { { "grandmothers_grog", by = 2 } } },
    {}, { asks = "plan" }),
  play("TC-10, DT-118 a knight with razor and cleaver: +2 for one point",
    arena { one = { { "overpacked_knight", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "quick_razor", by = 1 }, { "banquet_cleaver", by = 1 } }, blows = { { 0 }, { 2 } } },
    { "fight", "attack:bailiff", "hasten:overpacked_knight", "swing:banquet_cleaver", "charge" },
    { asks = "action", points = 4, told = { "log.tie" } }),
  play("TC-11 with two cleavers: +4 for three",
    arena { one = { { "overpacked_knight", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "banquet_cleaver", by = 1 }, { "banquet_cleaver", by = 1 } }, blows = { { 0 }, { 4 } } },
    { "fight", "attack:bailiff", "swing:banquet_cleaver", "swing:banquet_cleaver", "charge" },
    { asks = "action", points = 2, told = { "log.tie" } }),
  play("TC-11 with two dragon forks: +8 against a dragon",
    arena { one = { { "overpacked_knight", "c3" } }, two = { { "dragon_of_means", "d3" } }, things = { { "dragon_fork", by = 1 }, { "dragon_fork", by = 1 } }, blows = { { 0 }, { 5 } } },
    { "fight", "attack:dragon_of_means", "charge" }, { asks = "action", told = { "log.tie" } }),

  play("DT-120 a letter opener: +1 attacking", arena { one = { { "bailiff", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "letter_opener", by = 1 } }, blows = { { 0 }, { 1 } } },
    { "fight", "attack:bailiff", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-120 and not defending", arena { one = { { "bailiff", "c3" } }, two = { { "bailiff", "d3" }, { "clockmaker", "v1" } }, things = { { "letter_opener", by = 11 } }, blows = { { 0 }, { 0 } } },
    { "fight", "attack:bailiff", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-121 saucepans: +1 defending, and not attacking", arena { one = { { "bailiff", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "saucepan_mail", by = 1 }, { "saucepan_mail", by = 11 } }, blows = { { 1 }, { 0 } } },
    { "fight", "attack:bailiff", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-122 a cash box carried out is a point", { rooms = { { "b2a", 4 } }, one = { { "bailiff", "u2" }, { "clockmaker", "a1" } }, things = { { "petty_cash", by = 1 } } },
    { "move", "choose:bailiff", "leave:v2", "leave:v2" }, { asks = "action", seats = { { score = 2 } } }),
  play("DT-123 coffee: a point for four, of its drinker alone", arena { points = 1, one = { { "bailiff", "c3" }, { "clockmaker", "c1" } }, things = { { "strong_coffee", by = 1 } } },
    { "coffee", "move", "go:c4", "confirm:c4" },
    { asks = "action", points = 0, bonus = 3, gone = { "strong_coffee" } }),
  play("DT-123, Q19 it does not give back what is once a turn", arena { points = 1, one = { { "postal_archer", "c3", shot = 1 } }, two = { { "clockmaker", "f3" } }, things = { { "strong_coffee", by = 1 } } },
    { "coffee" }, { asks = "action", bonus = 4, refuses = { "shoot" } }),
  play("DT-128 the first in sight dies, also a friend", arena { one = { { "licensed_wizard", "c3" }, { "clockmaker", "e3" } }, two = { { "bailiff", "f3" } }, things = { { "unused_firework", by = 1 } } },
    { "fire" }, { asks = "fire", offers = { "aim:clockmaker" }, refuses = { "aim:bailiff" } }),
  play("DT-128 only a wizard lights it", arena { one = { { "clockmaker", "c3" } }, two = { { "bailiff", "f3" } }, things = { { "unused_firework", by = 1 } } },
    {}, { asks = "action", refuses = { "fire" } }),
  play("DT-128, DT-85 whom the victim carries dies too", arena { one = { { "licensed_wizard", "c3" } }, two = { { "bailiff", "f3" }, { "clockmaker", wounded = 1, by = 11 }, { "night_nurse", "v1" } }, things = { { "unused_firework", by = 1 } } },
    { "fire", "aim:bailiff" }, { asks = "action", seats = { { score = 2 }, { dead = { "bailiff", "clockmaker" } } } }),
  play("DT-145 grog: +3 until the turn ends, for nothing", arena { points = 1, one = { { "clockmaker", "c3" }, { "night_nurse", "a1" } }, two = { { "bailiff", "d3" } }, things = { { "grandmothers_grog", by = 1 } }, blows = { { 0 }, { 2 } } },
    { "grog", "fight", "attack:bailiff", "charge" }, { told = { "log.tie", "log.grog" }, gone = { "grandmothers_grog" } }),
  play("DT-145, DT-65 a defender may drink it after the attack is declared", arena { one = { { "bailiff", "c3" } }, two = { { "clockmaker", "d3" } }, things = { { "grandmothers_grog", by = 11 } }, blows = { { 2 }, { 0 } } },
    { "fight", "attack:clockmaker", "charge", "grog:grandmothers_grog" }, { asks = "action", told = { "log.tie" } }),
  play("DT-145, DT-182 not beside a sceptic", arena { one = { { "clockmaker", "c3" } }, two = { { "sceptic", "d3" } }, things = { { "grandmothers_grog", by = 1 } } },
    {}, { asks = "action", refuses = { "grog" } }),
  play("DT-145 and beside one its strength ends at once", arena { one = { { "clockmaker", "b3", strong = 3 } }, two = { { "sceptic", "d3" } } },
    { "move", "go:c3", "confirm:c3" }, { asks = "action", seats = { { field = { { "clockmaker", strong = 0 } } } } }),
  play("DT-146 a mallet: +1, and +2 for a dwarf", arena { one = { { "grudging_dwarf", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "rune_mallet", by = 1 } }, blows = { { 0 }, { 3 } } },
    { "fight", "attack:bailiff", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-146 for anybody else +1; DT-182 nothing against a sceptic", arena { one = { { "bailiff", "c3" } }, two = { { "sceptic", "d3" }, { "clockmaker", "v1" } }, things = { { "rune_mallet", by = 1 } }, blows = { { 0 }, { 1 } } },
    { "fight", "attack:sceptic", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-147 a bark shield: +1 defending", arena { one = { { "bailiff", "c3" } }, two = { { "clockmaker", "d3" } }, things = { { "bark_shield", by = 11 } }, blows = { { 0 }, { 0 } } },
    { "fight", "attack:clockmaker", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-148 a cleaver not swung gives nothing", arena { one = { { "bailiff", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "banquet_cleaver", by = 1 } }, blows = { { 0 }, { 0 } } },
    { "fight", "attack:bailiff", "charge" }, { asks = "action", points = 4, told = { "log.tie" } }),
  play("TC-12 forged it is +3 for the further point", arena { one = { { "bailiff", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "banquet_cleaver", by = 1, forged = 1 } }, blows = { { 0 }, { 3 } } },
    { "fight", "attack:bailiff", "swing:banquet_cleaver", "charge" }, { asks = "action", points = 3, told = { "log.tie" } }),
  play("TC-12 and nothing without it", arena { one = { { "bailiff", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "banquet_cleaver", by = 1, forged = 1 } }, blows = { { 0 }, { 0 } } },
    { "fight", "attack:bailiff", "charge" }, { asks = "action", points = 4, told = { "log.tie" } }),
  play("TC-12 a forged fork: +1 against anybody", arena { one = { { "bailiff", "c3" } }, two = { { "bailiff", "d3" } }, things = { { "dragon_fork", by = 1, forged = 1 } }, blows = { { 0 }, { 1 } } },
    { "fight", "attack:bailiff", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("TC-12 and +5 against a dragon", arena { one = { { "bailiff", "c3" } }, two = { { "dragon_of_means", "d3" } }, things = { { "dragon_fork", by = 1, forged = 1 } }, blows = { { 0 }, { 2 } } },
    { "fight", "attack:dragon_of_means", "charge" }, { asks = "action", told = { "log.tie" } }),
  play("DT-153 a dragon that the fork wounds dies", arena { one = { { "bailiff", "c3" } }, two = { { "dragon_of_means", "d3" }, { "clockmaker", "v1" } }, things = { { "dragon_fork", by = 1 } }, blows = { { 0 }, { 0 } } },
    { "fight", "attack:dragon_of_means", "charge" }, { asks = "action", seats = { { score = 2 }, { dead = { "dragon_of_means" } } } }),
  play("DT-152, Q10 an heirloom clings to a winner, whose own thing lies on the dead one's square",
    arena { one = { { "bailiff", "c3" } }, two = { { "clockmaker", "d3", wounded = 1 }, { "bailiff", "v1" } }, things = { { "petty_cash", by = 1 }, { "family_heirloom", by = 11 } }, blows = { { 1 }, { 0 } } },
    { "fight", "attack:clockmaker", "charge" },
    { asks = "action", things = { { "family_heirloom", bearer = 1 }, { "petty_cash", cell = at "d3", bearer = 0 } } }),
  play("DT-155 shields and armour work for the wounded", arena { one = { { "tax_exile", "c3" } }, two = { { "clockmaker", "d3", wounded = 1 } }, things = { { "bark_shield", by = 11 } }, blows = { { 0 }, { 0 } } },
    { "fight", "attack:clockmaker", "charge" }, { asks = "action", told = { "log.tie" } }),
}
