-- What a sensible companion thinks of its options, GF-19. No card is known here: cards say themselves what a use is worth (`hint`).
local hero = use "gauntlet/lib/hero"
local odds = use "gauntlet/lib/odds"

local companion = {}

-- Bidding --------------------------------------------------------------------------------------------------------------------------

--- A pair's weapons, wherever it lies.
local function weapons_of(game, card)
  if card.owner then return hero.weapons(card) end
  local found = {}
  for _, other in ipairs(game.tavern:cards()) do
    if other.kind == "weapon" and other.pair == card.pair then found[#found + 1] = other end
  end
  return found
end

local function weight_of(boast, card, weapons) return boast:call("weigh", card, weapons) or boast.weight end

--- What a pair is worth as it stands, in tenths of a gold coin; of two weapons the better one, and half the other.
local function worth_of(game, card)
  local weapons = weapons_of(game, card)
  local sum, best = 0, nil
  for _, weapon in ipairs(weapons) do
    sum = sum + weapon.worth
    best = math.max(best or weapon.worth, weapon.worth)
  end
  if #weapons > 1 then sum = best + (sum - best) // 2 end
  sum = sum + card.worth
  if card.owner then
    for _, boast in ipairs(hero.boasts(card)) do sum = sum - weight_of(boast, card, weapons) end
  end
  return sum
end

--- All heroes that this seat could still take or steal.
local function market(game, seat)
  local found = {}
  for _, card in ipairs(game.tavern:cards()) do
    if card.kind == "class" then found[#found + 1] = card end
  end
  for _, card in ipairs(hero.all(game)) do
    if card.owner ~= seat then found[#found + 1] = card end
  end
  return found
end

--- The boasts that a hero has not made yet, the lightest first: { id, weight }.
local function boasts_left(game, card)
  local made, found = {}, {}
  if card.owner then
    for _, boast in ipairs(hero.boasts(card)) do made[boast.id] = true end
  end
  local weapons = weapons_of(game, card)
  for _, boast in ipairs(game.board:cards()) do
    if not made[boast.id] then
      made[boast.id] = true
      found[#found + 1] = { id = boast.id, weight = weight_of(boast, card, weapons) }
    end
  end
  table.sort(found, function(one, other) return one.weight < other.weight end)
  return found
end

--- What the others could have instead of this hero: the best of those still free, or of the taken with one boast more.
local function next_best(game, card, seat)
  local best = -999
  for _, other in ipairs(market(game, seat)) do
    if other ~= card then
      local worth = worth_of(game, other)
      if other.owner then
        local left = boasts_left(game, other)[1]
        worth = worth - (left and left.weight or 999)
      end
      best = math.max(best, worth)
    end
  end
  return best
end

--- Which boasts make the hero only just better than what the others could have, so that nobody gains by stealing it: as light as
--- possible. Their ids, what is left of the hero, and whether that is safe.
local function handicap(game, card, seat)
  local left = boasts_left(game, card)
  local stolen = card.owner ~= nil
  local least = stolen and 1 or 0
  local most = not stolen and game:setting "taking" == "one" and 1 or #left
  local worth = worth_of(game, card)
  local rest = next_best(game, card, seat)
  local chosen = {}
  local function safe(value, lightest) return value - (lightest and lightest.weight or 999) <= rest end
  while #chosen < most and #left > 0 and (#chosen < least or not safe(worth, left[1])) do
    local place = 1    -- the lightest that is enough, or else the lightest
    for i = 1, #left do
      if safe(worth - left[i].weight, left[i == 1 and 2 or 1]) then
        place = i
        break
      end
    end
    chosen[#chosen + 1] = left[place].id
    worth = worth - left[place].weight
    table.remove(left, place)
  end
  return chosen, worth, safe(worth, left[1])
end

local function bid(game, seat, option)
  local _, worth, safe = handicap(game, option.object, seat)
  return safe and worth or worth - 6    -- somebody will steal it, and one bids again
end

--- One score for each boast on offer: those of the handicap, and no others.
local function brag(game, question)
  local scores = {}
  for i = 1, #question.options do scores[i] = -1 end
  local card = nil
  for _, other in ipairs(market(game, question.seat)) do
    if other.pair == game.wanted then card = other end
  end
  if not card then return scores end
  for _, id in ipairs((handicap(game, card, question.seat))) do
    for i, option in ipairs(question.options) do
      if option.object.id == id then scores[i] = 1 end
    end
  end
  return scores
end

-- On the road ----------------------------------------------------------------------------------------------------------------------

--- What a card face up would be worth to a hero that does not stand before it yet.
local function prospect(card, game, encounter)
  if encounter.kind == "special" then return encounter.trap and -odds.wound(card) or 150 end
  if encounter.kind == "modifier" then return 0 end
  local attack = 35 * odds.dice(card, game) // 10 + card.bonus_attack
  local kill = math.max(0, math.min(1000, 500 + 120 * (attack - encounter.defence)))
  local blow = encounter.attack >= hero.defence(card, game) and encounter.harm * odds.wound(card) + 10 * encounter.sting or 0
  return (100 * encounter.prize + 10 * encounter.lure) * kill // 1000 - blow
end

local function active(question) return hero.active(question.seat) end

local scores = {}

function scores.use(game, option, card)
  return option.object:has "hint" and option.object:call("hint", card) or 0
end
function scores.roll(_, option) return option.number end
function scores.spare(game, _, card) return odds.more_dice(card, game, 1) - 60 end
function scores.pay(game, _, card) return -odds.fight(card, game) - 100 end
function scores.give(game, _, card) return -odds.fight(card, game) - odds.reserve(card, game) end
function scores.evade(game, _, card) return odds.wound(card) - odds.reserve(card, game) end
function scores.take(game, option, _, seat) return bid(game, seat, option) end
scores.steal = scores.take
--- Who goes: whoever gains most by it.
function scores.face(game, option) return prospect(option.object, game, game.encounter.top) end
function scores.rise() return 50 end
function scores.go(game, option, card) return prospect(card, game, option.object) end
--- Two cards face up: what one would rather meet first, and whether one would rather meet neither.
function scores.first(game, option, card) return card and prospect(card, game, option.object) or 0 end
function scores.discard(game, option, card)
  return card and -prospect(card, game, option.object) - odds.reserve(card, game) - 150 or -1
end
-- What special encounters, Treasures and Damages offer to choose from.
function scores.gold(_, option) return 100 * option.number end
function scores.weapon_token(game, _, card) return odds.reserve(card, game) end
function scores.class_token(game, _, card) return card.uses > 0 and odds.reserve(card, game) or 10 end
function scores.mend(_, _, card) return card.wounds > 0 and odds.wound(card) or 0 end
function scores.cleanse(_, _, card) return 150 * card.lost_dice + 40 * card.lost_defence + 300 * card.poison end
function scores.bleed(_, option, card) return 100 * option.number - odds.wound(card) end
function scores.weaken(_, option) return -60 * option.number end
function scores.more_dice(game, option, card) return odds.more_dice(card, game, option.number) end
function scores.more_defence(game, option, card) return odds.brace(card, game, option.number) end
function scores.again(_, option) return 4 - option.number end

--- No advice about what is none of this game's: pages, paths.
function companion.advise(game, question)
  local prompt, seat = question.prompt, question.seat
  if not seat then return nil end
  if prompt == "brag" or prompt == "outbrag" then return brag(game, question) end
  local card = active(question)
  if prompt == "wager" then
    -- A bet returns double: all or nothing, whichever is likelier.
    return { card and odds.kill(card, game, 0) > 500 and question.most or question.least }
  end
  if question.shape ~= "one" and question.shape ~= "some" then return nil end
  if not card and seat.heroes.count > 0 then card = seat.heroes.top end
  local list = {}
  for i, option in ipairs(question.options) do
    local score = scores[option.verb]
    list[i] = score and score(game, option, card, seat) or 0
  end
  return list
end

--- How well a seat stands: gold against the best of the others, and how long its heroes may go on.
function companion.evaluate(game, seat)
  local function standing(one)
    local sum = 300 * one.gold
    for _, card in ipairs(one.heroes:cards()) do
      if card.dead == 0 then
        sum = sum + 170 * math.max(0, 4 - card.wounds) + 20 * card.tokens + 40 * card.bonus_dice + 20 * card.bonus_defence
          - 40 * card.lost_dice - 20 * card.lost_defence - 100 * card.poison
      end
    end
    return sum
  end
  local best = nil
  for _, other in ipairs(game:seats()) do
    if other ~= seat then
      local theirs = standing(other)
      if not best or theirs > best then best = theirs end
    end
  end
  return math.max(1, math.min(9999, 5000 + standing(seat) - (best or 0)))
end

return companion
