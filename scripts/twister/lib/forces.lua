-- Who comes and which rooms, DT-2 to DT-8: in turn, in secret, or as a set or a chapter says.
local mirror = use "twister/lib/mirror"
local sides = use "twister/lib/sides"

local forces = { beats = {} }

local characters, objects, ropes = 8, 6, 6

local function create(game)
  for _, id in ipairs(game:definitions "room") do game:create(id, game.spare_rooms) end
  for side = 1, 2 do
    local captain = sides.captain(game, side)
    for _, id in ipairs(game:definitions "character") do game:create(id, captain.box) end
    for _, id in ipairs(game:definitions "object") do game:create(id, captain.box, game:field(id, "common") and ropes or 1) end
    for _, id in ipairs(game:definitions "order") do game:create(id, captain.orders) end
    captain.speaks = 1
    for _, id in ipairs(game:definitions "blow") do game:create(id, captain.blows, game:field(id, "copies")) end
  end
  -- What is nobody's: two stocks for armories, and a treasure for each dragon.
  for _, id in ipairs(game:definitions "object") do
    for _, set in ipairs(game:field(id, "sets")) do
      if set == "armory" then game:create(id, game.supply, 2) end
    end
    if game:field(id, "worth") > 0 then game:create(id, game.supply, 2) end
  end
end

--- A pair of rooms comes into play; its second coming brings new rooms, for both sides may want it.
local function take_pair(game, pair)
  local armory = false
  for _, id in ipairs(game:definitions "room") do
    if game:field(id, "pair") == pair then
      if game.spare_rooms:has(id) then
        for _, card in ipairs(game.spare_rooms:cards()) do
          if card.id == id then card:move(game.vault) end
        end
      else
        game:create(id, game.vault)
      end
      armory = armory or game:field(id, "armories") > 0
    end
  end
  return armory
end

local function first_of(zone, id)
  for _, card in ipairs(zone:cards()) do
    if card.id == id then return card end
  end
  return nil
end

local function take(game, side, id)
  local captain = sides.captain(game, side)
  local card = first_of(captain.box, id)
  if card then card:move(captain.company, "bottom") end
end

local function stock(game, number)
  local out = game:setting "heirloom" == "out"
  for _, id in ipairs(game:definitions "object") do
    for _, set in ipairs(game:field(id, "sets")) do
      if set == "armory" and not (out and game:field(id, "cursed")) then
        local card = first_of(game.supply, id)
        if card then card:move(game["stock" .. number]) end
      end
    end
  end
  game["stock" .. number]:shuffle "stock"
end

--- All is chosen and goes behind the screens: rooms are shuffled, armories filled.
local function ready(game)
  for side = 1, 2 do
    local captain = sides.captain(game, side)
    captain.company:move_all(captain.team, "bottom")
  end
  game.vault:shuffle "rooms"
  for number = 1, game.handed do stock(game, number) end
  return "handicap"
end

--- Four pairs in a fixed order: two of each side; so many sides have chosen an armory, DT-8.
local function fixed(game, pairs_of_rooms, teams, things)
  local armory = false
  for _, pair in ipairs(pairs_of_rooms) do armory = take_pair(game, pair) or armory end
  game.handed = armory and 1 or 0
  for side = 1, 2 do
    for _, id in ipairs(teams[side]) do take(game, side, id) end
    for _, id in ipairs(things) do take(game, side, id) end
  end
  return ready(game)
end

