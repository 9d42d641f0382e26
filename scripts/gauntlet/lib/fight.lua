-- One hero and what it faces, GF-32 to GF-40: each window is a beat that asks once, and stays open while abilities are used.
-- What needs no question goes straight on to the next stage.
local hero = use "gauntlet/lib/hero"
local ability = use "gauntlet/lib/ability"
local verbs = use "gauntlet/lib/verbs"
local road = use "gauntlet/lib/road"

local fight = { beats = {} }

local function acting(game) return hero.active(game:seat(game.acting)) end

--- The next seat with a hero on the road takes `stage`; after the last all go on with `after`. A hero alone goes on at once.
local function next_hero(game, stage, after)
  if game.alone == 1 then return after end
  local seat = game:seat(game.acting)
  repeat
    seat = seat.next
    if seat.number == game.first then
      game.acting = game.first
      return after
    end
  until hero.active(seat)
  game.acting = seat.number
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

function fight.beats.approach(game)
  local card = acting(game)
  if not card then return next_hero(game, "approach", "wagers") end
  local foe = hero.foe(card, game)
  local options = {}
  for _, source in ipairs(ability.usable(card, game, "approach")) do options[#options + 1] = { "use", source } end
  for _, toll in ipairs(tolls(card, game)) do options[#options + 1] = toll end
  if #options > 0 then
    options[#options + 1] = { "meet", foe }
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
  return next_hero(game, "approach", "wagers")
end

--- Bets are laid secretly and shown together, GF-150. Nobody bets more than the hero has.
function fight.beats.wagers(game)
  local betting, questions = {}, {}
  for _, card in ipairs(hero.all(game)) do
    local mine = card.active == 1 and (game.alone == 0 or card.owner.number == game.acting)
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
  if game.alone == 0 then game.acting = game.first end
  return "engage"
end

-- T4 to T6 -------------------------------------------------------------------------------------------------------------------------

function fight.beats.engage(game)
  local card = acting(game)
  if not card then return next_hero(game, "engage", "dusk") end
  if card.skipped == 1 then return "follow" end
  local foe = hero.foe(card, game)
  if foe.kind == "monster" or (foe.rolls and card.unarmed == 0) then return "ready" end
  if foe.trap then return "trap" end
  if not foe.rolls then foe:call("on_face", card, 0) end    -- GFT-41
  return "follow"
end

--- A trap strikes whatever the Defence is; who evades traps spends a token (GF-114, GF-162).
function fight.beats.trap(game)
  local card = acting(game)
  local foe = hero.foe(card, game)
  local options = {}
  for _, class in ipairs(hero.classes(card, game)) do
    if class.evades_traps and not ability.refusal(class, card) then options[#options + 1] = { "evade", class } end
  end
  if #options > 0 then
    options[#options + 1] = { "bear" }
    local deed, with = ability.ask(card, game, "trap", options)
    if deed == "evade" then
      ability.spend(with, card)
      verbs.dodge_foe(card, game)
      return "follow"
    end
  end
  foe:call("on_face", card, 0)
  return "follow"
end

local function begin_roll(card, game, weapon)
  weapon.raised = 1
  local count = hero.dice(card, game, weapon)
  local dice = {}
  for place = 1, count do dice[place] = game:roll(6, card, "dice") end
  card.state.dice = dice
  card.rolled = 1
end

--- Before the roll. One that is neither needed nor possible is left out.
function fight.beats.ready(game)
  local card = acting(game)
  local options = {}
  for _, source in ipairs(ability.usable(card, game, "ready")) do options[#options + 1] = { "use", source } end
  if card.spare_dice > 0 and hero.will_roll(card) then options[#options + 1] = { "spare", number = card.spare_dice } end
  local weapons = hero.weapons(card)
  if hero.will_roll(card) then
    for _, weapon in ipairs(weapons) do
      options[#options + 1] = { "roll", weapon, number = hero.dice(card, game, weapon) }
    end
  else
    options[#options + 1] = { "go_on" }
  end
  local deed, weapon = options[1][1], options[1][2]
  if #options > 1 then deed, weapon = ability.ask(card, game, "ready", options) end
  if deed == "use" then return "ready" end
  if deed == "spare" then
    card:add("spare_dice", -1)
    card:add("fight_dice", 1)
    game:tell("log.spare", { hero = card })
    return "ready"
  end
  if deed == "go_on" then return "strike" end
  begin_roll(card, game, weapon)
  game:tell("log.rolled", { hero = card, n = hero.attack(card, game, card.state.dice) })
  return "rolled"
end

--- After the roll, while it falls short.
function fight.beats.rolled(game)
  local card = acting(game)
  if hero.falls_short(card, game) and ability.offer(card, game, "rolled", "go_on") then
    game:tell("log.rolled", { hero = card, n = hero.attack(card, game, card.state.dice) })
    return "rolled"
  end
  return "strike"
end

-- T7 to T9 -------------------------------------------------------------------------------------------------------------------------

function fight.beats.strike(game)
  local card = acting(game)
  if card.rolled == 1 then card.strength = hero.attack(card, game, card.state.dice) end
  local foe = hero.foe(card, game)
  if foe.kind ~= "monster" then
    foe:call("on_face", card, card.strength)
    return "follow"
  end
  if card.unarmed == 0 and card.killed == 0 then
    local _, defence = hero.foe_numbers(card, game)
    game:tell("log.strikes", { hero = card, monster = foe, n = card.strength, total = defence })
    if card.strength >= defence then verbs.kill_foe(card, game) end    -- GF-25
  end
  return "answer"
end

--- After the attack, while the monster would hit.
function fight.beats.answer(game)
  local card = acting(game)
  if hero.would_be_hit(card, game) and ability.offer(card, game, "answer", "go_on") then return "answer" end
  -- The blow is always looked at, also of what is dead (GF-26).
  if card.dodged == 0 then
    local attack = hero.foe_numbers(card, game)
    local defence = hero.defence(card, game)
    game:tell("log.answers", { hero = card, monster = hero.foe(card, game), n = attack, total = defence })
    if attack < defence then card.dodged = 1 end
  end
  if card.killed == 1 and card.dodged == 1 then card:add("clean", 1) end
  return card.killed == 1 and "spoils" or "harm"
end

-- T10, T11 -------------------------------------------------------------------------------------------------------------------------

--- GF-43, GF-46, GF-88: the monster's gold with what is added to it, then what is taken off.
local function treasure(card, game)
  local foe = hero.foe(card, game)
  local gold = foe.prize
  if foe:has "on_treasure" then gold = gold + foe:call("on_treasure", card) end
  local more = hero.foe_extras(card, game)
  gold = hero.changed(hero.bearers(card, game), "modify_treasure", card, gold + more + card.turn_gold)
  verbs.earn(card, game, math.max(0, gold))
end

--- GFT-39; no Treasure, so nothing takes of it.
local function settle(card, game)
  verbs.earn(card, game, card.bet * hero.foe(card, game).odds)
  card.bet = 0
end

function fight.beats.spoils(game)
  local card = acting(game)
  ability.offer(card, game, "spoils", "treasure")
  if card.forgone == 0 then treasure(card, game) end
  settle(card, game)
  return "harm"
end

--- GF-45, GF-76: the whole Damage, as often as it is dealt.
local function damage(card, game)
  local foe = hero.foe(card, game)
  if card.softened == 1 then return verbs.wound(card, game, 1) end    -- GF-105, GFQ-12
  local _, times = hero.foe_extras(card, game)
  for _ = 1, times do
    verbs.wound(card, game, foe.harm)
    if foe:has "on_damage" then foe:call("on_damage", card) end
  end
end

--- The blow, once; then healing Treasure (GFQ-5); then what only the hurt may do.
function fight.beats.harm(game)
  local card = acting(game)
  local foe = hero.foe(card, game)
  card.harmed = 0
  if card.struck == 0 and card.dodged == 0 then
    ability.offer(card, game, "harm", "bear")
    damage(card, game)
  end
  card.struck = 1
  if card.killed == 1 and card.forgone == 0 and foe:has "on_late_treasure" then foe:call("on_late_treasure", card) end
  return card.killed == 0 and card.harmed == 1 and "revenge" or "follow"
end

function fight.beats.revenge(game)
  local card = acting(game)
  return ability.offer(card, game, "revenge", "go_on") and card.killed == 1 and "spoils" or "follow"
end

-- T12 ------------------------------------------------------------------------------------------------------------------------------

--- Second fights, repetitions, detours: each is the hero's alone, from T3 on.
function fight.beats.follow(game)
  local card = acting(game)
  local foe = hero.foe(card, game)
  if foe and foe.kind == "monster" and foe.again and card.bout == 1 and card.killed == 0 and card.skipped == 0 then
    game:tell("log.again", { hero = card, monster = foe })
    road.begin_fight(card, game, 2)
    game.alone = 1
    return "approach"
  end
  if foe and card.skipped == 0 and card.repeated == 0 then
    local used = ability.offer(card, game, "after", "go_on")
    card.repeated = 1                                        -- asked once an encounter
    if used then
      road.begin_fight(card, game, 1)
      game.alone = 1
      return "approach"
    end
  end
  if card.detours > 0 then return "detour" end
  game.detour:move_all(game.faced)
  game.alone = 0
  return next_hero(game, "engage", "dusk")
end

return fight
