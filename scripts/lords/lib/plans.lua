-- Thinking about battles with what lies open: what a plan comes to, and which plan is best. It plays lib/battle.lua ahead, and changes
-- nothing. Values are in tenths of a point.
local battle = use "lords/lib/battle"
local arena = use "lords/lib/arena"
local dungeon = use "lords/lib/dungeon"

local plans = {}

local caught_hero, caught_paladin, lost_tile = 20, 50, 40
local gold, food, imp, trap_used, letter, spent_monster = 4, 4, 6, 1, 30, 1

--- What a combat card will bring, if nobody knows it: the middle of its year.
local guess = { 1, 2 }

--- The combat card of this round, if it lies open or one's spy has seen it.
function plans.known(game, seat)
  local shown, spied = game.spell.top, seat.state.spied
  return shown and shown.id or spied and spied[game.combat]
end

--- What a spell not seen yet may be worth to the guests is not reckoned.
function plans.foresee(b, game, seat)
  local id = plans.known(game, seat)
  if id then
    arena.know(b, game, id)
  else
    b.fatigue = plans.training_fatigue(game) or guess[b.year]
  end
end

--- In training fatigue is always 2, and known.
function plans.training_fatigue(game) return game.drill == 1 and 2 or nil end

--- This one among them; in training there is no end to them.
function plans.rounds_left(game) return plans.training_fatigue(game) and 6 or math.max(1, 5 - game.combat) end

--- What a battle that is over is worth by itself: who fell, what was lost, what it cost.
local function worth(b, before)
  local sum = 0
  for _, i in ipairs(b.caught) do
    local class = b.heroes[i].class
    sum = sum + (class == "paladin" and caught_paladin or caught_hero)
  end
  if b.conquered then sum = sum - lost_tile end
  sum = sum - gold * (before.gold - b.gold) - food * (before.food - b.food) - imp * (before.imps - b.imps) - letter * b.letters
  return sum
end

