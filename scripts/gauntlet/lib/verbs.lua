-- What cards may do to a hero. Each is a verb of the rule set: rules.lua declares them, game.lua offers them.
local hero = use "gauntlet/lib/hero"

local verbs = {}

--- The seat's gold is that of its heroes together; each has its own (GF-86).
local function tally(seat)
  local sum = 0
  for _, card in ipairs(seat.heroes:cards()) do sum = sum + card.gold end
  seat.gold = sum
end
verbs.tally = tally

function verbs.earn(card, game, amount)
  if amount <= 0 then return end
  card:add("gold", amount)
  tally(card.owner)
  game:tell("log.earned", { hero = card, n = amount, total = card.gold })
end

--- Gold never goes below 0 (GF-64).
function verbs.lose_gold(card, game, amount)
  local lost = math.min(amount, card.gold)
  if lost <= 0 then return 0 end
  card:add("gold", -lost)
  card.harmed = 1
  tally(card.owner)
  game:tell("log.lost_gold", { hero = card, n = lost, total = card.gold })
  return lost
end

--- Any number; death is looked at when the turn is over (GF-58).
function verbs.wound(card, game, wounds)
  if wounds <= 0 then return end
  card:add("wounds", wounds)
  card.harmed = 1
  game:tell("log.wounded", { hero = card, n = wounds, total = card.wounds })
end

--- GF-59, GF-60: an empty stomach is a wound, and its token goes first.
function verbs.heal(card, game, wounds)
  local healed = math.min(wounds, card.wounds)
  if healed <= 0 then return 0 end
  for _, boast in ipairs(hero.boasts(card)) do
    if boast:has "on_heal" then boast:call("on_heal", card) end
  end
  card:add("wounds", -healed)
  game:tell("log.healed", { hero = card, n = healed, total = card.wounds })
  return healed
end

--- A kill counts at once: what weapons gain by it comes before Treasure and Damage (GF-158).
function verbs.kill_foe(card, game)
  if card.killed == 1 then return end
  card.killed = 1
  card:add("slew", 1)
  game:tell("log.killed", { hero = card, monster = hero.foe(card, game) })
  if card.kill_dodges == 1 and card.struck == 0 then verbs.dodge_foe(card, game) end    -- nobody dodges a blow that is over
  hero.happens(card, game, "on_kill")
end

function verbs.dodge_foe(card, game)
  if card.dodged == 1 then return end
  card.dodged = 1
  game:tell("log.dodged", { hero = card, monster = hero.foe(card, game) })
end

--- GF-47: no dice, no Treasure, no Damage.
function verbs.skip_foe(card, game)
  card.skipped = 1
  game:tell("log.skipped", { hero = card, monster = hero.foe(card, game) })
end

function verbs.gain(card, game, counter, amount)
  card:add(counter, amount)
  game:tell("log.gained_" .. counter, { hero = card, n = amount })
end

function verbs.penalty(card, game, counter, amount)
  card:add(counter, amount)
  card.harmed = 1
  game:tell("log.penalty_" .. counter, { hero = card, n = amount })
end

--- The red tokens, GF-153. A curse is none of them, nor is being spared.
function verbs.clear_penalties(card, game)
  if card.lost_dice + card.lost_defence + card.poison == 0 then return end
  card.lost_dice = 0
  card.lost_defence = 0
  card.poison = 0
  card.fresh_poison = 0
  game:tell("log.cleared", { hero = card })
end

function verbs.gain_class_token(card, game)
  card:add("tokens", 1)
  game:tell("log.class_token", { hero = card, total = card.tokens })
end

--- Over the starting number and for weapons that began with none, too (GF-55, GF-135); of two weapons one is chosen (GF-97).
function verbs.gain_weapon_token(card, game)
  local weapon = card.owner:pick("gain_token", hero.weapons(card))
  if not weapon then return end
  weapon:add("tokens", 1)
  game:tell("log.weapon_token", { hero = card, card = weapon, total = weapon.tokens })
end

function verbs.lose_class_token(card, game)
  if card.tokens == 0 then return end
  card:add("tokens", -1)
  card.harmed = 1
  game:tell("log.class_token_lost", { hero = card, total = card.tokens })
end

function verbs.lose_weapon_token(card, game)
  local charged = {}
  for _, weapon in ipairs(hero.weapons(card)) do
    if weapon.tokens > 0 then charged[#charged + 1] = weapon end
  end
  if #charged == 0 then return end
  local weapon = card.owner:pick("lose_token", charged)
  weapon:add("tokens", -1)
  card.harmed = 1
  game:tell("log.weapon_token_lost", { hero = card, card = weapon, total = weapon.tokens })
end

function verbs.add_die(card, game)
  local dice = copy(card.state.dice)
  dice[#dice + 1] = game:roll(6, card, "dice")
  card.state.dice = dice
end

--- GF-126, GF-128: any dice of this roll, those added since included. Only the last face counts (GFQ-23).
function verbs.reroll(card, game, places)
  local dice = copy(card.state.dice)
  for _, place in ipairs(places) do dice[place] = game:roll(6, card, "dice") end
  card.state.dice = dice
end

return verbs
