-- What a sensible companion thinks of its options. Orders by what it lacks and can pay, battles by looking ahead (lib/plans.lua).
local dungeon = use "lords/lib/dungeon"
local evil = use "lords/lib/evil"
local goods = use "lords/lib/goods"
local plans = use "lords/lib/plans"
local production = use "lords/lib/production"
local scoring = use "lords/lib/scoring"

local companion = {}

-- What is still to come, in rounds of building.
local function seasons_left(game) return 4 * (2 - game.year) + 4 - game.season end

local function defenders(seat) return seat.lair.count + seat.sent.count end

--- How much worse one step of evil is: near the paladin it matters.
local function step_of_evil(seat)
  local level = seat.evil
  if level >= evil.mark then return 6 end
  if level >= evil.mark - 2 then return 25 end
  return level >= 6 and 8 or 4
end

local function price_of(seat, cost)
  return 7 * (cost.gold or 0) + 7 * (cost.food or 0) + step_of_evil(seat) * (cost.evil or 0) + 12 * (cost.trap or 0) + 25 * (cost.fodder or 0)
end

--- A monster for the rest of the game.
local function worth_of(game, seat, card)
  local value = 10 * card.strength + (card.ghost and -5 or 15) + 8 * card.brings
  for _, attack in ipairs(card.attacks) do
    if attack.returns then value = value + 20 end
    if attack.at == "all" then value = value + 15 * attack.n end
    if attack.holds then value = value + 8 end
  end
  return value
end

local function best_hire(game, seat)
  local best = 0
  for _, card in ipairs(game.for_hire:cards()) do
    local wage = goods.wage(game, card)
    local short = wage.gold > seat.gold + 2 or wage.food > seat.food + 2 or not evil.payable(game, seat, wage.evil)
      or wage.trap > seat.traps.count or wage.fodder > 0 and #goods.fodder(seat, card) == 0
    if not short then best = math.max(best, worth_of(game, seat, card) - price_of(seat, wage)) end
  end
  return best
end

--- A room on offer: what it would still make, or be worth in the end.
local function worth_of_room(game, seat, room)
  local left = seasons_left(game)
  if room.year == 1 then
    local made = { food = 7, gold = 7, trap = 9, tunnel = 16, niceness = step_of_evil(seat), imp = 13 }
    local turns = room.workers <= seat.imps + 1 and left or left // 2
    return 15 + (made[room.makes] - 3 * room.workers + (room.price > 0 and -5 or 0)) * turns
  end
  local value = 25
  for _, id in ipairs(room.counts) do value = value + 10 * room.each * #seat.lair:cards_with("id", id) end
  for _, id in ipairs(room.boosts) do value = value + 4 * #seat.lair:cards_with("id", id) end
  return value + (room.fame and 25 or 0) + (room.free_traps and 8 or 0)
end

-- How much each order is wanted now.
local wish = {}

