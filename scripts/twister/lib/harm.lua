-- Wounds, deaths, exits and what an action leaves behind, DT-80 to DT-87.
local grid = use "twister/lib/grid"
local mirror = use "twister/lib/mirror"
local sides = use "twister/lib/sides"
local trail = use "twister/lib/trail"
local world = use "twister/lib/world"

local trait = world.trait
local harm = {}

--- A thing lies on a square from now on; on an obstacle it is lost, except a rope, DT-86.
function harm.drop(game, w, thing, cell)
  local ground = world.ground(w, cell)
  if (world.obstacle(w, cell) and not trait(thing, "rope")) or world.solid(w, cell) or not ground then
    game:tell("log.lost", { card = thing.card })
    thing.card:move(game.gone)
    return
  end
  thing.card.bearer = 0
  thing.card.cell = cell
  mirror.put(game, thing.card, cell)
end

local function leave(card, zone)
  if card.square then card:leave() end
  return card:move(zone)
end

--- Dies by whatever cause; its opponent scores (DT-82), who is carried dies too (DT-85).
function harm.kill(game, w, figure)
  if figure.gone then return end
  figure.gone = true
  for _, token in ipairs(world.carried(w, figure)) do
    if token.thing then harm.drop(game, w, token, figure.cell) else harm.kill(game, w, token) end
  end
  local points = trait(figure, "killed")
  local side = sides.other(figure.side)
  local of = sides.namesake(game, figure)
  local body = leave(figure.card, sides.captain(game, figure.side).dead)
  game:tell("log.died", { card = body, of = of, who = sides.captain(game, side), n = points })
  sides.score(game, side, points)
end

--- A wound; a wounded one dies, DT-63. Who is carried by it dies.
function harm.wound(game, w, figure)
  if figure.gone then return end
  if figure.wounded then return harm.kill(game, w, figure) end
  figure.card.wounded = 1
  figure.card.hurt = 1
  game:tell("log.wounded", { card = figure.card, of = sides.namesake(game, figure) })
  for _, token in ipairs(world.carried(w, figure)) do
    if not token.thing then harm.kill(game, w, token) end
  end
end

--- Through: an unwounded one scores, a treasure it carries too, a wounded one it carries does not, DT-80, DT-81.
function harm.exit(game, w, figure)
  local points = figure.wounded and 0 or trait(figure, "exit")
  for _, token in ipairs(world.carried(w, figure)) do
    if token.thing then
      points = points + trait(token, "worth")
      leave(token.card, game.gone)
    else
      leave(token.card, sides.captain(game, token.side).out)
    end
  end
  local gone = leave(figure.card, sides.captain(game, figure.side).out)
  game:tell("log.exit", { card = gone, who = sides.captain(game, figure.side), n = points })
  sides.score(game, figure.side, points)
end

--- What holds at the end of every action: nobody stands where nobody can, DT-87, DT-165, DT-170; nothing lies in a hole; a potion's
--- strength ends beside a sceptic. `but` is on the move.
function harm.settle(game, but)
  for _ = 1, 20 do
    local w = world.read(game)
    local fallen = nil
    for _, figure in ipairs(w.figures) do
      if not figure.carrier and figure.number ~= but and not world.supported(w, figure) then fallen = fallen or figure end
    end
    if not fallen then
      for _, thing in ipairs(w.things) do
        if thing.bearer == 0 and world.obstacle(w, thing.cell) and not trait(thing, "rope") then
          game:tell("log.lost", { card = thing.card })
          leave(thing.card, game.gone)
        end
      end
      for _, figure in ipairs(w.figures) do
        if figure.card.strong > 0 and world.dull(w, figure.cell) then figure.card.strong = 0 end
      end
      return w
    end
    game:tell("log.fell", { card = fallen.card, of = sides.namesake(game, fallen) })
    harm.kill(game, w, fallen)
  end
end

--- The next beat after an action: another one, or the end.
function harm.after(game)
  game.begun = 0
  game.actor = 0
  trail.mark(game, harm.settle(game))
  if sides.winner(game) then return "farewell" end
  return "action"
end

--- Points of action that somebody of the acting side could use; a potion's are its drinker's alone, DT-123.
local function own_points(game, number)
  local drinker = game.bonus > 0 and sides.captain(game, game.side).field:first_with("number", number)
  return drinker and drinker.bonus or 0, drinker
end
function harm.points(game, number) return game.points + own_points(game, number) end
function harm.pay(game, number, cost)
  local own, drinker = own_points(game, number)
  own = math.min(cost, own)
  if own > 0 then
    drinker:add("bonus", -own)
    game:add("bonus", -own)
  end
  game.points = game.points - (cost - own)
end

--- A token of play: a number that says who it is.
function harm.number(game, card)
  card.number = game:add("numbers", 1)
  return card.number
end

return harm