local function whole_set(game, set)
  local team, things, numbers = {}, {}, {}
  for _, id in ipairs(game:definitions "character") do
    if game:field(id, "set") == set then team[#team + 1] = id end
  end
  for _, id in ipairs(game:definitions "object") do
    for _, of in ipairs(game:field(id, "sets")) do
      if of == set then things[#things + 1] = id end
    end
  end
  local known = {}
  for _, id in ipairs(game:definitions "room") do
    local pair = game:field(id, "pair")
    if game:field(id, "set") == set and not known[pair] then
      known[pair] = true
      numbers[#numbers + 1] = pair
    end
  end
  return fixed(game, numbers, { team, team }, things)
end

function forces.set_up(game)
  create(game)
  mirror.lines(game)
  game.first = game:random(2, "lots")
  game.side = game.first
  if game:field(game.chapter, "forces") == "fixed" then                        -- DT-6
    local team = game:field(game.chapter, "team")
    local other = game:field(game.chapter, "other_team")
    return fixed(game, game:field(game.chapter, "pairs"), { team, #other > 0 and other or team }, game:field(game.chapter, "objects"))
  end
  local word = game:setting "forces"
  if word == "base" or word == "mercenaries" then return whole_set(game, word) end
  return word == "free" and "hire" or "pairs"
end

--- Whose turn it is to choose: both by turns.
local function chooser(game)
  local side = game.picks % 2 == 0 and game.first or sides.other(game.first)
  return side, sides.speaker(game, side)
end

local function pairs_left(game)
  local found, known = {}, {}
  for _, card in ipairs(game.spare_rooms:cards()) do
    if not known[card.pair] then
      known[card.pair] = true
      found[#found + 1] = card
    end
  end
  return found
end

--- DT-4: four pairs of rooms, by turns.
function forces.beats.pairs(game)
  local _, seat = chooser(game)
  local cards, options = pairs_left(game), {}
  for i, card in ipairs(cards) do options[i] = { "pair", card.id } end
  local card = cards[game:ask { seat = seat, prompt = "pair", options = options, slots = { side = sides.of(seat) } }]
  game:tell("log.pair", { who = seat, room = card })
  if take_pair(game, card.pair) then
    -- Two stocks if both chose an armory.
    local word = seat.number % 2 == 1 and "armed1" or "armed2"
    if not game.state[word] then
      game.state[word] = true
      game.handed = game.handed + 1
    end
  end
  game.picks = game.picks + 1
  if game.picks < 4 then return "pairs" end
  game.picks = 0
  return "enrol"
end

--- What a side may bring: nobody of another set, nothing that only armories hold.
local function may_come(card, kind)
  if card.kind ~= kind then return false end
  if kind == "character" then return card.set ~= "guests" end
  return not (#card.sets == 1 and card.sets[1] == "armory")
end

--- One picks, both have it.
local function enlist_one(game, kind, prompt)
  local _, seat = chooser(game)
  local ids, options = {}, {}
  for _, card in ipairs(sides.captain(game, 1).box:cards()) do
    local known = ids[#ids] == card.id
    if not known and may_come(card, kind) then
      ids[#ids + 1] = card.id
      options[#options + 1] = { "enlist", card.id }
    end
  end
  local id = ids[game:ask { seat = seat, prompt = prompt, options = options, slots = { n = game.picks + 1, side = sides.of(seat) } }]
  game:tell("log.enlisted", { who = seat, card = sides.captain(game, 1).box:first_with("id", id) })
  take(game, 1, id)
  take(game, 2, id)
  game.picks = game.picks + 1
end

function forces.beats.enrol(game)
  enlist_one(game, "character", "enrol")
  if game.picks < characters then return "enrol" end
  game.picks = 0
  return "equip"
end

function forces.beats.equip(game)
  enlist_one(game, "object", "equip")
  if game.picks < objects then return "equip" end
  return ready(game)
end

--- DT-3: in secret; what is asked is what and how many.
local function secretly(game, prompt, many, list)
  local lists, questions = {}, {}
  for side = 1, 2 do
    lists[side] = list(side)
    local options = {}
    for i, each in ipairs(lists[side]) do options[i] = { "enlist", type(each) == "string" and each or each.id } end
    questions[side] = {
      seat = sides.speaker(game, side), prompt = prompt, shape = "some", options = options, least = many, most = many, slots = { side = side },
    }
  end
  local answers = game:ask_secret(questions)
  local chosen = { {}, {} }
  for side = 1, 2 do
    for _, place in ipairs(answers[side]) do table.insert(chosen[side], lists[side][place]) end
  end
  return chosen, lists
end

--- Tokens of a kind; what is not taken is put away too, or everybody could tell what was.
local function secret_tokens(game, prompt, many, eligible)
  local chosen, lists = secretly(game, prompt, many, function(side)
    local found = {}
    for _, card in ipairs(sides.captain(game, side).box:cards()) do
      if eligible(card) then found[#found + 1] = card end
    end
    return found
  end)
  for side = 1, 2 do
    local captain = sides.captain(game, side)
    for _, card in ipairs(lists[side]) do card:move(captain.home, "bottom") end
    for _, card in ipairs(chosen[side]) do card:move(captain.team, "bottom") end
  end
end

function forces.beats.hire(game)
  secret_tokens(game, "hire", characters, function(card) return may_come(card, "character") end)
  return "outfit"
end

function forces.beats.outfit(game)
  secret_tokens(game, "outfit", objects, function(card) return may_come(card, "object") end)
  return "floors"
end

function forces.beats.floors(game)
  local all = {}
  for _, card in ipairs(pairs_left(game)) do all[#all + 1] = card.id end
  local chosen = secretly(game, "floors", 2, function() return all end)
  for side = 1, 2 do
    local armory = false
    for _, id in ipairs(chosen[side]) do armory = take_pair(game, game:field(id, "pair")) or armory end
    if armory then game.handed = game.handed + 1 end
  end
  game.spare_rooms:move_all(game.unused)
  return ready(game)
end

--- DT-5: the stronger leaves somebody at home, in secret.
function forces.beats.handicap(game)
  for side = 1, 2 do
    local count = game:setting("handicap" .. side)
    if count > 0 then
      local captain = sides.captain(game, side)
      local people = captain.team:cards_with("kind", "character")
      for _, card in ipairs(sides.speaker(game, side):pick_some("handicap", people, count, count)) do card:move(captain.home, "bottom") end
    end
  end
  return "line_up"
end

return forces
