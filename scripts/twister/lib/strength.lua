-- What somebody is worth in a combat, DT-61, DT-69 and table 6.5. Nothing here changes anything.
local grid = use "twister/lib/grid"
local world = use "twister/lib/world"

local trait = world.trait
local strength = {}

--- What others of the side give in the same room, DT-112; one of them at most, Q3; and who that is.
local function aura(w, figure)
  local slot = grid.slot[figure.cell]
  if not slot then return 0 end
  local most, giver = 0, nil
  for _, other in ipairs(w.figures) do
    if other ~= figure and other.side == figure.side and not other.wounded and grid.slot[other.cell] == slot then
      local gives = trait(other, "aura")
      if gives > most then most, giver = gives, other end
    end
  end
  return most, giver
end

--- What a thing gives in an attack; `dragon`: among the enemies beside its bearer is one.
local function attack_of(thing, figure, dragon)
  local sum = trait(thing, "attack")
  if trait(figure, "dwarf") then sum = sum + trait(thing, "dwarf_attack") end
  if dragon then sum = sum + trait(thing, "dragon_attack") end
  local forged = thing.card.forged
  if trait(thing, "swing") > 0 then
    return sum + (thing.card.swung == 1 and trait(thing, "swing") + forged or 0)    -- DT-148
  end
  return sum + forged
end

--- Strength with everything that changes it. `foes`: who is attacked. `afar`: the combat is a ranged one, Q16. `note`: hears each part
--- by its name.
function strength.of(w, figure, attacking, foes, afar, note)
  local sum = 0
  local function add(name, n)
    sum = sum + n
    if note and n ~= 0 then note(name, n) end
  end
  if not figure.wounded then add(figure.card.id, trait(figure, "strength")) end
  if sum > 0 and world.ground(w, figure.cell) == "stairs" then add("stairs", -1) end          -- DT-169
  if not afar then
    local gives, giver = aura(w, figure)
    if giver then add(giver.card.id, gives) end
  end
  if not figure.wounded then add("strong", figure.card.strong) end
  local dull = world.dull(w, figure.cell)
  local dragon = false
  if attacking then
    for _, foe in ipairs(foes or {}) do
      if trait(foe, "dragon") and world.adjacent(w, figure.cell, foe.cell) then dragon = true end
    end
  end
  for _, thing in ipairs(world.carried(w, figure)) do
    if thing.thing and not (dull and trait(thing, "magic")) then
      add(thing.card.id, attacking and attack_of(thing, figure, dragon) or not attacking and trait(thing, "defence") or 0)
    end
  end
  return sum
end

--- Cheap attacks that somebody has left this turn, DT-117, DT-154.
function strength.quick(w, figure)
  local sum = trait(figure, "quick")
  for _, thing in ipairs(world.carried(w, figure)) do
    if thing.thing then sum = sum + trait(thing, "quick") end
  end
  return sum - figure.card.hurried
end

--- Whether somebody could send a bolt at a target from where it stands, DT-71, DT-72.
function strength.shoots(w, figure, target)
  if trait(figure, "bolt") == 0 or figure.wounded or figure.carrier or figure.card.shot == 1 or figure.card.healed == 1 then return false end
  if #world.enemies_beside(w, figure.cell, figure.side) > 0 then return false end
  if world.adjacent(w, figure.cell, target.cell) then return false end
  for direction = 1, 4 do
    if world.first_seen(w, figure, direction) == target then return true end
  end
  return false
end

--- Whether somebody may take part in a combat, DT-67; a wounded one only as the target.
function strength.able(figure)
  return not figure.wounded and not figure.carrier and figure.card.healed == 0 and figure.card.hurt == 0
end

--- Everybody who could take part, with a first attacker and a target: two lists, DT-67.
function strength.chain(w, attacker, target)
  local ours, theirs, known = { attacker }, { target }, { [attacker] = true, [target] = true }
  local able = {}
  for _, figure in ipairs(w.figures) do
    if not known[figure] and strength.able(figure) then able[#able + 1] = figure end
  end
  local grown = true
  while grown do
    grown = false
    for _, figure in ipairs(able) do
      if not known[figure] then
        for _, enemy in ipairs(figure.side == attacker.side and theirs or ours) do
          if world.adjacent(w, figure.cell, enemy.cell) then
            known[figure] = true
            grown = true
            table.insert(figure.side == attacker.side and ours or theirs, figure)
            break
          end
        end
      end
    end
  end
  return ours, theirs
end

return strength
