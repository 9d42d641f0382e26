-- One hero and what it faces, GF-32 to GF-40: each window is a beat that asks once, and stays open while abilities are used.
-- What needs no question goes straight on to the next stage.
local hero = use "gauntlet/lib/hero"
local ability = use "gauntlet/lib/ability"
local verbs = use "gauntlet/lib/verbs"
local road = use "gauntlet/lib/road"

local fight = { beats = {} }

--- One function a stage: it gets the hero that acts, what acts on that hero and what it faces, and returns the next stage, and
--- whether the beat ends here: after a question, and from hero to hero.
local stages = {}

local function acting(game) return hero.active(game:seat(game.acting)) end

local function run(game, stage)
  local card = acting(game)
  local bearers = hero.bearers(card, game)
  local foe = hero.foe(card, game)
  local ends
  repeat
    stage, ends = stages[stage](game, card, bearers, foe)
  until ends or not stages[stage]
  return stage
end

--- The next hero on the road takes `stage`; after the last all go on with `after`. A hero alone goes on at once.
local function next_hero(game, card, stage, after)
  if game.alone == 1 then return after, true end
  local here = false
  for _, other in ipairs(hero.all_active(game)) do
    if here then
      game.acting = other.owner.number
      return stage, true
    end
    here = other == card
  end
  game.acting = game.first
  return after, true
end

--- The first hero on the road takes `stage`.
function fight.begin(game, stage)
  game.acting = hero.all_active(game)[1].owner.number
  return stage
end

-- T3 -------------------------------------------------------------------------------------------------------------------------------

