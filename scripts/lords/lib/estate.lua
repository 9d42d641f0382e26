-- What a seat has, as plain values, and what it is worth to a companion: in tenths of a point, until the end of the game. Orders are judged by
-- what they would make of it.
local dungeon = use "lords/lib/dungeon"
local evil = use "lords/lib/evil"
local goods = use "lords/lib/goods"
local work = use "lords/lib/work"

local estate = {}

--- Damage that somebody does in a visit, more or less.
function estate.strength(card)
  local best = 0
  for _, attack in ipairs(card.attacks) do
    local n = attack.n * (attack.times or 1)
    if attack.at == "all" then n = attack.n * 5 // 2 end
    if attack.returns then n = n * 2 end
    if attack.holds then n = n + 2 end
    if n > best then best = n end
  end
  return math.min(8, best + card.brings)
end

local trap_strength = 2

--- How likely an event still comes this year, in tenths; 10 if it is in sight.
local function likely(game, id)
  if game.event:has(id) or game.next_event:has(id) then return 10 end
  if game.distant:has(id) then return 0 end
  return game.season >= 4 and 0 or 9
end

function estate.of(game, seat)
  local e = {
    gold = seat.gold, food = seat.food, imps = seat.imps, idle = goods.idle(seat), evil = seat.evil, traps = seat.traps.count,
    tiles = seat.dungeon.count, open = #seat.dungeon:cards_with("kind", "tunnel", "lost", 0), force = 0, staff = 0, rooms = 0,
    wage_food = 0, wage_evil = 0, year = game.year, season = game.season, mark = evil.mark,
  }
  e.left = 4 * (2 - game.year) + math.max(0, 4 - game.season)
  e.rent = likely(game, "ground_rent")
  e.wages = likely(game, "wages_due")
  for _, card in ipairs(seat.lair:cards()) do
    e.force = e.force + estate.strength(card)
    if not card.ghost then e.staff = e.staff + 1 end
    e.wage_food = e.wage_food + card.food
    e.wage_evil = e.wage_evil + card.evil
  end
  -- Life at the door: those who wait, and those who will.
  local life = 0
  for _, hero in ipairs(seat.party:cards()) do life = life + hero.health + hero.skill end
  local usual = game.year == 1 and 4 or 6
  e.need = life + usual * math.max(0, 3 - seat.party.count)
  -- Somebody worse keeps the paladin away.
  for _, other in ipairs(game:seats()) do
    if other ~= seat then e.mark = math.max(e.mark, math.min(evil.top, other.evil)) end
  end
  local map = dungeon.map(seat)
  e.places = #dungeon.diggable(map)
  e.market = {}
  for i, card in ipairs(game.for_hire:cards()) do
    e.market[i] = { wage = goods.wage(game, card), force = estate.strength(card), staff = card.ghost and 0 or 1 }
  end
  e.best_room = 0
  for _, room in ipairs(game.to_build:cards()) do
    if #dungeon.sites(map, room.stands) > 0 then e.best_room = math.max(e.best_room, estate.worth_of_room(e, seat, room)) end
  end
  e.extra = 0
  return e
end

--- A room on offer: what it would still make, or be worth in the end.
function estate.worth_of_room(e, seat, room)
  if room.year == 1 then
    local made = { food = 6, gold = 6, trap = 12, tunnel = 17, niceness = 6, imp = 12 }
    -- Imps that work here do not dig or mine.
    local turns = seat.imps >= room.workers + 2 and e.left or e.left // 2
    return 8 + math.max(0, made[room.makes] - room.workers) * turns
  end
  local value = 22
  for _, id in ipairs(room.counts) do value = value + 10 * room.each * #seat.lair:cards_with("id", id) end
  for _, id in ipairs(room.boosts) do value = value + 6 * #seat.lair:cards_with("id", id) end
  return value + (room.fame and 25 or 0) + (room.free_traps and 8 or 0) - (e.open < 2 and 10 or 0)
end

--- So much for each of the first `a`, so much for each of the next `b`, and so on.
local function steps(n, a, at_a, b, at_b, rest)
  local first = math.min(n, a)
  local second = math.min(n - first, b)
  return first * at_a + second * at_b + (n - first - second) * rest
end

function estate.value(e)
  -- Rent that cannot be paid comes as letters.
  local due = (e.tiles + 1) // 2 * e.rent // 10
  local short = math.max(0, due - e.gold)
  local sum = steps(math.max(0, e.gold - due), 3, 8, 3, 5, 3) + 8 * math.min(due, e.gold) - 30 * short
  local hungry = e.wage_food * e.wages // 10
  sum = sum + steps(math.max(0, e.food - hungry), 3, 7, 3, 5, 3) + 8 * math.min(hungry, e.food) - 22 * math.max(0, hungry - e.food)
  sum = sum + e.imps * (8 + 3 * e.left) - (e.imps > 8 and (e.imps - 8) * 2 * e.left or 0)
  sum = sum + 19 * e.tiles - (e.tiles > 9 and 2 * (e.tiles - 9) or 0)
  -- Defence: each point until all are covered is part of a guest in prison and of a tile kept.
  local cover = e.force + trap_strength * math.min(4, e.traps) + math.max(0, e.traps - 4)
  sum = sum + steps(cover, e.need, 14, 5, 5, 2) + 10 * e.staff
  if e.year == 1 then sum = sum + 5 * e.force end
  -- Evil: stronger guests, and the paladin.
  local level = e.evil + e.wage_evil * e.wages // 15
  sum = sum - steps(level, 5, 2, 3, 6, 10)
  if level >= e.mark then sum = sum - 70 elseif level == e.mark - 1 then sum = sum - 15 end
  return sum + e.extra
