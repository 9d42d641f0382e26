-- One battle, DL-104 to DL-126, on plain values: the table plays it (lib/combat.lua), and so does whoever thinks ahead (lib/plans.lua).
-- Nothing here looks at the table, asks, or draws.
--
-- A battle `b` has: year, round; heroes, a list of what never changes (id, class, trap, heal, magic), with their health in b.health and
-- damage in b.damage, -1 for who has fallen; monsters (id, ghost, attacks, wage) with what became of each in b.state; traps with
-- b.laid[i], true while they lie there; goods: gold, food, imps, stock (traps in store), letters; room, what the battlefield's room says,
-- nil in a tunnel; fatigue and speed and spell of the combat card, nil if nobody knows it.
--
-- run(b) goes on until somebody has to choose and returns the choices, or nothing when the battle is over; choose(b, choice) does one.
local spells = use "lords/lib/spells"

local battle = {}

--- What is told of it, if anybody listens: b.log.
local function note(b, key, hero, n)
  if b.log then b.log[#b.log + 1] = { key = key, hero = hero, n = n } end
end

--- Gold, food or imps go; the table takes them from the seat when it comes to this in the log.
local function spend(b, what, n)
  if n == 0 then return end
  b[what] = b[what] - n
  if b.log then b.log[#b.log + 1] = { lost = what, n = n } end
end
battle.spend = spend

--- A threatening letter.
function battle.warn(b)
  b.letters = b.letters + 1
  note(b, "letter")
end

-- Heroes ---------------------------------------------------------------------------------------------------------------------------

local function first(b)
  local damage = b.damage
  for i = 1, #damage do
    if damage[i] >= 0 then return i end
  end
  return nil
end
battle.first = first

--- DL-104: the fallen are beyond healing.
local function hurt(b, i, n)
  if n <= 0 or b.damage[i] < 0 then return false end
  local sum = b.damage[i] + n
  note(b, "hurt", i, n)
  if sum < b.health[i] then
    b.damage[i] = sum
    return false
  end
  b.damage[i] = -1
  note(b, "falls", i)
  if b.heroes[i].class == "illusion" then return true end
  b.fallen = b.fallen + 1
  b.caught[#b.caught + 1] = i
  return true
end

--- An illusion alone is nobody, DL-195.
local function alive(b)
  for i, damage in ipairs(b.damage) do
    if damage >= 0 and b.heroes[i].class ~= "illusion" then return true end
  end
  return false
end
battle.alive = alive

local function sum_of(b, skill)
  local sum = 0
  for i, damage in ipairs(b.damage) do
    if damage >= 0 then sum = sum + b.heroes[i][skill] end
  end
  return sum
end
battle.sum_of = sum_of

--- Points off the heroes, those in front first, DL-121.
local function heal(b, points)
  for i, damage in ipairs(b.damage) do
    if points == 0 then break end
    if damage > 0 then
      local off = damage < points and damage or points
      b.damage[i] = damage - off
      points = points - off
      note(b, "healed", i, off)
    end
  end
end
battle.heal = heal

-- Traps ----------------------------------------------------------------------------------------------------------------------------

local function places(b)
  local front, second, last
  for i, damage in ipairs(b.damage) do
    if damage >= 0 then
      if front and not second then second = i end
      front = front or i
      last = i
    end
  end
  return front, second, last
end

--- So many zeros.
local function none(count)
  local zeros = {}
  for i = 1, count do zeros[i] = 0 end
  return zeros
end
battle.none = none

--- DL-108: what it would deal is laid out, then icons take points away from the front on.
local function spring(b, trap, target)
  local front, second, last = places(b)
  local dealt = none(#b.damage)
  for _, hit in ipairs(trap.hits) do
    local n = b.year == 2 and hit.late or hit.n or 0
    local at = hit.at
    if at == "all" then
      for i, damage in ipairs(b.damage) do
        if damage >= 0 then dealt[i] = dealt[i] + n end
      end
    else
      local i = at == "second" and second or at == "last" and last or at == "any" and target
      if at == "first" or at == "health" then i = front end
      if at == "health" then n = b.health[front] end
      if i then dealt[i] = dealt[i] + n end
    end
  end
  local icons = b.icons or sum_of(b, "trap")
  local left = icons
  local all = 0
  for i = 1, #dealt do all = all + dealt[i] end
  if icons > 0 and all > 0 then note(b, "prevented", nil, math.min(icons, all)) end
  for i = 1, #dealt do
    local off = dealt[i] < left and dealt[i] or left
    if off > 0 then
      dealt[i] = dealt[i] - off
      left = left - off
    end
  end
  if b.room and b.room.traps > 1 then b.icons = left end    -- DL-180: two traps at once share the icons
  -- Effects are never prevented, DL-109.
  if trap.holds then b.no_conquest = true end
  if trap.hushes and target then
    local class = b.heroes[target].class
    if class == "wizard" then b.no_spells = true end
    if class == "priest" then b.no_heal = true end
  end
  for i = 1, #dealt do hurt(b, i, dealt[i]) end
  if trap.later > 0 and target then
    b.poison = b.poison or none(#b.damage)
    b.poison[target] = b.poison[target] + trap.later
  end
end

--- What a trap costs here, DL-107: its own price, and 1 gold in a room.
local function price(b, trap)
  local gold = trap.gold + (b.room and not b.room.free_traps and 1 or 0)
  return gold, trap.year_food[b.year], trap.imps
end
battle.price = price

function battle.payable(b, trap)
  local gold, food, imps = price(b, trap)
  return b.gold >= gold and b.food >= food and b.imps >= imps
end

local function aims(trap)
  for _, hit in ipairs(trap.hits) do
    if hit.at == "any" then return true end
  end
  return false
end

--- One that cannot be paid does nothing and goes back, Q6.
local function use_trap(b, place, target)
  local trap = b.traps[place]
  b.laid[place] = "used"
  local gold, food, imps = price(b, trap)
  spend(b, "gold", gold)
  spend(b, "food", food)
  spend(b, "imps", imps)
  spring(b, trap, target)
end

local function trap_choices(b)
  local open = {}
  for i, trap in ipairs(b.traps) do
    if b.laid[i] == "laid" then
      if battle.payable(b, trap) then
        open[#open + 1] = i
      else
        b.laid[i] = "unpaid"
        note(b, "unpaid")
      end
    end
  end
  local choices = {}
  for _, i in ipairs(open) do
    if aims(b.traps[i]) then
      for h, damage in ipairs(b.damage) do
        if damage >= 0 then choices[#choices + 1] = { deed = "aim", trap = i, target = h } end
      end
    else
      choices[#choices + 1] = { deed = "spring", trap = i }
    end
  end
  return choices
end

-- Monsters -------------------------------------------------------------------------------------------------------------------------

--- What one attack deals to a hero: shields of spells count, DL-191 and DL-199.
local function strike(b, i, n)
  local off = b.shield and b.shield[i] or 0
  if off > 0 then
    off = math.min(off, n)
    b.shield[i] = b.shield[i] - off
    n = n - off
  end
  if b.veiled and b.heroes[i].class == b.veiled then return false end
  return hurt(b, i, n)
end

local function targets(b, attack)
  local found = {}
  local front = attack.spares == "first" and first(b)
  -- An illusion in front shields nobody from ghosts, DL-195.
  if front and b.heroes[front].class == "illusion" then front = nil end
  for i, damage in ipairs(b.damage) do
    if damage >= 0 and i ~= front and b.heroes[i].class ~= attack.spares then found[#found + 1] = i end
  end
  return found
end

local sheep = { { deed = "bleat", at = "first", n = 1 } }
local idle = { deed = "idle", at = "none", n = 0, idle = true }

--- A raging monster strikes with its lower printed number and does nothing else, DL-200.
local function raging(monster)
  local least = nil
  for _, attack in ipairs(monster.attacks) do
    if attack.at ~= "none" and (not least or attack.n < least) then least = attack.n end
  end
  return { { deed = "rage", at = "first", n = least or 0 } }
end

local function attacks_of(b, i)
  local monster = b.monsters[i]
  if b.state[i] == "sheep" then return sheep end
  if b.raging and not monster.ghost then return raging(monster) end
  return monster.attacks
end

--- Every attacker, way and target that there is now.
local function attack_choices(b)
  local choices = {}
  for i = 1, #b.monsters do
    local state = b.state[i]
    if state == "sent" or state == "sheep" then
      local before = #choices
      for _, attack in ipairs(attacks_of(b, i)) do
        if (attack.food or 0) <= b.food then
          if attack.at == "any" then
            for _, h in ipairs(targets(b, attack)) do choices[#choices + 1] = { deed = "attack", monster = i, attack = attack, target = h } end
          else
            choices[#choices + 1] = { deed = "attack", monster = i, attack = attack }
          end
        end
      end
      if #choices == before then choices[#choices + 1] = { deed = "attack", monster = i, attack = idle } end
    end
  end
  return choices
end

--- DL-178, DL-179. A sheep is nobody any more.
local function boost(b, monster, way)
  return way.deed ~= "bleat" and b.room and b.room.boosts[monster.id] and 1 or 0
end

--- Face down afterwards, but for who returns (DL-117). Without a target a vampire still may, DL-155.
local function attack(b, choice)
  local monster, way = b.monsters[choice.monster], choice.attack
  local returns = way.returns
  if way.idle then
    for _, other in ipairs(attacks_of(b, choice.monster)) do returns = returns or other.returns end
  end
  b.state[choice.monster] = returns and "returned" or "spent"
  if way.food then spend(b, "food", way.food) end
  if way.holds then b.no_conquest = true end
  if way.calms then b.no_heal = true end
  if way.at == "none" then return end
  b.attacked = true
  local n = way.n + boost(b, monster, way)
  if way.at == "all" then
    for i = 1, #b.damage do
      if b.damage[i] >= 0 then strike(b, i, n) end
    end
    return
  end
  local target = way.at == "first" and first(b) or choice.target
  local fell = target and strike(b, target, n)
  if fell and way.spill then    -- DL-150
    local next_one = first(b)
    if next_one then strike(b, next_one, way.spill + boost(b, monster, way)) end
  end
  if way.times then b.again = { monster = choice.monster, attack = way } end
end

local function again_choices(b)
  local choices = {}
  for _, h in ipairs(targets(b, b.again.attack)) do choices[#choices + 1] = { deed = "again", monster = b.again.monster, attack = b.again.attack, target = h } end
  return choices
end

-- Steps ----------------------------------------------------------------------------------------------------------------------------

--- DL-112: looked at when its moment comes, not before.
local function is_cast(b, speed)
  return b.speed == speed and not b.no_spells and not (b.room and b.room.silent) and sum_of(b, "magic") >= b.round
end

local function cast(b, speed)
  if not is_cast(b, speed) then return end
  b.casting = true
  note(b, "cast")
  b.left = {}
  for i, effect in ipairs(b.spell) do b.left[i] = effect end
end

local steps = {}

function steps.traps(b)
  local choices = trap_choices(b)
  if #choices > 0 then return choices end
  b.icons = nil
  b.step = "fast"
  cast(b, "fast")
end

local function casting(b, after)
  while #b.left > 0 do
    local choices = spells.carry_out(b, b.left[1], battle)
    if choices and #choices > 0 then return choices end
    table.remove(b.left, 1)
  end
  b.step = after
end

function steps.fast(b)
  if b.casting then
    local choices = casting(b, "monsters")
    if choices then return choices end
    b.casting = false
  end
  b.step = "monsters"
end

function steps.monsters(b)
  if b.again then
    local choices = again_choices(b)
    if #choices > 0 then return choices end
    b.again = nil
  end
  local choices = attack_choices(b)
  if #choices > 0 then return choices end
  b.step = "slow"
  cast(b, "slow")
end

function steps.slow(b)
  if b.casting then
    local choices = casting(b, "heal")
    if choices then return choices end
    b.casting = false
  end
  b.step = "heal"
end

function steps.heal(b)
  if b.attacked and b.no_heal then note(b, "no_heal") end
  if b.attacked and not b.no_heal then heal(b, sum_of(b, "heal")) end
  b.step = "conquer"
end

--- DL-122 to DL-124. Thinking ahead without knowing the card stops before it: see plans.lua.
function steps.conquer(b)
  if b.no_conquest then
    note(b, "held")
  else
    note(b, "fatigue", nil, b.fatigue)
    local left = b.fatigue
    while left > 0 do
      local i = first(b)
      if not i then break end
      local points = math.max(1, math.min(left, b.health[i] - b.damage[i]))    -- point by point, and told as one
      hurt(b, i, points)
      left = left - points
    end
    b.conquered = alive(b)
  end
  b.step = "late"
end

--- The dart's poison comes last of all, DL-126 and DL-165.
function steps.late(b)
  for i, later in ipairs(b.poison or {}) do
    if later > 0 and b.damage[i] >= 0 then
      note(b, "poison")
      hurt(b, i, later)
    end
  end
  b.step = "over"
end

--- DL-102: when the last one falls it is over at once. `before`: a step before which it stops, as if it were over.
function battle.run(b, before)
  while b.step ~= "over" and b.step ~= before do
    if not alive(b) then
      b.step = "over"
      break
    end
    local choices = steps[b.step](b)
    if choices then return choices end
  end
  return nil
end

function battle.choose(b, choice)
  local deed = choice.deed
  if deed == "attack" then
    attack(b, choice)
  elseif deed == "again" then
    strike(b, choice.target, choice.attack.n + boost(b, b.monsters[choice.monster], choice.attack))
    b.again = nil
  elseif deed == "aim" or deed == "spring" then
    use_trap(b, choice.trap, choice.target)
  else
    spells.choose(b, choice, battle)
  end
end

local function list(from)
  local to = {}
  for i = 1, #from do to[i] = from[i] end
  return to
end

--- A battle of its own; what never changes is shared.
function battle.clone(b)
  return {
    year = b.year, round = b.round, heroes = b.heroes, health = b.health, damage = list(b.damage), monsters = b.monsters,
    state = list(b.state), traps = b.traps, laid = list(b.laid), gold = b.gold, food = b.food, imps = b.imps, stock = b.stock,
    letters = b.letters, evil = b.evil, room = b.room, fatigue = b.fatigue, speed = b.speed, spell = b.spell, step = b.step,
    fallen = b.fallen, caught = list(b.caught), icons = b.icons, no_conquest = b.no_conquest, no_heal = b.no_heal,
    no_spells = b.no_spells, attacked = b.attacked, shield = b.shield and list(b.shield), veiled = b.veiled, raging = b.raging,
    poison = b.poison and list(b.poison), again = b.again, casting = b.casting, left = b.left and list(b.left), conquered = b.conquered,
    free_evil = b.free_evil, waged = b.waged, fodder = b.fodder,
  }
end

local function joined(...)
  local words = {}
  for i, value in ipairs { ... } do words[i] = tostring(value) end
  return table.concat(words, " ")
end

--- All that a battle is about, as a word; but for the goods that one would rather have than not.
local function key(b)
  return joined(
    b.step, table.concat(b.damage, ","), table.concat(b.state, ","), joined(table.unpack(b.laid)), joined(table.unpack(b.poison or {})),
    joined(table.unpack(b.shield or {})), b.icons or "", b.no_conquest or "", b.no_heal or "", b.no_spells or "", b.attacked or "",
    b.veiled or "", b.raging or "", b.again and b.again.monster or "", b.casting or "", b.left and #b.left or "", b.conquered or "",
    b.stock, b.letters, b.evil, #b.heroes, table.concat(b.health, ",")
  )
end

local ordered = { attack = true, again = true, aim = true, spring = true }

--- Goes on until there is really something to choose; of many choices it is not found out whether they come to the same.
local function settle(b)
  while true do
    local choices = battle.run(b)
    if choices and #choices <= 4 then choices = battle.distinct(b, choices) end
    if not choices or #choices ~= 1 then return end
    battle.choose(b, choices[1])
  end
end

--- Of several choices that come to the same one only, by the time that somebody has to choose again; and none that comes to what another
--- does and has cost more.
function battle.distinct(b, choices)
  if not choices or #choices < 2 or not ordered[choices[1].deed] then return choices end
  local found, seen = {}, {}
  for _, choice in ipairs(choices) do
    local after = battle.clone(b)
    battle.choose(after, choice)
    settle(after)
    local one = { choice = choice, gold = after.gold, food = after.food, imps = after.imps }
    local same = key(after)
    local place
    for i, other in ipairs(seen[same] or {}) do
      if other.gold >= one.gold and other.food >= one.food and other.imps >= one.imps then
        place = 0
      elseif other.gold <= one.gold and other.food <= one.food and other.imps <= one.imps then
        place = i
      end
    end
    if not place then
      found[#found + 1] = one
      seen[same] = seen[same] or {}
      table.insert(seen[same], one)
    elseif place > 0 then
      local other = seen[same][place]
      other.choice, other.gold, other.food, other.imps = one.choice, one.gold, one.food, one.imps
    end
  end
  local kept = {}
  for i, one in ipairs(found) do kept[i] = one.choice end
  return kept
end

return battle
