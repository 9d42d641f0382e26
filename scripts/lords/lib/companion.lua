-- What a sensible companion thinks of its options. Orders by what it lacks and can pay, battles by looking ahead (lib/plans.lua).
local dungeon = use "lords/lib/dungeon"
local goods = use "lords/lib/goods"
local plans = use "lords/lib/plans"
local scoring = use "lords/lib/scoring"
local estate = use "lords/lib/estate"
local work = use "lords/lib/work"

local companion = {}

local function full(game) return game:setting "game" == "full" end

--- Orders by what three of them together would make of the estate.
local function orders(game, question)
  local seat = question.seat
  local hand, place = {}, {}
  for i, option in ipairs(question.options) do
    hand[i] = option.object.area
    place[hand[i]] = i
  end
  local scores = {}
  for i = 1, #hand do scores[i] = 1 end
  for slot, area in ipairs(estate.best_orders(estate.of(game, seat), hand, full(game))) do scores[place[area]] = 100 - 10 * slot end
  return scores
end

--- An order that would be in hand next season, with everybody rested.
local function coming_back(game, seat, area)
  local e = estate.of(game, seat)
  e.idle = e.imps
  return estate.gain(e, area, false)
end

--- What something would change, in tenths of a point.
local function change(game, seat, changes)
  local e = estate.of(game, seat)
  local before = estate.value(e)
  for key, n in pairs(changes) do e[key] = e[key] + n end
  return estate.value(e) - before
end

local function step_of_evil(game, seat) return -change(game, seat, { evil = 1 }) end

-- Areas ----------------------------------------------------------------------------------------------------------------------------

--- How good a place for a tunnel: it should leave others open, and not stand alone at the rim.
local function worth_of_cell(map, cell)
  local open, near = 0, 0
  for _, other in ipairs(dungeon.beside[cell]) do
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

function scores.shut(game, option, seat) return -estate.gain(estate.of(game, seat), option.object.area, full(game)) end
function scores.dummy() return 0 end
function scores.decline() return 0 end

--- Offers by prompt: what they cost and bring.
local function accept(game, seat, prompt)
  for space = 1, 3 do
    if prompt == "food_" .. space then
      local offer = work.food[space]
      return change(game, seat, { gold = (offer.and_gold or 0) - (offer.gold or 0), evil = offer.evil or 0, food = offer.gets })
    end
  end
  local minion_area = prompt == "recruit" and "at_imps" or "at_traps"
  local minion = game[minion_area]:first_with("of", seat.number)
  local space = minion and minion.space or 1
  if prompt == "recruit" then
    local offer = work.recruits[space]
    return change(game, seat, { gold = -(offer.gold or 0), food = -offer.food, imps = offer.gets })
  end
  local offer = work.stalls[space]
  return change(game, seat, { gold = -(offer.gold or 0), traps = offer.gets })
end
function scores.accept(game, _, seat, question) return accept(game, seat, question.prompt) end
function scores.smile(game, _, seat) return step_of_evil(game, seat) end
function scores.spy(game, option, seat)
  local spied = seat.state.spied or {}
  return step_of_evil(game, seat) + (spied[option.number] and 0 or 5 - option.number)
end
function scores.dig(game, option, seat)
  return 20 + worth_of_cell(dungeon.map(seat), dungeon.cell_of(option.object))
end
--- Imps are kept for the mine if one's minion waits there.
function scores.stop(game, _, seat)
  return waits(game, seat, "gold") and goods.idle(seat) <= 2 and seat.gold < 3 and 100 or 0
end
local function hired(game, seat, card)
  local wage = goods.wage(game, card)
  return change(game, seat, {
    gold = -wage.gold, food = -wage.food, evil = wage.evil, traps = -wage.trap, staff = (card.ghost and 0 or 1) - wage.fodder,
    force = estate.strength(card) - 2 * wage.fodder, wage_food = wage.food, wage_evil = wage.evil,
  })
end
function scores.hire(game, option, seat) return hired(game, seat, option.object) + (option.object.brings > 0 and 4 or 0) end
function scores.nobody() return 0 end
--- Deep rooms are conquered last.
function scores.build(game, option, seat)
  local cell = dungeon.cell_of(option.target)
  return estate.worth_of_room(estate.of(game, seat), seat, option.object) + cell // 5
end
function scores.nothing() return 4 end

function scores.work(game, option, seat)
  local makes = option.object.makes
  if makes == "niceness" then return step_of_evil(game, seat) - 2 end
  if makes == "tunnel" then return 12 end
  if makes == "imp" then return change(game, seat, { imps = 1, food = -1 }) end
  if makes == "trap" then return change(game, seat, { traps = 1 }) + 1 end
  return change(game, seat, { [makes] = 1 }) + 1
end
function scores.enough() return 0 end

-- Events ---------------------------------------------------------------------------------------------------------------------------

--- To be left without somebody, and worse thought of, against the wage.
local function without(game, seat, card)
  return change(game, seat, { staff = card.ghost and 0 or -1, force = -estate.strength(card), evil = 1, wage_food = -card.food, wage_evil = -card.evil })
end
function scores.pay(game, option, seat)
  local card = option.object
  local wage = goods.wage(game, card)
  return 200 - without(game, seat, card) + change(game, seat, {
    gold = -wage.gold, food = -wage.food, evil = wage.evil, traps = -wage.trap, staff = -wage.fodder, force = -2 * wage.fodder,
    wage_food = -card.food, wage_evil = -card.evil,
  })
end
--- Only what is not worth its wage, and of those that cannot be paid the least.
function scores.dismiss(game, option, seat, question)
  for _, other in ipairs(question.options) do
    if other.verb == "pay" and other.object == option.object then return 200 end
  end
  local worth = -without(game, seat, option.object)
  if not goods.is_free(goods.wage(game, option.object)) then return worth // 100 end
  return question.prompt == "free_staff" and 200 - worth or -1000
end
function scores.stay() return 200 end
function scores.give_up(game, option, seat) return without(game, seat, option.object) - change(game, seat, { evil = 1 }) end
function scores.keep(game, _, seat) return change(game, seat, { evil = 1 }) end
function scores.unit_gold() return 8 end
function scores.unit_food() return 9 end
function scores.unit_evil(game, _, seat) return 10 - step_of_evil(game, seat) end
function scores.unit_trap() return 4 end
function scores.unit_fodder() return -20 end
function scores.let_strike(_, option) return -3 * option.object.strength end
function scores.feast(_, _, seat) return seat.food > 1 and 5 or 0 end
function scores.holiday() return 2 end
function scores.hush_money(game, _, seat) return step_of_evil(game, seat) - 6 end
function scores.let_talk() return 0 end
function scores.lose_imp(_, _, seat) return seat.imps > 4 and 5 or 0 end
function scores.prop_up(_, _, seat) return seat.gold > 3 and 4 or 1 end

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
  local tile = dungeon.tile(seat, seat.battlefield)
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
      list[i] = coming_back(game, seat, option.object.area)
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
