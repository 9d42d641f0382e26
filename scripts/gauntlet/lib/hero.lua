-- What a hero is made of, and its numbers: class card, weapons and boasts lie in one seat's area and have the same number of a
-- pair. "hero" is always the class card. Nothing here changes anything. `fresh`: as it will be when a fight begins ("fight"), or a
-- turn and its fight ("turn"): what lasts no longer is still on the card then, and does not count.
local hero = {}

function hero.weapons(card) return card:alike("pair", "kind", "weapon") end
function hero.boasts(card) return card:alike("pair", "kind", "boast") end

--- The living and the dead of all seats, from the first player on (GF-22).
function hero.all(game)
  return game:around("heroes", game:seat(game.first))
end

--- Who faces this turn's encounter for a seat, or nil.
function hero.active(seat) return seat.heroes:first_with("active", 1) end

--- All who face it, in the same order.
function hero.all_active(game)
  return game:around("heroes", game:seat(game.first), "active", 1)
end

--- How many other heroes died in an earlier turn, GF-101: deaths are only looked at when a turn is over.
function hero.dead_others(card, game)
  local dead = #game:around("heroes", game:seat(game.first), "dead", 1)
  return card.dead == 1 and dead - 1 or dead
end

--- The class cards whose abilities a hero has: its own, and those of the dead if it echoes them (GF-107).
function hero.classes(card, game)
  local found = { card }
  if card.echoes then
    for _, other in ipairs(hero.all(game)) do
      if other.dead == 1 and other ~= card then found[#found + 1] = other end
    end
  end
  return found
end

--- The cards that act on a hero by themselves, in this order: classes, weapons, boasts (none while they are ignored, GF-125).
function hero.bearers(card, game, fresh)
  local own = card:alike "pair"    -- weapons, boasts, and the class card itself at the end
  local sober = card.sober == 1 and fresh ~= "turn"
  if not sober and not card.echoes then
    table.insert(own, 1, table.remove(own))
    return own
  end
  local found = hero.classes(card, game)
  for _, other in ipairs(own) do
    if other ~= card and not (sober and other.kind == "boast") then found[#found + 1] = other end
  end
  return found
end

--- What the faces of dice count together.
function hero.counted(game, bearers, card, faces)
  local sum, changes = 0, true
  for _, face in ipairs(faces) do
    local counts, asked = face, 0
    if changes then counts, asked = game:fold("modify_face", bearers, face, card) end
    changes = asked > 0
    sum = sum + counts
  end
  return sum
end

--- Something happens to the hero: everything that acts on it is told; how many cards that concerned.
function hero.happens(card, game, hook, ...)
  return game:call_all(hook, hero.bearers(card, game), card, ...)
end

local function note(parts, name, change)
  if parts and change ~= 0 then parts[name] = (parts[name] or 0) + change end
end

--- What `game:fold` comes to; with `parts`, what each source adds is noted there.
local function folded(game, hook, bearers, sum, card, parts)
  local whole, asked = game:fold(hook, bearers, sum, card)
  if not parts or asked == 0 then return whole end
  for _, source in ipairs(bearers) do
    local before = sum
    sum = game:fold(hook, { source }, before, card)
    note(parts, source.id, sum - before)
  end
  return whole
end

--- GF-49. With `parts` there by name is what cards add to it.
function hero.defence(card, game, bearers, fresh, parts)
  local sum = card.defence + card.bonus_defence - card.lost_defence
  if fresh ~= "turn" then sum = sum + card.turn_defence end
  return folded(game, "modify_defence", bearers or hero.bearers(card, game), sum, card, parts)
end

--- How many dice a weapon gives the hero now; never below 0 (GF-50). With `parts` (and not `fresh`) there by name is what is added to
--- its own.
function hero.dice(card, game, weapon, bearers, fresh, parts)
  local sum = weapon.dice + card.bonus_dice - card.lost_dice
  if fresh ~= "turn" then sum = sum + card.turn_dice end
  if not fresh then sum = sum + card.fight_dice end
  if parts then
    for _, name in ipairs { "bonus_dice", "turn_dice", "fight_dice" } do note(parts, name, card[name]) end
    note(parts, "lost_dice", -card.lost_dice)
  end
  return math.max(0, folded(game, "modify_dice", bearers or hero.bearers(card, game), sum, card, parts))
end

--- GF-48: the Attack that dice come to which count so much; 0: that of a roll which is fixed, if it is. With `parts` there by name
--- what is added to that.
function hero.attack_of(card, game, counted, bearers, parts, fresh)
  local fixed, raised, doubled = card.fixed_roll, card.fight_attack, card.doubled
  if fresh then fixed, raised, doubled = 0, 0, 0 end
  local sum = fixed > 0 and fixed or folded(game, "modify_sum", bearers, counted, card, parts)
  note(parts, "bonus_attack", card.bonus_attack)
  note(parts, "fight_attack", raised)
  sum = math.max(0, folded(game, "modify_attack", bearers, sum + card.bonus_attack + raised, card, parts))
  note(parts, "doubled", sum * doubled)
  return sum * (1 + doubled)
end

--- What the dice come to with everything, and what they count alone; `faces` is a list.
function hero.attack(card, game, faces, bearers, parts)
  if card.tired == 1 then return 0, 0 end
  bearers = bearers or hero.bearers(card, game)
  local counted = card.fixed_roll
  if counted == 0 then counted = hero.counted(game, bearers, card, faces) end
  return hero.attack_of(card, game, counted, bearers, parts), counted
end

local function zone_of(card, game)
  local path = card.path
  return path == 1 and game.encounter or path == 2 and game.passage or game.detour
end

--- What the hero faces, or nil: the top card of its path's zone. Modifiers lie under it.
function hero.foe(card, game) return zone_of(card, game).top end

--- Attack and Defence of the hero's monster: printed, then modifiers, then exchanged (GF-78). Whoever knows what the hero faces
--- may say so, here and below.
function hero.foe_numbers(card, game, foe, fresh)
  foe = foe or hero.foe(card, game)
  local zone = foe.zone
  local attack, defence = foe.attack, foe.defence
  defence = foe:call("own_defence", card, defence) or defence
  if zone.count > 1 then
    for _, modifier in ipairs(zone:cards()) do
      if modifier.kind == "modifier" then
        attack = attack + modifier.more_attack
        defence = defence + modifier.more_defence
      end
    end
  end
  if card.swapped == 1 and not fresh then return defence, attack end
  return attack, defence
end

--- Gold that modifiers add, and how many times the Damage is dealt (GF-75, GF-77).
function hero.foe_extras(card, game, foe, fresh)
  local gold, times = 0, math.max(1, fresh == "turn" and card.curse or card.cursed)
  local zone = foe and foe.zone or zone_of(card, game)
  if zone.count > 1 then
    for _, modifier in ipairs(zone:cards()) do
      if modifier.kind == "modifier" then
        gold = gold + modifier.more_gold
        times = times * modifier.times_harm
      end
    end
  end
  return gold, times
end

--- The wounds of a monster's Damage, dealt once to a hero that has so many.
function hero.harm(foe, card, wounds) return foe:call("own_harm", card, wounds) or foe.harm end

function hero.fights_monster(card, game, foe)
  foe = foe or hero.foe(card, game)
  return foe ~= nil and foe.kind == "monster"
end

--- Whether the monster would hit as things stand: on a tie it does (GF-51).
function hero.would_be_hit(card, game, bearers)
  if card.dodged == 1 or not hero.fights_monster(card, game) then return false end
  local attack = hero.foe_numbers(card, game)
  return attack >= hero.defence(card, game, bearers)
end

--- Whether the dice on the table do not kill as things stand, and could; where gold is dug for, more is always better.
function hero.falls_short(card, game, foe)
  if card.killed == 1 or card.rolled == 0 or card.tired == 1 then return false end
  if not hero.fights_monster(card, game, foe) then return true end
  local _, defence = hero.foe_numbers(card, game, foe)
  return card.strength < defence
end

--- Whether more dice, or better ones, could still matter before the roll.
function hero.will_roll(card) return card.killed == 0 and card.unarmed == 0 and card.tired == 0 end

return hero