end

--- The estate with these changes, if it is better so.
local function better(e, changes)
  local after = copy(e)
  for key, change in pairs(changes) do after[key] = after[key] + change end
  return estate.value(after) > estate.value(e) and after or e
end

local function affordable(e, cost) return e.gold >= (cost.gold or 0) and e.food >= (cost.food or 0) and e.evil + (cost.evil or 0) <= evil.top end

-- What an order would make of an estate, area by area, on a space.
local act = {}

function act.food(e, space)
  local offer = work.food[space]
  if not affordable(e, offer) then return e end
  return better(e, { gold = (offer.and_gold or 0) - (offer.gold or 0), evil = offer.evil or 0, food = offer.gets })
end
function act.reputation(e, space)
  local offer = work.smiles[space]
  if not affordable(e, offer) then return e end
  return better(e, { gold = -(offer.gold or 0), evil = -math.min(offer.steps, e.evil - 1), extra = offer.spies and 4 or 0 })
end
--- Some imps are left for the mine if one goes there, too.
function act.tunnels(e, space, orders)
  local watch = space == 3 and 1 or 0
  local hands = math.min(space + 1, e.idle - watch, e.places + 1)
  local best = e
  for dug = 1, hands do
    local after = copy(e)
    after.tiles, after.open, after.idle = e.tiles + dug, e.open + dug, e.idle - dug - watch
    local ends = orders.gold and act.gold(after, orders.gold) or after
    local now = orders.gold and act.gold(best, orders.gold) or best
    if estate.value(ends) > estate.value(now) then best = after end
  end
  return best
end
function act.gold(e, space)
  local watch = space == 3 and 1 or 0
  local mined = math.min(space + 1, e.idle - watch, e.open)
  if mined <= 0 then return e end
  return better(e, { gold = mined, idle = -mined - watch })
end
function act.imps(e, space)
  local offer = work.recruits[space]
  if not affordable(e, offer) then return e end
  return better(e, { gold = -(offer.gold or 0), food = -offer.food, imps = offer.gets, idle = offer.gets })
end
function act.traps(e, space)
  local offer = work.stalls[space]
  if not affordable(e, offer) then return e end
  return better(e, { gold = -(offer.gold or 0), traps = offer.gets })
end
--- The second best of those that could be paid, if another may come first.
function act.hire(e, space, _, rank)
  local more = space == 3 and 1 or 0
  local found = {}
  for _, one in ipairs(e.market) do
    local wage = one.wage
    if e.gold >= wage.gold and e.food >= wage.food + more and e.evil + wage.evil <= evil.top and e.traps >= wage.trap and e.staff >= wage.fodder then
      local after = better(e, {
        gold = -wage.gold, food = -wage.food - more, evil = wage.evil, traps = -wage.trap, staff = one.staff - wage.fodder,
        force = one.force - 2 * wage.fodder, wage_food = wage.food, wage_evil = wage.evil,
      })
      found[#found + 1] = { estate = after, value = estate.value(after) }
    end
  end
  table.sort(found, function(one, other) return one.value > other.value end)
  local pick = found[math.min(rank or 1, #found)]
  return pick and pick.estate or e
end
function act.build(e, space)
  local fee = space == 1 and 0 or 1
  if e.gold < fee or e.best_room <= 0 or space == 1 then return e end
  return better(e, { gold = -fee, extra = e.best_room })
end

local areas = { "food", "reputation", "tunnels", "gold", "imps", "traps", "hire", "build" }

--- What three orders, first to last, would come to. Whoever gives an order first has the first space, later ones a later one or none.
function estate.after(e, given, full)
  local spaces = {}
  for slot, area in ipairs(given) do spaces[area] = math.min(3, slot) end
  local now = e
  if full and given[1] == "hire" then
    if e.gold == 0 then
      spaces.hire = nil
    else
      now = copy(e)
      now.gold = now.gold - 1
    end
  end
  for _, area in ipairs(areas) do
    if spaces[area] then now = act[area](now, spaces[area], spaces, spaces.hire) end
  end
  return now
end

--- What one order would add by itself.
function estate.gain(e, area, full) return estate.value(estate.after(e, { area }, full)) - estate.value(e) end

--- The best three of a hand in the best order: areas. What comes later may find no space, so it counts for less.
function estate.best_orders(e, hand, full)
  local now = estate.value(e)
  local best, chosen = nil, nil
  local alone = {}
  for _, area in ipairs(hand) do alone[area] = estate.gain(e, area, full) end
  for i = 1, #hand do
    for j = 1, #hand do
      for k = 1, #hand do
        if i ~= j and j ~= k and i ~= k then
          local given = { hand[i], hand[j], hand[k] }
          local sum = estate.value(estate.after(e, given, full)) - now
          -- The third may come too late, the second less often; the first one comes back.
          sum = 10 * sum - 2 * math.max(0, alone[hand[k]]) - math.max(0, alone[hand[j]]) + math.max(0, alone[hand[i]]) // 2
          if not best or sum > best then best, chosen = sum, given end
        end
      end
    end
  end
  return chosen
end

return estate
