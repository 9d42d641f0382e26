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

--- Tells what has happened since the last time.
function arena.report(b, game, seat)
  local cards = seat.party:cards()
  for _, line in ipairs(b.log or {}) do
    local card = line.hero and cards[line.hero + #cards - #b.heroes]
    if not line.hero or card then game:tell("log.battle_" .. line.key, { who = seat, hero = card, n = line.n, card = game.spell.top }) end
  end
  b.log = {}
end

--- Goods, and the damage of those who stand, as they are now.
function arena.write(b, game, seat)
  for _, what in ipairs { "gold", "food", "imps" } do
    if seat[what] ~= b[what] then
      if b[what] < seat[what] then goods.lose(game, seat, what, seat[what] - b[what]) else seat[what] = b[what] end
    end
  end
  if b.letters > 0 then
    goods.warn(game, seat, b.letters)
    b.letters = 0
  end
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
      if card.class == "illusion" then
        card:move(game.box)
        game:tell("log.illusion_gone", { who = seat })
      else
        game:tell("log.falls", { who = seat, hero = card })
        card:move(seat.prison, "bottom")
      end
    end
  end
  local heroes, health, damage = {}, {}, {}
  local shield = b.shield and {}
  local poisoned
  for i, now in ipairs(b.damage) do
    if now >= 0 then
      heroes[#heroes + 1], health[#health + 1], damage[#damage + 1] = b.heroes[i], b.health[i], now
      if b.poisoned == i then poisoned = #heroes end
      if shield then shield[#heroes] = b.shield[i] end
    end
  end
  b.heroes, b.health, b.damage, b.poisoned, b.caught = heroes, health, damage, poisoned, {}
  b.shield = shield
  return true
end

return arena