--- What keeps a monster off: gold or a weapon token, GF-137 and GF-155. No ability: a seal does not forbid it.
local function tolls(card, game)
  local foe = hero.foe(card, game)
  local options = {}
  if foe.kind ~= "monster" then return options end
  if foe.toll == "gold" and card.gold > 0 then options[1] = { "pay", foe } end
  if foe.toll == "weapon" then
    for _, weapon in ipairs(hero.weapons(card)) do
      if weapon.tokens > 0 then options[#options + 1] = { "give", weapon } end
    end
  end
  return options
end

--- Whoever has nothing to decide is passed over in the same beat.
function fight.beats.approach(game)
  while true do
    local card = acting(game)
    local options = {}
    for _, source in ipairs(ability.usable(card, game, "approach")) do options[#options + 1] = { "use", source } end
    for _, toll in ipairs(tolls(card, game)) do options[#options + 1] = toll end
    local asked = #options > 0
    if asked then
      options[#options + 1] = { "meet", hero.foe(card, game) }
      local deed, with = ability.ask(card, game, "approach", options)
      if deed == "pay" then
        verbs.lose_gold(card, game, 1)
        verbs.skip_foe(card, game)
      elseif deed == "give" then
        with:add("tokens", -1)
        verbs.skip_foe(card, game)
      elseif deed == "use" and card.skipped == 0 then
        return "approach"
      end
    end
    local stage = next_hero(game, card, "approach", "wagers")
    if asked or stage ~= "approach" then return stage end
  end
end

--- Whether something that may be bet on is on the road.
function fight.staked(game)
  for _, zone in ipairs { game.encounter, game.passage, game.detour } do
    local foe = zone.top
    if foe and foe.kind == "monster" and foe.stake > 0 then return true end
  end
  return false
end

--- Bets are laid secretly and shown together, GF-150. Nobody bets more than the hero has.
function fight.beats.wagers(game)
  local betting, questions = {}, {}
  for _, card in ipairs(fight.staked(game) and hero.all_active(game) or {}) do
    local mine = game.alone == 0 or card.owner.number == game.acting
    if mine and card.skipped == 0 and hero.fights_monster(card, game) then
      local foe = hero.foe(card, game)
      local most = math.min(foe.stake, card.gold)
      if most > 0 then
        betting[#betting + 1] = card
        questions[#questions + 1] = {
          seat = card.owner, prompt = "wager", shape = "amount", least = 0, most = most, slots = { hero = card, monster = foe, n = most },
        }
      end
    end
  end
  if #questions > 0 then
    local bets = game:ask_secret(questions)
    for place, card in ipairs(betting) do
      card.bet = bets[place]
      game:tell("log.bet", { hero = card, n = bets[place] })
      verbs.lose_gold(card, game, bets[place])
    end
  end
  return game.alone == 1 and "engage" or fight.begin(game, "engage")
end

-- T4 to T6 -------------------------------------------------------------------------------------------------------------------------

function stages.engage(game, card, _, foe)
  if card.skipped == 1 then return "follow" end
  if foe.kind == "monster" then return "ready" end
  if foe.rolls then return card.unarmed == 0 and "ready" or "follow" end    -- GFT-41
  if foe.trap then return "trap" end
  foe:call("on_face", card, 0)
  return "follow"
end

--- A trap strikes whatever the Defence is; who evades traps spends a token (GF-114, GF-162).
function stages.trap(game, card, bearers, foe)
  local options = {}
  for _, source in ipairs(bearers) do
    if source.evades_traps and not ability.refusal(source, card) then options[#options + 1] = { "evade", source } end
  end
  local asked = #options > 0
  if asked then
    options[#options + 1] = { "bear" }
    local deed, with = ability.ask(card, game, "trap", options)
    if deed == "evade" then
      ability.spend(with, card)
      verbs.dodge_foe(card, game)
      return "follow", true
    end
  end
  foe:call("on_face", card, 0)
  return "follow", asked
end

local function reckon(game, card, bearers, dice)
  local parts = {}
  local strength, counted = hero.attack(card, game, dice, bearers, parts)
  card.strength = strength
  local faces = { 0, 0, 0, 0, 0, 0 }
  for _, face in ipairs(dice) do faces[face] = faces[face] + 1 end
  if #dice > 0 then
    game:tell("log.dice", { six = faces[6], five = faces[5], four = faces[4], three = faces[3], two = faces[2], one = faces[1] })
  end
  game:tell("log.rolled", { hero = card, roll = counted, n = strength }, parts)
end

local function roll(game, card, bearers, weapon, count)
  weapon.raised = 1
  local dice = {}
  for place = 1, count do dice[place] = game:roll(6, card, "dice") end
  card.state.dice = dice
  card.rolled = 1
  reckon(game, card, bearers, dice)
end

--- Before the roll. One that is neither needed nor possible is left out.
function stages.ready(game, card, bearers)
  local options = {}
  for _, source in ipairs(ability.usable(card, game, "ready", bearers)) do options[#options + 1] = { "use", source } end
  local rolls = hero.will_roll(card)
  if rolls and card.spare_dice > 0 then options[#options + 1] = { "spare", number = card.spare_dice } end
  if rolls then
    for _, weapon in ipairs(hero.weapons(card)) do
      options[#options + 1] = { "roll", weapon, number = hero.dice(card, game, weapon, bearers) }
    end
  else
    options[#options + 1] = { "let_be" }
  end
  local asked = #options > 1
  local deed, weapon, count = options[1][1], options[1][2], options[1].number
  if asked then deed, weapon, count = ability.ask(card, game, "ready", options) end
  if deed == "use" then return "ready", true end
  if deed == "spare" then
    card:add("spare_dice", -1)
    card:add("fight_dice", 1)
    game:tell("log.spare", { hero = card })
    return "ready", true
  end
  if deed == "let_be" then return "strike", asked end
  roll(game, card, bearers, weapon, count)
  return "rolled", asked
end

--- After the roll, while it falls short.
function stages.rolled(game, card, bearers, foe)
  if not hero.falls_short(card, game, foe) then return "strike" end
  local used, asked = ability.offer(card, game, "rolled", "let_be", bearers)
  if not used then return "strike", asked end
  reckon(game, card, bearers, card.state.dice)
  return "rolled", true
end

-- T7 to T9 -------------------------------------------------------------------------------------------------------------------------

function stages.strike(game, card, _, foe)
  if foe.kind ~= "monster" then
    foe:call("on_face", card, card.strength)
    return "follow"
  end
  if card.unarmed == 0 and card.killed == 0 then
    local strength = card.strength
    local _, defence = hero.foe_numbers(card, game, foe)
    game:tell("log.strikes", { hero = card, monster = foe, n = strength, total = defence })
    if strength >= defence then verbs.kill_foe(card, game) end    -- GF-25
  end
  return "answer"
end

--- After the attack, while the monster would hit, or pays for Defence. The blow is always looked at, also of what is dead (GF-26).
function stages.answer(game, card, bearers, foe)
  local asked = false
  if card.dodged == 0 then
    local attack = hero.foe_numbers(card, game, foe)
    local defence = hero.defence(card, game, bearers)
    if attack >= defence then
      local used
      used, asked = ability.offer(card, game, "answer", "let_be", bearers)
      if used then return "answer", true end
    end
    game:tell("log.answers", { hero = card, monster = foe, n = attack, total = defence })
    if attack < defence then card.dodged = 1 end
  end
  local killed = card.killed == 1
  if killed and card.dodged == 1 and foe.mirrors then                          -- GF-144
    local used
    used, asked = ability.offer(card, game, "answer", "let_be", bearers, "mirror")
    if used then return "answer", true end
  end
  if killed and card.dodged == 1 then card:add("clean", 1) end
  return killed and "spoils" or "harm", asked
end

-- T10, T11 -------------------------------------------------------------------------------------------------------------------------

--- GF-43, GF-46, GF-88: the monster's gold with what is added to it, then what is taken off.
local function treasure(card, game, foe)
  local gold = foe.prize + (foe:call("on_treasure", card) or 0)
  local more = hero.foe_extras(card, game, foe)
  gold = game:fold("modify_treasure", hero.bearers(card, game), gold + more + card.turn_gold, card)
  verbs.earn(card, game, math.max(0, gold))
end

--- GFT-39; no Treasure, so nothing takes of it.
local function settle(card, game, foe)
  if card.bet == 0 then return end
  verbs.earn(card, game, card.bet * foe.odds)
  card.bet = 0
end

function stages.spoils(game, card, bearers, foe)
  local _, asked = ability.offer(card, game, "spoils", "treasure", bearers)
  if card.forgone == 0 then treasure(card, game, foe) end
  settle(card, game, foe)
  return "harm", asked
end

--- GF-45, GF-76: the whole Damage, as often as it is dealt.
local function damage(card, game, foe)
  if card.softened == 1 then return verbs.wound(card, game, 1) end    -- GF-105, GFQ-12
  local _, times = hero.foe_extras(card, game, foe)
  for _ = 1, times do
    verbs.wound(card, game, hero.harm(foe, card, card.wounds))
    foe:call("on_damage", card)
  end
end

--- The blow, once; then healing Treasure (GFQ-5); then what only the hurt may do.
function stages.harm(game, card, bearers, foe)
  local asked = false
  card.harmed = 0
  if card.struck == 0 and card.dodged == 0 then
    local _
    _, asked = ability.offer(card, game, "harm", "bear", bearers)
    damage(card, game, foe)
  end
  card.struck = 1
  if card.killed == 0 then return card.harmed == 1 and "revenge" or "follow", asked end
  if card.forgone == 0 then foe:call("on_late_treasure", card) end
  return "follow", asked
end

function stages.revenge(game, card, bearers)
  local used, asked = ability.offer(card, game, "revenge", "let_be", bearers)
  return used and card.killed == 1 and "spoils" or "follow", asked
end

-- T12 ------------------------------------------------------------------------------------------------------------------------------

--- Second fights, repetitions, detours: each is the hero's alone, from T3 on.
--- Healing may have taken a boast away since this beat began, so what acts on the hero is looked up anew.
function stages.follow(game, card, _, foe)
  if foe and card.skipped == 0 then
    if foe.kind == "monster" and foe.again and card.bout == 1 and card.killed == 0 then
      game:tell("log.again", { hero = card, monster = foe })
      road.begin_fight(card, game, 2)
      game.alone = 1
      return "approach", true
    end
    if card.repeated == 0 then
      local used, asked = ability.offer(card, game, "after", "let_be")
      if asked then card.repeated = 1 end    -- asked once an encounter
      if used then
        road.begin_fight(card, game, 1)
        game.alone = 1
        return "approach", true
      end
    end
  end
  if card.detours > 0 then return "detour", true end
  if game.alone == 1 then
    game.detour:move_all(game.faced)
    game.alone = 0
  end
  return next_hero(game, card, "engage", "dusk")
end

for name in pairs(stages) do
  fight.beats[name] = function(game) return run(game, name) end
end

return fight
