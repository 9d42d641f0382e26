-- What a hero is made of, and its numbers: class card, weapons and boasts lie in one seat's area and have the same number of a
-- pair. "hero" is always the class card. Nothing here changes anything.
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
function hero.bearers(card, game)
  local own = card:alike "pair"    -- weapons, boasts, and the class card itself at the end
  local sober = card.sober == 1
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

--- GF-49.
function hero.defence(card, game, bearers)
  local sum = card.defence + card.bonus_defence - card.lost_defence + card.turn_defence
  return (game:fold("modify_defence", bearers or hero.bearers(card, game), sum, card))
end

--- How many dice a weapon gives the hero now; never below 0 (GF-50).
function hero.dice(card, game, weapon, bearers)
  local sum = weapon.dice + card.bonus_dice - card.lost_dice + card.turn_dice + card.fight_dice
  return math.max(0, (game:fold("modify_dice", bearers or hero.bearers(card, game), sum, card)))
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

--- GF-48: what the dice come to with everything; `faces` is a list. With `parts` also what they count alone, and there by name
--- what is added to that.
function hero.attack(card, game, faces, bearers, parts)
  if card.tired == 1 then return 0, 0 end
  bearers = bearers or hero.bearers(card, game)
  local counted = card.fixed_roll
  local sum = counted
  if sum == 0 then
    counted = hero.counted(game, bearers, card, faces)
    sum = folded(game, "modify_sum", bearers, counted, card, parts)
  end
  note(parts, "bonus_attack", card.bonus_attack)
  note(parts, "fight_attack", card.fight_attack)
  sum = math.max(0, folded(game, "modify_attack", bearers, sum + card.bonus_attack + card.fight_attack, card, parts))
  note(parts, "doubled", sum * card.doubled)
  return sum * (1 + card.doubled), counted
end

local function zone_of(card, game)
  local path = card.path
  return path == 1 and game.encounter or path == 2 and game.passage or game.detour
end

--- What the hero faces, or nil: the top card of its path's zone. Modifiers lie under it.
function hero.foe(card, game) return zone_of(card, game).top end

--- Attack and Defence of the hero's monster: printed, then modifiers, then exchanged (GF-78). Whoever knows what the hero faces
--- may say so, here and below.
function hero.foe_numbers(card, game, foe)
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
  if card.swapped == 1 then return defence, attack end
  return attack, defence
end

--- Gold that modifiers add, and how many times the Damage is dealt (GF-75, GF-77).
function hero.foe_extras(card, game, foe)
  local gold, times = 0, math.max(1, card.cursed)
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
