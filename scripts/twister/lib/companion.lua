-- What a sensible companion thinks: it goes for the door, opens rooms, turns them when that shortens its way and lengthens the
-- other's, attacks when the odds are good, keeps away from what is stronger. No card is known here but by its fields.
local acts = use "twister/lib/acts"
local fight = use "twister/lib/fight"
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local laying = use "twister/lib/laying"
local maps = use "twister/lib/maps"
local moving = use "twister/lib/moving"
local sides = use "twister/lib/sides"
local strength = use "twister/lib/strength"
local trail = use "twister/lib/trail"
local ways = use "twister/lib/ways"
local world = use "twister/lib/world"

local trait = world.trait
local companion = {}

-- What things are worth, in hundredths of a point or so.
local out, wound, corpse = 400, 110, 300
-- What goes on for ever, if there is nothing better.
local never = -10000
-- The chance to win by the difference of strengths, in hundredths, before cards are chosen.
local function chance(margin) return math.max(3, math.min(97, 42 + 12 * margin)) end

--- What a side thinks with: the dungeon, and how far it is to its door.
local function mind(game, side)
  local w = world.read(game)
  -- Courage grows with the hours, or nobody would ever be first.
  return { game = game, w = w, side = side, far = maps.to_door(w, side), fear = 10 - game.turn // 4, been = {}, here = {}, turns = {} }
end

-- Worth ----------------------------------------------------------------------------------------------------------------------------

local function value_of_thing(thing)
  return 60 * trait(thing, "worth") + 8 * (trait(thing, "attack") + trait(thing, "defence") + trait(thing, "swing"))
    + (trait(thing, "potion") ~= "none" and 20 or 0) + (trait(thing, "cursed") and -60 or 0) + 6
end

--- How much a square is feared: enemies near enough who are stronger.
local function danger(m, figure, cell)
  if m.fear <= 0 then return 0 end
  local sum, own = 0, trait(figure, "strength")
  local row, column = grid.row[cell], grid.column[cell]
  for _, enemy in ipairs(m.w.figures) do
    if enemy.side ~= m.side and not enemy.wounded then
      local away = math.abs(grid.row[enemy.cell] - row) + math.abs(grid.column[enemy.cell] - column)
      if away <= 2 then
        local more = trait(enemy, "strength") - own
        if more > 0 then sum = sum + (away == 1 and 7 or 4) * math.min(more, 4) end
      end
    end
  end
  return sum * m.fear // 10
end

--- Who waits for long gets restless: a try of anything rather than nothing.
local function restless(m, number, place)
  local calm = m.game.turn * 31 + m.game.points * 17 + number * 7 + place * 13
  return calm % 37 * math.min(40, m.game.turn) // 60
end

--- Whether somebody has stood there already, and nothing has come of it.
local function has_been(m, figure, cell)
  local been = m.been[figure.number]
  if not been then
    been = trail.of_figure(m.game, m.w, figure)
    m.been[figure.number] = been
  end
  return been[cell]
end

--- What a square that is new to somebody might bring: at a wheel one can do something about walls, and any pace is better than none.
local function chances(m, figure, cell)
  if has_been(m, figure, cell) then return -6 end
  local wheel = world.ground(m.w, cell) == "gear" and (m.far[cell] or 99) > 12
  return restless(m, figure.number, cell) + (wheel and (m.game.turn > 20 and 30 or 12) or 0)
end

--- What lies there to be taken.
local function loot(m, figure, cell)
  local sum = 0
  if m.w.lying[cell] and world.free_hands(m.w, figure) > 0 then
    for _, thing in ipairs(m.w.lying[cell]) do sum = sum + value_of_thing(thing) end
  end
  return sum
end

--- What a square is worth to a figure that stands there.
local function stand(m, figure, cell)
  local sum = trait(figure, "exit") * maps.worth(m.far[cell]) - danger(m, figure, cell)
  -- Beside somebody wounded of the others a fighter has something to do.
  if m.game.points > 1 and trait(figure, "strength") > 1 then
    for _, prey in ipairs(world.neighbours(m.w, cell, function(other) return other.side ~= m.side and other.wounded end)) do
      if prey.card.hurt == 0 then sum = sum + 90 end
    end
  end
  return sum
end

--- What a figure gains by being on another square.
local function advance(m, figure, cell)
  if grid.line[cell] == 3 - m.side then
    local points = trait(figure, "exit")
    for _, thing in ipairs(world.carried(m.w, figure)) do
      if thing.thing then points = points + trait(thing, "worth") end
    end
    return out * points
  end
  local here = m.here[figure.number]
  if not here then
    here = stand(m, figure, figure.cell)
    m.here[figure.number] = here
  end
  return stand(m, figure, cell) - here + loot(m, figure, cell) + chances(m, figure, cell)
end

--- What is won when somebody loses, and lost.
local function prize(figure, lethal)
  if figure.wounded or lethal then return corpse * trait(figure, "killed") end
  return wound + 10 * trait(figure, "strength")
end

--- An attack with everybody who could help against everybody who could.
local function attack(m, figure, target)
  local w = m.w
  local ours, theirs = strength.chain(w, figure, target)
  local force, defence, gain, loss = 0, 0, 0, 0
  for _, each in ipairs(ours) do
    force = force + strength.of(w, each, true, theirs)
    loss = loss + wound + 6 * trait(each, "strength")
  end
  for _, each in ipairs(theirs) do
    defence = defence + strength.of(w, each, false)
    gain = gain + prize(each, trait(figure, "lethal") and world.adjacent(w, figure.cell, each.cell))
  end
  if #ours == 1 and trait(figure, "blows") > 1 then force = force + 3 end
  local odds = chance(force - defence)
  local cost = strength.quick(w, figure) > 0 and 5 or 30
  loss = loss * (10 + math.max(0, m.fear)) // 20
  return (odds * gain - (100 - odds) * loss) // 100 - cost
end

-- Each action: what it is worth to a figure, and which target is best -----------------------------------------------------------------

local worth = {}

local function best_of(targets, value)
  local best, chosen = nil, nil
  for _, target in ipairs(targets) do
    local score = value(target)
    if not best or score > best then best, chosen = score, target end
  end
  return best, chosen
end

--- Destinations are looked at by distance first: only the promising ones are looked at closely.
function worth.move(m, figure)
  local walk = ways.walk(m.w, figure, moving.distance(m.w, figure))
  local best = loot(m, figure, figure.cell)
  if best == 0 then best = -99 end
  for _, cell in ipairs(walk.order) do
    if walk.how[cell] ~= "doom" then
      local score = advance(m, figure, cell)
      if score > best and (walk.how[cell] == "exit" or ways.may_stop(m.w, figure, cell)) then best = score end
    end
  end
  return best - 4
end

worth.by_target = {}
function worth.by_target.jump(m, figure, target) return advance(m, figure, target.cell) - 25 end
function worth.by_target.pass(m, figure, target) return advance(m, figure, target.cell) - 4 end
function worth.by_target.fight(m, figure, target) return attack(m, figure, target.figure) end
function worth.by_target.shoot(m, figure, target)
  local margin = trait(figure, "bolt") - strength.of(m.w, target.figure, false, nil, true)
  return chance(margin) * prize(target.figure) // 100 - 15
end
function worth.by_target.reveal(m, _, target)
  local own = sides.captain(m.game, m.side)["under" .. target.slot].count
  return 62 + 12 * own
end
function worth.by_target.heal(_, figure, target)
  return target.figure.side == figure.side and 90 + 10 * trait(target.figure, "strength") or -100
end
function worth.by_target.fire(_, figure, target)
  if target.figure.side == figure.side then return -500 end
  return corpse * trait(target.figure, "killed") - 40 + 10 * trait(target.figure, "strength")
end
function worth.by_target.search() return 65 end
function worth.by_target.forge() return 35 end
--- A gate on the way to the door, opened; one on the way of the others is left as it is.
local function gate(m, figure, target)
  if target.gate.state == 1 then return -10 end
  local other = grid.across[4 * figure.cell + target.gate.direction]
  local here, there = m.far[figure.cell], other and m.far[other]
  if not here or not there then return -5 end
  return here - there >= 4 and 45 or 2
end
worth.by_target.gate = gate
worth.by_target.smash = gate
--- What everybody gains by a turn of a room, the others' gain being a loss.
local function gain_by_turn(m, slot, turned, quarters)
  local next = world.read(m.game, slot, turned)
  next.figures, next.load = m.w.figures, m.w.load
  m.others_far = m.others_far or maps.to_door(m.w, sides.other(m.side))
  local sum = 0
  for side = 1, 2 do
    local before = side == m.side and m.far or m.others_far
    local after = maps.to_door(next, side)
    for _, each in ipairs(m.w.figures) do
      if each.side == side and not each.wounded then
        local cell = each.cell
        if grid.slot[cell] == slot then cell = grid.squares[slot][grid.turned(grid.place[cell], quarters)] end
        local gain = trait(each, "exit") * (maps.worth(after[cell]) - maps.worth(before[each.cell]))
        sum = sum + (side == m.side and gain or -gain * 2 // 3)
      end
    end
  end
  return sum
end

function worth.by_target.turn(m, figure, target)
  local slot = target.room.slot
  local quarters = target.clockwise and 1 or 3
  local turned = (target.room.turned + quarters) % 4
  local key = 4 * slot + quarters
  local sum = m.turns[key] or gain_by_turn(m, slot, turned, quarters)
  m.turns[key] = sum
  -- Who has been shut in for long tries what a turn or two will bring, but not again and again.
  m.lain = m.lain or trail.of_rooms(m.game, m.w)
  if m.lain[trail.ways(m.w, slot, turned)] then return sum - 12 end
  return sum - 12 + restless(m, figure.number, 3 * slot + quarters) * 5 // 4
end

function worth.mend() return 100 end
function worth.drink() return 100 end
function worth.coffee(m, figure) return maps.worth(m.far[figure.cell]) // 3 + 20 end
function worth.grog() return -20 end

--- The best that a figure could do with an action, and to what.
local function value(m, act, figure)
  local own = worth[act.word]
  if own then return own(m, figure) end
  local judge = worth.by_target[act.word]
  return best_of(act.targets(m.game, m.w, figure), function(target) return judge(m, figure, target) end) or -99
end

-- Questions ------------------------------------------------------------------------------------------------------------------------

local scores = {}

function scores.action(game, question, m)
  local list = {}
  local by_word = {}
  for _, act in ipairs(acts.all) do by_word[act.word] = act end
  for i, option in ipairs(question.options) do
    local act = by_word[option.verb]
    list[i] = 0
    if act then
      local best = -99
      for _, figure in ipairs(acts.able(game, m.w, act)) do best = math.max(best, value(m, act, figure)) end
      list[i] = best
    end
  end
  return list
end

local function who(game, question, m)
  local act = acts.all[game.doing]
  local by_card, list = {}, {}
  for _, figure in ipairs(m.w.figures) do by_card[figure.card.number] = figure end
  for i, option in ipairs(question.options) do
    list[i] = option.verb == "back" and -200 or value(m, act, by_card[option.object.number])
  end
  return list
end

--- Targets in the order in which they are offered, then back.
local function target(game, question, m)
  local act = acts.all[game.doing]
  local figure = m.w.by_number[game.actor]
  local judge = worth.by_target[act.word]
  local list = {}
  for i, each in ipairs(act.targets(game, m.w, figure)) do list[i] = judge and judge(m, figure, each) or 0 end
  list[#question.options] = -200
  return list
end
for _, act in ipairs(acts.all) do
  if act.prompt then scores[act.prompt] = target end
end

--- What is done on a square; nothing if the option is something else.
local function deed(m, option)
  local verb = option.verb
  local token = option.object and (verb == "take" or verb == "swap") and m.w.by_number[option.object.number]
  if verb == "take" then return trait(token, "cursed") and never or 500 + value_of_thing(token) end
  if verb == "swap" then
    local more = value_of_thing(token) - value_of_thing(m.w.by_number[option.target.number])
    return more > 5 and 500 + more or never
  end
  return (verb == "drop" or verb == "lift") and never or nil
end

function scores.stroll(game, question, m)
  local figure = m.w.by_number[game.actor]
  local list = {}
  for i, option in ipairs(question.options) do
    local verb = option.verb
    if verb == "go" or verb == "leave" or verb == "visit" then
      list[i] = advance(m, figure, grid.cell_of(option.object)) - (verb == "visit" and 10 or 0)
      -- Only who has gone astray goes on with no gain in sight.
      if game.begun == 1 and list[i] < 20 then list[i] = list[i] - 30 end
    elseif verb == "stop" then
      list[i] = 0
    else
      list[i] = deed(m, option) or verb == "back" and -60 or never
    end
  end
  return list
end

function scores.way(_, question, m)
  local list = {}
  for i, option in ipairs(question.options) do
    local verb = option.verb
    list[i] = deed(m, option) or verb == "pause" and 10 or verb == "back" and -60 or verb == "doom" and -50 or 50
  end
  return list
end

function scores.plan(game, question, m)
  -- Much is done when there is much to do: somebody is at the door, or somebody can be had.
  local hot = false
  for _, figure in ipairs(m.w.figures) do
    if figure.side == m.side and not figure.wounded then
      if (m.far[figure.cell] or 99) <= 9 or #world.enemies_beside(m.w, figure.cell, m.side) > 0 then hot = true end
    end
  end
  local list = {}
  for i, option in ipairs(question.options) do list[i] = hot and 10 + option.number or 10 - option.number end
  return list
end

--- Decisions in a combat go by how far it is from safe.
local function margin(game, m)
  local one, other = fight.sums(game, m.w)
  return one - other
end

function scores.muster(game, question, m)
  local lead = margin(game, m)
  local list = {}
  for i, option in ipairs(question.options) do
    local verb = option.verb
    list[i] = verb == "charge" and 10 or verb == "back" and -60
      or verb == "hasten" and 50 or verb == "support" and 40
      or verb == "join" and (lead < 3 and 35 or -5)
      or verb == "swing" and (lead < 4 and game.points > 1 and 30 or -5)
      or verb == "rage" and (lead < 4 and 25 or -5)
      or verb == "grog" and (lead >= -3 and lead < 1 and 15 or -5) or 0
  end
  return list
end

function scores.brace(game, question, m)
  local one, other = fight.settled_sums(game, m.w)
  local lead = one - other
  local list = {}
  for i, option in ipairs(question.options) do
    local verb = option.verb
    list[i] = verb == "stand" and 1 or verb == "join" and (lead > -3 and lead < 5 and 20 or -5)
      or verb == "grog" and (lead > -2 and lead < 4 and 15 or -5) or 0
  end
  return list
end

--- Cards that a side may still hold, from what it has played: { value = count }, and how many.
local function held(game, side)
  local counts, total = {}, 0
  for _, id in ipairs(game:definitions "blow") do
    local height, copies = game:field(id, "value"), game:field(id, "copies")
    counts[height] = (counts[height] or 0) + copies
    total = total + copies
  end
  for _, card in ipairs(sides.captain(game, side).spent:cards()) do
    counts[card.value] = counts[card.value] - 1
    total = total - 1
  end
  return counts, total
end

--- Each card by what it wins against all that the other side may hold, less what it is worth later.
local function blow(game, question, m)
  local one, other, close, _, theirs = fight.settled_sums(game, m.w)
  local striking = question.prompt == "strike"
  local lead = striking and one - other or other - one
  local gain, loss = 0, 0
  for _, figure in ipairs(theirs) do gain = gain + prize(figure) end
  for _, figure in ipairs(close) do loss = loss + prize(figure) end
  if not striking then gain, loss = loss, gain end
  local counts, total = held(game, sides.other(m.side))
  local list = {}
  for i, option in ipairs(question.options) do
    local score = 0
    for height, count in pairs(counts) do
      local difference = lead + option.number - height
      score = score + count * (difference > 0 and gain or difference < 0 and -loss or 0)
    end
    list[i] = score // math.max(1, total) - 9 * option.number + 1000
  end
  return list
end
scores.strike = blow
scores.parry = blow

--- A token of a room just revealed: own people near the door, the others' far from theirs; things near the own people.
function scores.unpack(game, question, m)
  local list = {}
  local own_people, others = {}, {}
  for _, figure in ipairs(m.w.figures) do table.insert(figure.side == m.side and own_people or others, figure) end
  local owner = nil
  for _, side in ipairs { game.side, sides.other(game.side) } do
    for _, card in ipairs(sides.captain(game, side).arrivals:cards()) do
      if not owner and (side ~= game.side or card.kind == "character") then owner = { side = side, card = card } end
    end
  end
  local top = sides.captain(game, game.side).arrivals.top
  owner = owner or { side = game.side, card = top }
  local far = owner.side == m.side and m.far or maps.to_door(m.w, owner.side)
  for i, option in ipairs(question.options) do
    local cell = grid.cell_of(option.object)
    if owner.card and owner.card.kind == "character" then
      list[i] = (owner.side == m.side and 1 or -1) * maps.worth(far[cell]) + 300
    else
      local near = 40
      for _, figure in ipairs(own_people) do
        near = math.min(near, math.abs(grid.row[figure.cell] - grid.row[cell]) + math.abs(grid.column[figure.cell] - grid.column[cell]))
      end
      list[i] = 100 - near
    end
  end
  return list
end

-- Before the game --------------------------------------------------------------------------------------------------------------------

local function person(game, id)
  local function say(word) return game:field(id, word) end
  return 3 * say("movement") + 3 * say("strength") + 8 * (say("exit") - 1) + 3 * (say("blows") - 1) + say("bolt") + 3 * say("quick") + 3 * say("aura")
    + (say("heals") and 4 or 0) + (say("flies") and 3 or 0) + (say("levitates") and 2 or 0) + (say("walls") and 4 or 0) + (say("pits") and 3 or 0)
    + (say("gates") ~= "none" and 2 or 0) + (say("lethal") and 3 or 0) + (say("both_ways") and 2 or 0) - 2 * (say("killed") - 1)
end
local function gear(game, id)
  local function say(word) return game:field(id, word) end
  return 10 * say("worth") + 4 * (say("attack") + say("defence") + say("swing") + say("quick")) + (say("potion") ~= "none" and 9 or 0)
    + (say("rope") and 6 or 0) + (say("wand") and 7 or 0) + (say("key") and 5 or 0)
end

local function enlist(worth_of)
  return function(game, question)
    local list = {}
    for i, option in ipairs(question.options) do list[i] = 1 + worth_of(game, option.object) end
    return list
  end
end
scores.enrol, scores.hire = enlist(person), enlist(person)
scores.equip, scores.outfit = enlist(gear), enlist(gear)

--- Who is quick stands at the door.
function scores.line_up(_, question)
  local list = {}
  for i, option in ipairs(question.options) do list[i] = 1 + 2 * option.object.movement + option.object.strength end
  return list
end
function scores.handicap(game, question)
  local list = {}
  for i, option in ipairs(question.options) do list[i] = 99 - person(game, option.object.id) end
  return list
end
function scores.lay_where(game, question, m, seat)
  local list = {}
  for i, option in ipairs(question.options) do
    list[i] = option.verb == "back" and -50 or laying.worth(game, sides.of(seat), option.number)
  end
  return list
end

local blind = { enrol = true, hire = true, equip = true, outfit = true, line_up = true, handicap = true, lay_where = true }

--- No advice about what is none of this game's: pages, paths.
function companion.advise(game, question)
  local seat, prompt = question.seat, question.prompt
  if not seat then return nil end
  local judge = scores[prompt]
  if not judge and prompt:sub(1, 4) == "who_" then judge = who end
  if not judge then return nil end
  return judge(game, question, not blind[prompt] and mind(game, sides.of(seat)) or nil, seat)
end

--- How well a seat stands: points, who is left, and how near to the door.
function companion.evaluate(game, seat)
  local own = sides.of(seat)
  local w = world.read(game)
  local sum = 0
  for side = 1, 2 do
    local sign = side == own and 1 or -1
    local far = maps.to_door(w, side)
    local standing = 700 * game:seat(side).score
    for _, figure in ipairs(w.figures) do
      if figure.side == side then
        if figure.wounded then
          standing = standing + 20
        else
          standing = standing + 100 + 10 * trait(figure, "strength") + trait(figure, "exit") * maps.worth(far[figure.cell])
          for _, thing in ipairs(world.carried(w, figure)) do
            if thing.thing then standing = standing + value_of_thing(thing) end
          end
        end
      end
    end
    for _, card in ipairs(game:seat(side).blows:cards()) do standing = standing + 9 * card.value end
    sum = sum + sign * standing
  end
  return math.max(1, math.min(9999, 5000 + sum))
end

return companion
