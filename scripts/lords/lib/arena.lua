-- A battle between the table and plain values: what lies there becomes a battle (lib/battle.lua), and what became of it is written back.
local goods = use "lords/lib/goods"
local dungeon = use "lords/lib/dungeon"

local arena = {}

local function hero_of(card)
  local class, skill = card.class, card.skill
  local all = class == "paladin"
  return {
    id = card.id, class = class,
    trap = (all or class == "thief") and skill or 0,
    heal = (all or class == "priest") and skill or 0,
    magic = (all or class == "wizard") and skill or 0,
  }
end

function arena.heroes(b, seat)
  b.heroes, b.health, b.damage = {}, {}, {}
  for i, card in ipairs(seat.party:cards()) do
    b.heroes[i] = hero_of(card)
    b.health[i] = card.health + card.more_health
    b.damage[i] = card.damage
  end
end

--- The paladin has come into a battle that is going on: what was meant for the others stays theirs.
function arena.joined(b, seat)
  arena.heroes(b, seat)
  for i, hero in ipairs(b.heroes) do
    if b.poison and hero.class == "paladin" then table.insert(b.poison, i, 0) end
  end
end

--- He has gone to somebody else, and a needle in him is forgotten.
function arena.left(b)
  local place = 0
  for i, hero in ipairs(b.heroes) do
    if hero.class == "paladin" then place = i end
  end
  for _, list in ipairs { b.heroes, b.health, b.damage } do table.remove(list, place) end
  if b.poison then table.remove(b.poison, place) end
end

function arena.trap(card)
  local food = card.food
  return {
    id = card.id, hits = card.hits, holds = card.holds, hushes = card.hushes, later = card.later, gold = card.gold, imps = card.crew,
    year_food = { food, math.max(food, card.late_food) }, worth = card.worth,
  }
end

function arena.monster(game, card)
  return { id = card.id, ghost = card.ghost, attacks = card.attacks, wage = goods.wage(game, card) }
end

--- What the tile says about a battle on it; nothing in a tunnel, and nothing but its price in a room without a word.
function arena.room(tile)
  if tile.kind ~= "room" then return nil end
  local boosts = {}
  for _, id in ipairs(tile.boosts) do boosts[id] = true end
  return { traps = tile.traps, free_traps = tile.free_traps, monsters = tile.monsters, silent = tile.silent, boosts = boosts }
end

--- A party on a tile, with nothing laid and nobody sent.
function arena.begin(game, seat, tile)
  local b = {
    year = game.year, round = game.combat, monsters = {}, state = {}, traps = {}, laid = {}, gold = seat.gold, food = seat.food,
    imps = seat.imps, stock = seat.traps.count, letters = 0, evil = seat.evil, room = arena.room(tile), step = "traps", fallen = 0,
    caught = {}, free_evil = game:setting "top" == "open", fodder = #seat.lair:cards_with("ghost", false),
  }
  arena.heroes(b, seat)
  return b
end

function arena.lay(b, card)
  b.traps[#b.traps + 1] = arena.trap(card)
  b.laid[#b.laid + 1] = "laid"
end

function arena.send(b, game, card)
  b.monsters[#b.monsters + 1] = arena.monster(game, card)
  b.state[#b.state + 1] = "sent"
end

--- The card of the round, as far as one knows it.
function arena.know(b, game, id)
  b.fatigue, b.speed, b.spell = game:field(id, "fatigue"), game:field(id, "speed"), game:field(id, "spell")
end

--- DL-205: chance takes a trap out of the store.
local function purge(game, seat)
  local cards = seat.traps:cards()
  if #cards == 0 then return end
  cards[game:random(#cards, "chance")]:move(game.trap_discard)
  game:tell("log.thrown", { who = seat, n = 1 })
end

--- Does and tells what has happened since the last time, in this order.
function arena.report(b, game, seat)
  local cards = seat.party:cards()
  for _, line in ipairs(b.log or {}) do
    local card = line.hero and cards[line.hero + #cards - #b.heroes]
    if line.lost == "stock" then
      purge(game, seat)
    elseif line.lost then
      goods.lose(game, seat, line.lost, line.n)
    elseif line.key == "letter" then
      goods.warn(game, seat, 1)
    elseif line.key == "falls" then
      local real = card and card.class ~= "illusion"
      game:tell(real and "log.falls" or "log.illusion_gone", { who = seat, hero = real and card or nil })
    elseif not line.hero or card then
      game:tell("log.battle_" .. line.key, { who = seat, hero = card, n = line.n, card = game.spell.top })
    end
  end
  b.log, b.letters = {}, 0
end

--- The damage of those who stand, as it is now.
function arena.write(b, game, seat)
  local cards = seat.party:cards()
  -- The illusion is a card of its own.
  if #b.heroes > #cards then
    game:create("illusion", seat.party):move(seat.party)
    cards = seat.party:cards()
  end
  for i, card in ipairs(cards) do
    local damage, more = b.damage[i], b.health[i] - card.health
    if damage >= 0 and card.damage ~= damage then card.damage = damage end
    if damage >= 0 and card.more_health ~= more then card.more_health = more end
  end
end

--- Who has fallen goes to prison, DL-104; an illusion goes nowhere, DL-195. The battle goes on without them. Whether anybody fell.
function arena.bury(b, game, seat)
  local fell = false
  for _, damage in ipairs(b.damage) do fell = fell or damage < 0 end
  if not fell then return false end
  for i, card in ipairs(seat.party:cards()) do
    if b.damage[i] < 0 then
      if card.class == "illusion" then card:move(game.box) else card:move(seat.prison, "bottom") end
    end
  end
  local heroes, health, damage = {}, {}, {}
  local shield = b.shield and {}
  local poison = b.poison and {}
  for i, now in ipairs(b.damage) do
    if now >= 0 then
      heroes[#heroes + 1], health[#health + 1], damage[#damage + 1] = b.heroes[i], b.health[i], now
      if poison then poison[#heroes] = b.poison[i] end
      if shield then shield[#heroes] = b.shield[i] end
    end
  end
  b.heroes, b.health, b.damage, b.poison, b.caught = heroes, health, damage, poison, {}
  b.shield = shield
  return true
end

return arena