function wish.food(game, seat)
  local short = 5 - seat.food
  return 16 + 9 * short - (seat.gold == 0 and step_of_evil(seat) // 2 or 0)
end
function wish.reputation(game, seat)
  local level = seat.evil
  if level >= evil.mark - 2 and level <= evil.mark + 1 then return 60 end
  return level >= 6 and 14 or 4
end
function wish.tunnels(game, seat)
  if goods.idle(seat) < 2 or #dungeon.diggable(dungeon.map(seat)) == 0 then return 2 end
  local open = #seat.dungeon:cards_with("kind", "tunnel", "lost", 0)
  return 30 + 3 * math.min(3, goods.idle(seat)) + (open < 4 and 12 or 0) + (game.season == 4 and -4 or 0)
end
function wish.gold(game, seat)
  local hands = math.min(goods.idle(seat), #seat.dungeon:cards_with("kind", "tunnel", "lost", 0))
  return 7 * math.min(3, hands) + 20 - 5 * math.min(7, seat.gold) + (hands == 0 and -30 or 0)
end
function wish.imps(game, seat)
  local left = seasons_left(game)
  return seat.food == 0 and 6 or 14 + 4 * left + math.max(0, 5 - seat.imps) * 5
end
function wish.traps(game, seat)
  local stock = seat.traps.count
  return 34 - 7 * stock + (game.season >= 3 and 10 or 0)
end
function wish.hire(game, seat)
  local stock = defenders(seat)
  return best_hire(game, seat) + 12 - 4 * stock + (game.season >= 2 and 8 or 0)
end
function wish.build(game, seat)
  if seat.gold == 0 then return 5 end
  local best = 0
  local map = dungeon.map(seat)
  for _, room in ipairs(game.to_build:cards()) do
    if #dungeon.sites(map, room.stands) > 0 then best = math.max(best, worth_of_room(game, seat, room)) end
  end
  return best - 5
end

--- Orders: what is wanted most, and what others will want, first. Never three that need gold with none in the house.
local function orders(game, question)
  local seat = question.seat
  local scores = {}
  for i, option in ipairs(question.options) do
    local area = option.object.area
    scores[i] = math.max(1, 10 * wish[area](game, seat) + i)
  end
  return scores
end

-- Areas ----------------------------------------------------------------------------------------------------------------------------

local function accept(seat, worth, cost) return worth - price_of(seat, cost) end

--- How good a place for a tunnel: it should leave others open, and not stand alone at the rim.
local function worth_of_cell(map, cell)
  local open, near = 0, 0
  for _, other in ipairs(dungeon.beside(cell)) do
    if map[other] then near = near + 1 else open = open + 1 end
  end
  return 3 * open - 2 * near + (cell > 5 and cell <= 15 and 2 or 0)
end

local function waits(game, seat, area)
  for _, minion in ipairs(game["at_" .. area]:cards_with("of", seat.number)) do return true end
  return false
end

-- Scores of options by their verb: (game, option, seat, question).
local scores = {}

function scores.shut(game, option, seat) return -wish[option.object.area](game, seat) - (option.object.area == "hire" and 10 or 0) end
function scores.dummy() return 0 end
function scores.decline() return 0 end
function scores.accept(game, option, seat, question)
  local prompt = question.prompt
  if prompt == "food_1" then return accept(seat, 14, { gold = 1 }) + (seat.food < 4 and 10 or -20) end
  if prompt == "food_2" then return accept(seat, 21, { evil = 1 }) end
  if prompt == "food_3" then return accept(seat, 28, { evil = 2 }) end
  if prompt == "recruit" then return seasons_left(game) > 0 and 10 or -5 end
  return seat.traps.count < 6 and 10 or -1
end
function scores.smile(_, _, seat) return step_of_evil(seat) end
function scores.spy(_, option, seat)
  local spied = seat.state.spied or {}
  return step_of_evil(seat) + (spied[option.number] and 0 or 5 - option.number)
end
function scores.dig(game, option, seat)
  return 20 + worth_of_cell(dungeon.map(seat), dungeon.cell_of(option.object))
end
--- Imps are kept for the mine if one's minion waits there.
function scores.stop(game, _, seat)
  return waits(game, seat, "gold") and goods.idle(seat) <= 2 and seat.gold < 3 and 100 or 0
end
function scores.hire(game, option, seat) return worth_of(game, seat, option.object) - price_of(seat, goods.wage(game, option.object)) + 5 end
function scores.nobody() return 0 end
function scores.build(game, option, seat)
  local room = option.object
  local cell = dungeon.cell_of(option.target)
  return worth_of_room(game, seat, room) + cell // 5
end
function scores.nothing() return 4 end

function scores.work(game, option, seat)
  local room = option.object
  if room.makes == "niceness" then return step_of_evil(seat) end
  if room.makes == "tunnel" then return 30 end
  if room.makes == "imp" then return seasons_left(game) > 0 and 20 or -1 end
  return 15
end
function scores.enough() return 0 end

-- Events ---------------------------------------------------------------------------------------------------------------------------

function scores.pay(game, option, seat)
  local card = option.object
  return worth_of(game, seat, card) - price_of(seat, goods.wage(game, card))
end
function scores.dismiss(game, option, seat)
  local card = option.object
  return -worth_of(game, seat, card) // 4 - step_of_evil(seat)
end
function scores.give_up(game, option, seat) return seat.evil >= evil.mark - 1 and seat.evil < evil.mark and 5 or 0 end
function scores.keep() return 3 end
function scores.unit_gold() return 8 end
function scores.unit_food() return 9 end
function scores.unit_evil(_, _, seat) return 10 - step_of_evil(seat) end
function scores.unit_trap() return 4 end
function scores.unit_fodder() return -20 end
function scores.let_strike(_, option) return -3 * option.object.strength end
function scores.feast(_, _, seat) return seat.food > 1 and 5 or 0 end
function scores.holiday() return 2 end
function scores.hush_money(_, _, seat) return step_of_evil(seat) - 5 end
function scores.let_talk() return 0 end
function scores.lose_imp(_, _, seat) return seat.imps > 4 and 5 or 0 end
function scores.prop_up(_, _, seat) return seat.gold > 3 and 4 or 1 end

local function least_worth(_, option)
  local card = option.object
  return -(card.kind == "monster" and 10 * card.strength or card.worth)
end

--- Cards that one has to part with, by prompt.
local parting = { throw_away = true, throw_some = true, pay_trap = true, pay_fodder = true }

local function parted(question)
  local list = {}
  for i, option in ipairs(question.options) do
    local card = option.object
    list[i] = 100 + (card.kind == "trap" and -10 * card.worth or -3 * card.strength)
  end
  return list
end

-- Battles --------------------------------------------------------------------------------------------------------------------------

--- Of several tiles the one on which the best plan comes out best.
local function field(game, question)
  local list = {}
  for i, option in ipairs(question.options) do
    local tile = option.object
    local plan = plans.best(game, question.seat, tile, #question.options)
    local loss = tile.kind == "room" and 6 + 5 * tile.each + (tile.fame and 10 or 0) or 0
    list[i] = plan.value - loss
  end
  return list
end

local function plan(game, question)
  local seat = question.seat
  local tile = dungeon.map(seat)[seat.battlefield]
  local deed, card = plans.advice(game, seat, tile)
  local list = {}
  for i, option in ipairs(question.options) do
    list[i] = option.verb == deed and (deed == "fight" or option.object == card) and 10
      or (option.verb == "fight" and 1 or (option.verb == "foresee" or option.verb == "hint") and -10 or 0)
  end
  return list
end

local in_battle = { attack = true, again = true, trap = true, aim = true, spell = true, suggestion = true, writ = true }

local function judge(game, question)
  local state = question.seat.state.battle
  if not state then return nil end
  local values = plans.judge(game, question.seat, copy(state))
  return #values == #question.options and values or nil
end

-- Everything -----------------------------------------------------------------------------------------------------------------------

--- No advice about what is none of this game's: pages, paths.
function companion.advise(game, question)
  local prompt, seat = question.prompt, question.seat
  if not seat then return nil end
  if question.shape == "amount" then return { question.most } end
  if question.shape ~= "one" and question.shape ~= "some" then return nil end
  if prompt == "orders" then return orders(game, question) end
  if prompt == "plan" then return plan(game, question) end
  if prompt == "field" then return field(game, question) end
  if in_battle[prompt] then return judge(game, question) end
  if parting[prompt] then return parted(question) end
  local list = {}
  for i, option in ipairs(question.options) do
    if prompt == "retrieve" then
      list[i] = wish[option.object.area](game, seat)
    else
      local score = scores[option.verb]
      list[i] = score and score(game, option, seat, question) or 0
    end
  end
  return list
end

--- How well a seat stands: what it would score now, and what it has to go on with, against the best of the others.
function companion.evaluate(game, seat)
  local points = scoring.points(game)
  local function standing(one)
    local sum = 100 * points[one.number] + 25 * (one.gold + one.food) + 60 * one.imps + 60 * one.traps.count - 20 * math.max(0, one.evil - 6)
    for _, card in ipairs(one.lair:cards()) do sum = sum + 40 * card.strength end
    for _, hero in ipairs(one.party:cards()) do sum = sum - 60 * (hero.health - hero.damage) end
    return sum
  end
  local best = nil
  for _, other in ipairs(game:seats()) do
    if other ~= seat then
      local theirs = standing(other)
      if not best or theirs > best then best = theirs end
    end
  end
  return math.max(1, math.min(9999, 5000 + (standing(seat) - (best or 0)) // 2))
end

return companion
