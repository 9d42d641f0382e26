-- What an answer would come to, as things stand: what the dice must count to kill, and what the monster's blow does (GF-25, GF-26).
local hero = use "gauntlet/lib/hero"

local forecast = {}

local most_counted = 200    -- more than any dice count

--- The least that `count` dice must count together to kill; 0 if the least that they can is enough.
local function needed(card, game, foe, count, bearers, fresh)
  local _, defence = hero.foe_numbers(card, game, foe, fresh)
  local ones = {}
  for place = 1, count do ones[place] = 1 end
  local least = hero.counted(game, bearers, card, ones)
  local low, high = least, most_counted    -- by halves: more on the dice is never less
  while low < high do
    local middle = (low + high) // 2
    if hero.attack_of(card, game, middle, bearers, nil, fresh) >= defence then high = middle else low = middle + 1 end
  end
  return low == least and 0 or low
end

--- GF-45, GF-76: the wounds of the whole Damage.
local function wounds(card, game, foe, fresh)
  if card.softened == 1 and not fresh then return 1 end
  local _, times = hero.foe_extras(card, game, foe, fresh)
  local had = card.wounds
  local now = had
  for _ = 1, times do now = now + hero.harm(foe, card, now) end
  return now - had
end

--- The blow as it would fall now, or nil where none is to come.
local function blow(card, game, foe, bearers, fresh)
  if not fresh and (card.struck == 1 or card.dodged == 1) then return nil end
  local attack = hero.foe_numbers(card, game, foe, fresh)
  local defence = hero.defence(card, game, bearers, fresh)
  local costs = wounds(card, game, foe, fresh)
  local softened = card.softened == 1 and not fresh
  local spared = card.spared > 1 or (foe.spares and not softened)
  return {
    strength = attack, against = defence, hits = attack >= defence, costs = costs,
    more = foe:has "on_damage" and not softened,
    deadly = card.wounds + costs >= 4 and card.dead == 0 and not spared,
  }
end

--- What facing `foe` with so many dice comes to. Whoever dodges by killing is struck only if that fails.
local function fight(card, game, foe, count, on, fresh)
  if foe == nil or foe.kind ~= "monster" then return nil end
  if fresh == "turn" and foe:has "own_defence" then return nil end
  local bearers = hero.bearers(card, game, fresh)
  local told = { on = on }
  told.blow = blow(card, game, foe, bearers, fresh)
  if told.blow then told.blow.if_missed = count ~= nil and card.kill_dodges == 1 and not fresh end
  if count then
    told.dice = count
    told.needs = needed(card, game, foe, count, bearers, fresh)
  end
  if told.needs or told.blow then return told end
end

--- The dice of a hero's only weapon; nil of two, or if nothing is rolled.
local function only_dice(card, game, fresh)
  local weapons = hero.weapons(card)
  local tired = fresh == "turn" and card.tiring or card.tired
  if #weapons ~= 1 or tired == 1 then return nil end
  if fresh == "fight" and card.unarmed == 1 or not fresh and not hero.will_roll(card) then return nil end
  return hero.dice(card, game, weapons[1], hero.bearers(card, game, fresh), fresh)
end

local by_verb = {}

function by_verb.roll(game, card, option) return fight(card, game, hero.foe(card, game), option.number, "monster") end
function by_verb.spare(game, card)
  local count = only_dice(card, game)
  return count and fight(card, game, hero.foe(card, game), count + 1, "monster")
end
function by_verb.meet(game, card) return fight(card, game, hero.foe(card, game), only_dice(card, game), "object") end
--- What is let be, borne or taken is followed by the blow.
function by_verb.let_be(game, card) return fight(card, game, hero.foe(card, game), nil, "monster") end
by_verb.bear = by_verb.let_be
by_verb.treasure = by_verb.let_be
--- A way that is not gone yet.
function by_verb.go(game, card, option)
  return fight(card, game, option.object, only_dice(card, game, "fight"), "object", "fight")
end
--- A hero that does not stand before it yet. Where the road forks nobody knows which way it will go.
function by_verb.face(game, _, option)
  local card = option.object
  if game.passage.count > 0 then return nil end
  return fight(card, game, game.encounter.top, only_dice(card, game, "turn"), "monster", "turn")
end
by_verb.rise = by_verb.face

--- The questions after which there is a throw or a blow.
local before = {
  muster = true, fork = true, detour = true, approach = true, ready = true, rolled = true, answer = true, spoils = true, harm = true,
}

function forecast.of(game, question)
  if not question.seat or not before[question.prompt] then return nil end
  local card = hero.active(question.seat)
  local told = {}
  for place, option in ipairs(question.options) do
    local way = by_verb[option.verb]
    if way and (card or option.verb == "face" or option.verb == "rise") then told[place] = way(game, card, option) end
  end
  return told
end

--- What a hero's Defence and a weapon's dice are made of now; the hero's own counters the layout counts in.
function forecast.added(game, card, fact)
  if card.pair == 0 or not card.zone.seat then return nil end
  local parts
  if fact == "defence" and card.kind == "class" then
    parts = { defence = card.defence }
    hero.defence(card, game, nil, nil, parts)
  elseif fact == "dice" and card.kind == "weapon" then
    parts = { dice = card.dice }
    hero.dice(card:alike("pair", "kind", "class")[1], game, card, nil, nil, parts)
  end
  return parts
end

return forecast