--- Places of a list, each sort of thing once.
local function distinct(cards)
  local seen, found = {}, {}
  for place, card in ipairs(cards) do
    if not seen[card.id] then
      seen[card.id] = true
      found[#found + 1] = place
    end
  end
  return found
end

--- Every set of monsters that may be sent: up to `most` monsters, and any ghosts.
local function bands(monsters, most)
  local ghosts, others = {}, {}
  for place, monster in ipairs(monsters) do
    if monster.ghost then ghosts[#ghosts + 1] = place else others[#others + 1] = place end
  end
  local found = { {} }
  local seen = {}
  for i, place in ipairs(others) do
    local id = monsters[place].id
    if not seen[id] then
      seen[id] = true
      found[#found + 1] = { place }
    end
  end
  if most > 1 then
    local pair = {}
    for i, one in ipairs(others) do
      for j = i + 1, #others do
        local other = others[j]
        local key = monsters[one].id .. "+" .. monsters[other].id
        if not pair[key] then
          pair[key] = true
          found[#found + 1] = { one, other }
        end
      end
    end
  end
  local count = #found
  for n = 1, #ghosts do
    for i = 1, count do
      local band = {}
      for _, place in ipairs(found[i]) do band[#band + 1] = place end
      for g = 1, n do band[#band + 1] = ghosts[g] end
      found[#found + 1] = band
    end
  end
  return found
end

--- Every set of traps that may be laid.
local function snares(traps, most)
  local found = { {} }
  local places = distinct(traps)
  for _, place in ipairs(places) do found[#found + 1] = { place } end
  if most > 1 then
    for i, one in ipairs(places) do
      for j = i + 1, #places do found[#found + 1] = { one, places[j] } end
    end
  end
  return found
end

--- The best end of a battle that has begun, by `value`; `left.steps` is how many choices may still be tried.
local function best_end(b, value, left)
  left.steps = left.steps - 1
  local choices = battle.run(b)
  if not choices then return value(b), b end
  local best, best_b, best_choice
  for place, choice in ipairs(choices) do
    if left.steps <= 0 and best then break end
    local after = battle.clone(b)
    battle.choose(after, choice)
    local sum, ended = best_end(after, value, left)
    if not best or sum > best then best, best_b, best_choice = sum, ended, place end
  end
  return best, best_b, best_choice
end

local function begin(state, room)
  local damage = {}
  for i, now in ipairs(state.damage) do damage[i] = now end
  return {
    year = state.year, round = state.round, heroes = state.heroes, health = state.health, damage = damage, monsters = {}, state = {},
    traps = {}, laid = {}, gold = state.gold, food = state.food, imps = state.imps, stock = #state.traps, letters = 0, evil = state.evil,
    room = room, fatigue = state.fatigue, speed = state.speed, spell = state.spell, step = "traps", fallen = 0, caught = {},
    free_evil = state.free_evil, fodder = 0,
  }
end

--- Damage that a monster may still do this year: once, or again and again if it comes back.
local function force_of(monster, heroes, rounds)
  local most = 0
  for _, attack in ipairs(monster.attacks) do
    local n = attack.n * (attack.at == "all" and heroes or attack.times or 1)
    if attack.returns then n = n * math.max(1, math.min(rounds, 3)) end
    if attack.holds and n == 0 then n = 1 end
    if n > most then most = n end
  end
  return most
end

--- And a trap, whatever thieves do about it.
local function force_of_trap(trap, heroes, year)
  local sum = trap.later
  for _, hit in ipairs(trap.hits) do
    local n = hit.at == "health" and 4 or year == 2 and hit.late or hit.n
    sum = sum + (hit.at == "all" and n * heroes or n)
  end
  return sum + (trap.holds and 1 or 0)
end

local function force_left(monsters, traps, heroes, rounds, year)
  local sum = 0
  for _, monster in ipairs(monsters) do sum = sum + force_of(monster, heroes, rounds) end
  for _, trap in ipairs(traps) do sum = sum + force_of_trap(trap, heroes, year) end
  return sum
end

--- What may still come of those who go on: what force does not do, fatigue has to, and each of its doses is a tile.
local function outlook(b, state, force, rounds, tiles)
  local life, standing, icons = 0, 0, 0
  for i, damage in ipairs(b.damage) do
    if damage >= 0 then
      life = life + b.health[i] - damage
      standing = standing + 1
      icons = icons + b.heroes[i].trap + b.heroes[i].heal
    end
  end
  if standing == 0 or rounds == 0 then return 0 end
  local most = math.min(rounds, tiles)
  local dose = math.max(1, state.next_fatigue)
  force = math.max(0, force - icons)
  local need = math.max(1, life - force)
  local lost = math.min(10 * most, 10 * need // dose)    -- in tenths of a tile
  local fall = math.min(life, force + dose * most)
  return caught_hero * standing * fall // life - lost_tile * lost // 10
end

--- Heroes fallen, monsters and traps used are left out.
local function next_state(state, ended, snare, band, room)
  local heroes, health, damage = {}, {}, {}
  for i, now in ipairs(ended.damage) do
    if now >= 0 then heroes[#heroes + 1], health[#health + 1], damage[#damage + 1] = ended.heroes[i], ended.health[i], now end
  end
  local function kept(all, places, states, gone)
    local out = {}
    for i, place in ipairs(places) do out[place] = states[i] == gone end
    local left = {}
    for place, thing in ipairs(all) do
      if not out[place] then left[#left + 1] = thing end
    end
    return left
  end
  return {
    year = state.year, round = state.round + 1, rounds = state.rounds - 1, heroes = heroes, health = health, damage = damage,
    monsters = kept(state.monsters, band, ended.state, "spent"), traps = kept(state.traps, snare, ended.laid, "used"),
    gold = ended.gold, food = ended.food, imps = ended.imps, evil = ended.evil, tiles = state.tiles - (ended.conquered and 1 or 0),
    fatigue = state.next_fatigue, next_fatigue = state.next_fatigue, free_evil = state.free_evil, room = not ended.conquered and room or nil,
  }
end

--- Tells ends apart that are worth going on from: who has how much damage, what is used up.
local function key_of(ended, snare, band)
  local key = ended.conquered and 1 or 2
  for _, damage in ipairs(ended.damage) do key = key * 16 + damage + 1 end
  key = key * 64 + ended.gold * 8 + ended.food
  local used = 0
  for i, place in ipairs(band) do
    if ended.state[i] == "spent" then used = used + (1 << place) end
  end
  for i, place in ipairs(snare) do
    if ended.laid[i] == "used" then used = used + (1 << (place + 20)) end
  end
  return key * 1000003 + used
end

--- The best `count` of a list by value; equals keep their order.
local function best_of(list, count)
  table.sort(list, function(one, other) return one.value > other.value end)
  local best = {}
  for i = 1, math.min(count, #list) do best[i] = list[i] end
  return best
end

--- All ends of one round from here that are worth going on from, the best first: { value, state, first }.
local function round_of(state, room, left, most_ends)
  local ends, at = {}, {}
  local force, forces, trap_forces = 0, {}, {}
  for place, monster in ipairs(state.monsters) do
    forces[place] = force_of(monster, #state.heroes, state.rounds - 1)
    force = force + forces[place]
  end
  for place, trap in ipairs(state.traps) do
    trap_forces[place] = force_of_trap(trap, #state.heroes, state.year)
    force = force + trap_forces[place]
  end
  for _, snare in ipairs(snares(state.traps, room and room.traps or 1)) do
    local base = begin(state, room)
    for _, place in ipairs(snare) do
      base.traps[#base.traps + 1] = state.traps[place]
      base.laid[#base.laid + 1] = "laid"
    end
    base.stock = base.stock - #snare
    local payable = true
    for _, trap in ipairs(base.traps) do payable = payable and battle.payable(base, trap) end
    if payable then
      for _, band in ipairs(bands(state.monsters, room and room.monsters or 1)) do
        if left.steps <= 0 and #ends > 0 then break end
        local b = battle.clone(base)
        b.monsters, b.state = {}, {}
        for i, place in ipairs(band) do b.monsters[i], b.state[i] = state.monsters[place], "sent" end
        best_end(b, function(ended)
          local left_force = force
          for _, place in ipairs(snare) do left_force = left_force - trap_forces[place] end
          local spent = 0
          for i, place in ipairs(band) do
            if ended.state[i] == "spent" then
              left_force = left_force - forces[place]
              spent = spent + 1
            end
          end
          local sum = state.value + worth(ended, state) - spent_monster * spent - trap_used * #snare
          local total = sum + outlook(ended, state, left_force, state.rounds - 1, state.tiles - (ended.conquered and 1 or 0))
          local key = key_of(ended, snare, band)
          local known = at[key]
          if not known then
            known = { value = total - 1 }
            at[key] = known
            ends[#ends + 1] = known
          end
          if total > known.value then known.value, known.sum, known.ended, known.snare, known.band = total, sum, ended, snare, band end
          return total
        end, left)
      end
    end
  end
  local best = best_of(ends, most_ends)
  for _, one in ipairs(best) do
    one.state = next_state(state, one.ended, one.snare, one.band, room)
    one.state.value = one.sum
    one.first = state.first or { snare = one.snare, band = one.band }
  end
  return best
end

--- Looks ahead over all rounds that are left; the best first plan and what it comes to. `room` is what the battlefield says; of tiles
--- behind it only tunnels are reckoned with.
function plans.solve(state, room, left, width)
  local beam = round_of(state, room, left, width)
  for _ = 2, state.rounds do
    local all, open = {}, false
    local share = math.max(20, left.steps // math.max(1, #beam))
    for _, one in ipairs(beam) do
      local s = one.state
      if #s.heroes == 0 or s.tiles == 0 or s.rounds == 0 or left.steps <= 0 then
        all[#all + 1] = one
      else
        open = true
        s.first = one.first
        local mine = { steps = share }
        for _, further in ipairs(round_of(s, s.room, mine, width)) do all[#all + 1] = further end
        left.steps = left.steps - (share - mine.steps)
      end
    end
    beam = best_of(all, width)
    if not open then break end
  end
  return beam[1]
end

--- What the seat has for this round and those after it.
function plans.state(game, seat, rounds)
  local state = {
    year = game.year, round = game.combat, rounds = rounds, monsters = {}, traps = {}, gold = seat.gold, food = seat.food, imps = seat.imps,
    evil = seat.evil, tiles = #seat.dungeon:cards_with("lost", 0), value = 0, free_evil = true,
  }
  arena.heroes(state, seat)
  plans.foresee(state, game, seat)
  state.next_fatigue = plans.training_fatigue(game) or guess[state.year]
  return state
end

local function unspent(cards)
  local found = {}
  for _, card in ipairs(cards) do
    if card.spent == 0 then found[#found + 1] = card end
  end
  return found
end

--- How many choices are tried for a plan, and how many states are kept from round to round: well within a script's budget.
local most_steps, beam_width = 1200, 8

--- The best plan on a tile, counted from nothing: { value, traps, monsters } as cards. `share` is how many are asked about.
function plans.best(game, seat, tile, share)
  local traps, monsters = seat.traps:cards(), unspent(seat.lair:cards())
  for _, card in ipairs(seat.laid:cards()) do traps[#traps + 1] = card end
  for _, card in ipairs(seat.sent:cards()) do monsters[#monsters + 1] = card end
  local function by_id(one, other) return one.id < other.id end
  table.sort(traps, by_id)
  table.sort(monsters, by_id)
  local state = plans.state(game, seat, plans.rounds_left(game))
  for i, card in ipairs(traps) do state.traps[i] = arena.trap(card) end
  for i, card in ipairs(monsters) do state.monsters[i] = arena.monster(game, card) end
  local best = plans.solve(state, arena.room(tile), { steps = most_steps // (share or 1) }, beam_width)
  local plan = { value = best and best.value or 0, traps = {}, monsters = {} }
  if not best then return plan end
  for i, place in ipairs(best.first.snare) do plan.traps[i] = traps[place] end
  for i, place in ipairs(best.first.band) do plan.monsters[i] = monsters[place] end
  return plan
end

--- Whether a list has a card of this id more often than `used` says; counts it.
local function wanted(cards, id, used)
  local count = 0
  for _, card in ipairs(cards) do
    if card.id == id then count = count + 1 end
  end
  local before = used[id] or 0
  used[id] = before + 1
  return before < count
end

--- The next piece of the best plan: its verb in the question "plan", and the card.
function plans.advice(game, seat, tile)
  local plan = plans.best(game, seat, tile)
  local laid, sent = {}, {}
  for _, card in ipairs(seat.laid:cards()) do
    if not wanted(plan.traps, card.id, laid) then return "unlay", card end
  end
  for _, card in ipairs(seat.sent:cards()) do
    if not wanted(plan.monsters, card.id, sent) then return "recall", card end
  end
  for _, card in ipairs(plan.traps) do
    laid[card.id] = (laid[card.id] or 0) - 1
    if laid[card.id] < 0 then return "lay", seat.traps:first_with("id", card.id) end
  end
  for _, card in ipairs(plan.monsters) do
    sent[card.id] = (sent[card.id] or 0) - 1
    if sent[card.id] < 0 then
      for _, other in ipairs(seat.lair:cards_with("id", card.id)) do
        if other.spent == 0 then return "send", other end
      end
    end
  end
  return "fight", tile
end

--- All ends of a battle that has begun, each once, by what `key` says.
local function each_end(b, left, seen, into)
  left.steps = left.steps - 1
  local choices = battle.run(b)
  if not choices then
    local key = key_of(b, seen.snare, seen.band)
    if not seen[key] then
      seen[key] = true
      into[#into + 1] = b
    end
    return
  end
  for place, choice in ipairs(choices) do
    if left.steps <= 0 and place > 1 then return end
    local after = battle.clone(b)
    battle.choose(after, choice)
    each_end(after, left, seen, into)
  end
end

--- A value for each choice of a battle that has begun: of its best end, and the best that comes after that.
function plans.judge(game, seat, b)
  local state = plans.state(game, seat, plans.rounds_left(game))
  local function add(to, cards, as)
    for _, card in ipairs(cards) do to[#to + 1] = as(card) end
  end
  local function monster(card) return arena.monster(game, card) end
  add(state.monsters, unspent(seat.lair:cards()), monster)
  add(state.traps, seat.traps:cards(), arena.trap)
  local snare, band = {}, {}
  for i, trap in ipairs(b.traps) do snare[i], state.traps[#state.traps + 1] = #state.traps + 1, trap end
  for i, one in ipairs(b.monsters) do band[i], state.monsters[#state.monsters + 1] = #state.monsters + 1, one end
  local choices = battle.distinct(b, battle.run(b) or {})
  local ends = {}
  for place, choice in ipairs(choices) do
    local found = {}
    local after = battle.clone(b)
    battle.choose(after, choice)
    each_end(after, { steps = 300 // #choices }, { snare = snare, band = band }, found)
    for _, ended in ipairs(found) do
      local after_it = next_state(state, ended, snare, band, b.room)
      after_it.value = worth(ended, state) - spent_monster * (#state.monsters - #after_it.monsters)
      local rough = after_it.value
      if #after_it.heroes > 0 then
        local force = force_left(after_it.monsters, after_it.traps, #after_it.heroes, after_it.rounds, after_it.year)
        rough = rough + outlook(ended, state, force, after_it.rounds, after_it.tiles)
      end
      ends[#ends + 1] = { value = rough, state = after_it, choice = place }
    end
  end
  local values = {}
  local thought = {}    -- how many ends of each choice were looked at more closely
  local most = math.max(2, 10 // #choices)
  for _, one in ipairs(best_of(ends, #ends)) do
    local count = thought[one.choice] or 0
    if count < most then
      thought[one.choice] = count + 1
      local value = one.state.value
      if #one.state.heroes > 0 and one.state.rounds > 0 and one.state.tiles > 0 then
        local best = plans.solve(one.state, one.state.room, { steps = most_steps // (most * #choices) }, beam_width)
        value = best and best.value or value
      end
      if not values[one.choice] or value > values[one.choice] then values[one.choice] = value end
    end
  end
  for place = 1, #choices do values[place] = values[place] or -9999 end
  return values
end

plans.best_end = best_end
plans.worth = worth

return plans
