-- The visit: planning, the combat card, one battle after another, what is left (DL-27, DL-96 to DL-103, DL-127, DL-128).
local arena = use "lords/lib/arena"
local battle = use "lords/lib/battle"
local dungeon = use "lords/lib/dungeon"
local evil = use "lords/lib/evil"
local goods = use "lords/lib/goods"
local plans = use "lords/lib/plans"
local training = use "lords/lib/training"
local year = use "lords/lib/year"

local combat = { beats = {} }

local rounds = 4

function combat.beats.muster(game)
  game:tell("log.visit", { n = game.year })
  game.for_hire:move_all(game.distant)    -- the season is over, DL-28
  game.to_build:move_all(game.distant)
  return "combat_round"
end

local function anybody(game)
  for _, seat in ipairs(game:seats()) do
    if seat.party.count > 0 and (not training.on(game) or #seat.dungeon:cards_with("lost", 0) > 0) then return true end
  end
  return false
end

--- DL-102: four rounds, in training as many as it takes.
function combat.beats.combat_round(game)
  if not anybody(game) or game.combat >= rounds and not training.on(game) then return "aftermath" end
  game:add("combat", 1)
  game:add("round", 1)
  game.acting = game.first
  for _, seat in ipairs(game:seats()) do seat.planned, seat.battlefield = 0, 0 end
  game:tell("log.combat_round", { n = game.combat })
  if game.combat == 1 and year.teaches(game) then game:tell "lesson.visit" end
  return "plan"
end

--- DL-101: nothing left to conquer, so somebody walks out of prison; the paladin last.
local function release(game, seat)
  local cards, paladin = {}, nil
  for _, card in ipairs(seat.prison:cards()) do
    if card.class == "paladin" then paladin = card else cards[#cards + 1] = card end
  end
  if #cards == 0 and paladin then cards[1] = paladin end
  if #cards == 0 then return end    -- Q16
  local card = seat:pick("release", cards)
  card = card:move(game.distant)
  game:tell("log.released", { who = seat, hero = card })
end

--- What may still be laid or sent on this tile, DL-98 to DL-100, and why not.
local function may_lay(game, seat, room, card)
  if seat.laid.count >= (room and room.traps or 1) then return "enough" end
  local b = { year = game.year, room = room, gold = seat.gold, food = seat.food, imps = seat.imps }
  for _, other in ipairs(seat.laid:cards()) do
    local price, food, imps = battle.price(b, arena.trap(other))
    b.gold, b.food, b.imps = b.gold - price, b.food - food, b.imps - imps
  end
  if not battle.payable(b, arena.trap(card)) then return "price" end    -- Q6
  return nil
end

local function may_send(seat, room, card)
  if card.spent == 1 then return "spent" end
  if card.ghost then return nil end
  local count = #seat.sent:cards_with("ghost", false)
  return count >= (room and room.monsters or 1) and "enough" or nil
end

--- What the plan comes to if every choice in it is made well: how many fall, and whether the tile is lost. Open information alone, and
--- what this seat's spies have seen; without it fatigue is guessed, and no spell.
local function forecast(game, seat, tile)
  local b = arena.begin(game, seat, tile)
  for _, card in ipairs(seat.laid:cards()) do arena.lay(b, card) end
  for _, card in ipairs(seat.sent:cards()) do arena.send(b, game, card) end
  plans.foresee(b, game, seat)
  local before = { gold = b.gold, food = b.food, imps = b.imps }
  local _, ended = plans.best_end(b, function(e)
    local sum = plans.worth(e, before)
    for _, damage in ipairs(e.damage) do sum = sum + math.max(0, damage) end
    return sum
  end, { steps = 200 })
  return ended
end

--- One piece of one plan a beat, DL-97 to DL-100: seat after seat, in play order.
local function plan(game, seat)
  if seat.battlefield == 0 then
    local near = dungeon.nearest(dungeon.map(seat))
    if #near == 0 then
      release(game, seat)
      seat.planned = 1
      return
    end
    local options = {}
    for i, tile in ipairs(near) do options[i] = { "field", tile, dungeon.square(seat, tile.cell) } end
    local tile = near[game:ask { seat = seat, prompt = "field", options = options }]
    seat.battlefield = tile.cell
    game:tell("log.field", { card = tile, square = dungeon.square(seat, tile.cell) })
    if #near > 1 then return end
  end
  local tile = dungeon.tile(seat, seat.battlefield)
  local room = arena.room(tile)
  local options, refused = {}, {}
  for _, card in ipairs(seat.traps:cards()) do
    local why = may_lay(game, seat, room, card)
    if why then
      refused[#refused + 1] = { "lay", card, reason = why }
    else
      local gold, food, imps = battle.price({ year = game.year, room = room }, arena.trap(card))
      options[#options + 1] = { "lay", card, number = 100 * imps + 10 * food + gold }    -- what it would cost, for its text
    end
  end
  for _, card in ipairs(seat.lair:cards()) do
    local why = may_send(seat, room, card)
    if why then refused[#refused + 1] = { "send", card, reason = why } else options[#options + 1] = { "send", card } end
  end
  if #options + seat.laid.count + seat.sent.count == 0 then
    seat.planned = 1
    return
  end
  for _, card in ipairs(seat.laid:cards()) do options[#options + 1] = { "unlay", card } end
  for _, card in ipairs(seat.sent:cards()) do options[#options + 1] = { "recall", card } end
  options[#options + 1] = { "fight" }
  if not seat.companion then
    options[#options + 1] = { "foresee" }
    if training.on(game) then options[#options + 1] = { "hint" } end
  end
  local ended, slots = nil, nil
  if not seat.companion then    -- whoever takes the chair is asked anew
    ended = forecast(game, seat, tile)
    local spell = plans.known(game, seat)
    local lost = ended.conquered and 1 or battle.alive(ended) and 2 or 0
    slots = {
      card = tile, n = ended.fallen, lost = lost + (room and 3 or 0),    -- in a room traps have a price
      spell = spell, fatigue = not spell and ended.fatigue or nil,
    }
  end
  local chosen = options[game:ask { seat = seat, prompt = "plan", options = options, refused = refused, slots = slots }]
  local deed, card = chosen[1], chosen[2]
  if deed == "lay" then
    card:move(seat.laid, "bottom")
  elseif deed == "unlay" then
    card:move(seat.traps, "bottom")
  elseif deed == "send" then
    card:move(seat.sent, "bottom")
  elseif deed == "recall" then
    card:move(seat.lair, "bottom")
  elseif deed == "hint" then
    training.hint(game, seat, tile)
  elseif deed == "foresee" then
    local page = {}
    local cards = seat.party:cards()
    for i, hero in ipairs(cards) do
      local damage = ended.damage[i + #ended.damage - #cards]
      page[i] = { damage < 0 and "would_fall" or "would_stand", hero, number = math.max(0, damage) }
    end
    game:ask { seat = seat, prompt = "foresee", shape = "read", options = page, slots = slots }
  else
    seat.planned = 1
    game:tell("log.planned", { who = seat, n = seat.laid.count, total = seat.sent.count })
  end
end

function combat.beats.plan(game)
  for _, seat in ipairs(evil.in_play_order(game)) do
    if seat.planned == 0 and seat.party.count > 0 then
      game.acting = seat.number
      plan(game, seat)
      return "plan"
    end
  end
  return "reveal"
end

--- DL-115: the card alone does nothing.
function combat.beats.reveal(game)
  local card = game.city:draw(game.spell)
  if card and not training.on(game) then game:tell("log.card", { card = card, n = card.fatigue }) end
  game.acting = game.first
  return "battles"
end

-- Battles --------------------------------------------------------------------------------------------------------------------------

--- Traps that were used go, all others and all monsters come back; face down who has fought.
local function clear_up(game, seat, b)
  for i, card in ipairs(seat.laid:cards()) do
    if b and b.laid[i] == "used" then card:move(game.trap_discard) else card:move(seat.traps, "bottom") end    -- DL-110, Q6, Q13
  end
  for i, card in ipairs(seat.sent:cards()) do
    local state = b and b.state[i]
    if state == "spent" then card.spent = 1 end
    card:move(seat.lair, "bottom")
  end
  seat.battlefield, seat.planned = 0, 0
  seat.state.battle = nil
end

--- The tile is lost, and its owner one step kinder, DL-124; if the paladin leaves for that he leaves the battle, too.
local function conquest(game, seat, b)
  local tile = dungeon.tile(seat, seat.battlefield)
  dungeon.conquer(seat, tile)
  game:tell("log.conquered", { who = seat, card = tile })
  evil.change(game, seat, -1)
  if seat.party.count ~= #b.heroes then
    arena.left(b)
    b.deserted = #b.heroes == 0
  end
end

--- After the dust.
local function finish(game, seat, b)
  clear_up(game, seat, b)
  if not battle.alive(b) and not b.deserted then    -- an illusion that is left stands before nobody, DL-102, DL-195
    for _, straw in ipairs(seat.party:cards()) do straw:move(game.box) end
    game:tell("log.all_fell", { who = seat })
  elseif not b.deserted then
    game:tell("log.battle_over", { who = seat, n = seat.party.count - #seat.party:cards_with("class", "illusion") })
  end
end

--- What a choice comes to, as a number for its text: of one whom it is aimed at, or who stands in front, the health that is left, 0 if
--- he falls; of what hits several 1000 and how many fall, or else all the damage.
local function comes_to(b, choice)
  local after = battle.clone(b)
  battle.choose(after, choice)
  local whom = choice.target or choice.attack and choice.attack.at == "first" and battle.first(b)
  if whom then
    local damage = after.damage[whom]
    return damage < 0 and 0 or after.health[whom] - damage
  end
  local fallen, sum = 0, 0
  for i, damage in ipairs(b.damage) do
    local now = after.damage[i]
    if damage >= 0 and now < 0 then fallen = fallen + 1 end
    if damage >= 0 and now > damage then sum = sum + now - damage end
  end
  return fallen > 0 and 1000 + fallen or sum
end

--- What the seat is asked when there is a choice: the prompt, and an option for each; each with what it comes to.
local function question(game, seat, b, choices)
  local heroes, traps, monsters = seat.party:cards(), seat.laid:cards(), seat.sent:cards()
  local options = {}
  local prompt = "attack"
  for i, choice in ipairs(choices) do
    local deed = choice.deed
    local hero, monster = choice.target and heroes[choice.target], choice.monster and monsters[choice.monster]
    local number = (choice.attack or choice.trap) and comes_to(b, choice) or nil
    if deed == "spring" or deed == "aim" then
      prompt = deed == "aim" and #traps == 1 and "aim" or "trap"
      options[i] = { deed, traps[choice.trap], hero, number = number }
    elseif deed == "attack" then
      options[i] = { choice.attack.deed, monster, hero, number = number }
    elseif deed == "again" then
      prompt = "again"
      options[i] = { "again", monster, hero, number = number }
    elseif deed == "single" then
      prompt = "spell"
      options[i] = { "single_" .. choice.as, monster }
    elseif deed == "pay_wage" or deed == "withdraw" then
      prompt = "suggestion"
      options[i] = { deed, monster, number = deed == "pay_wage" and goods.price(goods.wage(game, monster)) or 0 }
    else
      prompt = "writ"
      options[i] = { deed }
    end
  end
  local front = battle.first(b)    -- of whom texts speak that aim at nobody
  local boosts = b.room and b.room.boosts or {}    -- to whom the room adds 1: 1 for trolls and goblins, 2 for vampires and witches
  local slots = { card = game.spell.top, n = game.combat, hero = front and heroes[front].id, more = boosts.troll and 1 or boosts.vampire and 2 or nil }
  return { seat = seat, prompt = prompt, options = options, slots = slots }
end

local function tell_choice(game, seat, choice)
  local monster = choice.monster and seat.sent:cards()[choice.monster]
  if choice.deed == "spring" or choice.deed == "aim" then
    game:tell("log.springs", { who = seat, card = seat.laid:cards()[choice.trap].id })    -- by name: it lies hidden
  elseif choice.deed == "attack" and choice.attack.idle then
    game:tell("log.idles", { monster = monster })
  elseif choice.deed == "attack" or choice.deed == "again" then
    game:tell(choice.attack.holds and "log.holds" or "log.attacks", { monster = monster })
  elseif monster then
    game:tell("log.monster_" .. (choice.as or choice.deed), { monster = monster, who = seat })
  end
end

--- Paid like any wage, so the paladin may come or go, DL-45 and DL-92.
local function pay_wage(game, seat, b, choice)
  local card = seat.sent:cards()[choice.monster]
  goods.pay(game, seat, goods.wage(game, card), card)
  if seat.party.count ~= #b.heroes then arena.joined(b, seat) end
end

function combat.beats.battles(game)
  for _, seat in ipairs(evil.in_play_order(game)) do
    if seat.battlefield > 0 then
      game.acting = seat.number
      if seat.party.count == 0 then    -- the paladin was all, and has left: Q13
        clear_up(game, seat)
        return "battles"
      end
      local b = copy(seat.state).battle
      if not b then
        b = arena.begin(game, seat, dungeon.tile(seat, seat.battlefield))
        for _, card in ipairs(seat.laid:cards()) do arena.lay(b, card) end
        for _, card in ipairs(seat.sent:cards()) do arena.send(b, game, card) end
        plans.foresee(b, game, seat)
        b.log = {}
        game:tell("log.battle", { who = seat })
      end
      while true do
        local choices = battle.run(b, not b.settled and "late" or nil)
        arena.report(b, game, seat)
        arena.write(b, game, seat)
        local fell = arena.bury(b, game, seat)
        if b.step == "late" and not b.settled then    -- the conquest comes before what is late, DL-126
          b.settled = true
          if b.conquered then conquest(game, seat, b) end
          goto next
        end
        if not choices then
          finish(game, seat, b)
          return "battles"
        end
        if fell then choices = battle.run(b, "late") end    -- they are aimed at other places now
        choices = battle.distinct(b, choices)
        local chosen = choices[1]
        local ask = #choices > 1
        if ask then
          seat.state.battle = b
          chosen = choices[game:ask(question(game, seat, b, choices))]
        end
        tell_choice(game, seat, chosen)
        if chosen.deed == "pay_wage" then pay_wage(game, seat, b, chosen) end
        battle.choose(b, chosen)
        if ask then
          seat.state.battle = b
          return "battles"
        end
        ::next::
      end
    end
  end
  game.spell:move_all(game.box)
  return "combat_round"
end

--- DL-127, DL-128.
function combat.beats.aftermath(game)
  for _, seat in ipairs(game:seats()) do
    for _, card in ipairs(seat.lair:cards_with("spent", 1)) do card.spent = 0 end
    if seat.party.count > 0 then game:tell("log.leave", { who = seat, n = seat.party.count }) end
    for _, hero in ipairs(seat.party:cards()) do hero:move(hero.class == "illusion" and game.box or game.distant) end
  end
  game.city:move_all(game.box)
  game.combat = 0
  if training.on(game) or game.year == 2 then return "scoring" end
  return "new_year"
end

return combat
