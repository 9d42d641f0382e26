-- What spells do, one effect each (field `spell` of the combat cards): { does = word, n = number }. Names of DL-191 to DL-206.
local spells = {}

local effects = {}

--- Monsters that still attack: never ghosts, DL-114.
local function attackers(b)
  local found = {}
  for i, monster in ipairs(b.monsters) do
    if not monster.ghost and b.state[i] == "sent" then found[#found + 1] = i end
  end
  return found
end

local function each_as(b, deed, as)
  local choices = {}
  for _, i in ipairs(attackers(b)) do choices[#choices + 1] = { deed = deed, monster = i, as = as } end
  return choices
end

--- DL-191: so many points for each hero, this round.
function effects.shield(b, effect)
  b.shield = {}
  for i = 1, #b.heroes do b.shield[i] = effect.n end
end
function effects.veil(b, effect) b.veiled = effect.class end
function effects.rage(b) b.raging = true end

--- The player chooses one attacking monster; what becomes of it: withdrawn, sheep or spent.
function effects.single(b, effect)
  return each_as(b, "single", effect.as)
end

function effects.withdraw_all(b)
  for _, i in ipairs(attackers(b)) do b.state[i] = "withdrawn" end
end

--- Each attacking monster is paid again or withdrawn, one by one, DL-194. Who cannot be paid goes.
function effects.wages(b)
  for _, i in ipairs(attackers(b)) do
    if not (b.waged and b.waged[i]) then
      local wage = b.monsters[i].wage
      local free = wage.gold + wage.food + wage.evil + wage.trap + wage.fodder == 0
      local can = b.gold >= wage.gold and b.food >= wage.food and b.stock >= wage.trap and b.fodder >= wage.fodder
        and (wage.evil == 0 or b.free_evil or b.evil + wage.evil <= 15)
      if free then
        -- stays for nothing
      elseif can then
        return { { deed = "pay_wage", monster = i }, { deed = "withdraw", monster = i } }
      else
        b.state[i] = "withdrawn"
      end
    end
  end
  return nil
end

function effects.feed(b, effect, battle)
  local i = battle.first(b)
  local health = {}
  for h = 1, #b.health do health[h] = b.health[h] end
  health[i] = health[i] + effect.n
  b.health = health
end

function effects.illusion(b, effect)
  local heroes, health, damage = { { id = "illusion", class = "illusion", trap = 0, heal = 0, magic = 0 } }, { effect.n }, { 0 }
  for i = 1, #b.heroes do heroes[i + 1], health[i + 1], damage[i + 1] = b.heroes[i], b.health[i], b.damage[i] end
  for i = 1, #b.caught do b.caught[i] = b.caught[i] + 1 end
  for _, line in ipairs(b.log or {}) do line.hero = line.hero and line.hero + 1 end
  if b.poison then table.insert(b.poison, 1, 0) end
  b.heroes, b.health, b.damage = heroes, health, damage
end

function effects.heal(b, effect, battle) battle.heal(b, effect.n) end

function effects.mend(b, effect)
  for i, damage in ipairs(b.damage) do
    if damage > 0 then b.damage[i] = math.max(0, damage - effect.n) end
  end
end

--- The first of some goods that there is, DL-202, DL-203, DL-205.
function effects.lose(b, effect, battle)
  for _, what in ipairs(effect.of) do
    if b[what] > 0 then
      battle.spend(b, what, 1)
      return nil
    end
  end
  return nil
end

--- DL-206.
function effects.evict(b, _, battle)
  if b.gold == 0 then
    battle.warn(b)
    return nil
  end
  return { { deed = "pay_writ" }, { deed = "take_letter" } }
end

--- Choices if somebody has to choose; nothing when the effect is over.
function spells.carry_out(b, effect, battle) return effects[effect.does](b, effect, battle) end

function spells.choose(b, choice, battle)
  local deed, i = choice.deed, choice.monster
  if deed == "single" then
    b.state[i] = choice.as
    table.remove(b.left, 1)
  elseif deed == "withdraw" then
    b.state[i] = "withdrawn"
  elseif deed == "pay_wage" then
    local wage = b.monsters[i].wage
    b.gold, b.food, b.stock, b.evil = b.gold - wage.gold, b.food - wage.food, b.stock - wage.trap, b.evil + wage.evil
    b.fodder = b.fodder - wage.fodder
    local waged = {}
    for place, yes in pairs(b.waged or {}) do waged[place] = yes end
    waged[i] = true
    b.waged = waged
  elseif deed == "pay_writ" then
    battle.spend(b, "gold", 1)
    table.remove(b.left, 1)
  elseif deed == "take_letter" then
    battle.warn(b)
    table.remove(b.left, 1)
  end
end

return spells
