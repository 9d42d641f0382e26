-- What companions reckon with: chances in thousandths, worth in hundredths of a gold coin. Nothing is drawn, nothing changes.
local hero = use "gauntlet/lib/hero"

local odds = {}

local most_dice = 12    -- with more than these the chance is hardly another

--- What a wound costs: four are the end of all earning, and the last of them costs most.
local function wound_cost(card) return 170 + 60 * math.min(3, card.wounds) end

--- How often each sum comes up among a million rolls of `count` dice.
local function sums(faces, count)
  local chances = { [0] = 1000000 }
  local top = 0
  for _ = 1, math.min(count, most_dice) do
    local following = {}
    for sum = 0, top + 6 do following[sum] = 0 end
    for sum = 0, top do
      local share = chances[sum] // 6
      if share > 0 then
        for _, face in ipairs(faces) do following[sum + face] = following[sum + face] + share end
      end
    end
    chances = following
    top = top + 6
  end
  return chances, top
end

local function faces_of(card, game, bearers)
  local faces = {}
  for face = 1, 6 do faces[face] = game:fold("modify_face", bearers, face, card) end
  return faces
end

--- The Attack that a sum of dice comes to.
local function attack_of(card, game, bearers, sum)
  sum = game:fold("modify_sum", bearers, sum, card)
  sum = game:fold("modify_attack", bearers, sum + card.bonus_attack + card.fight_attack, card)
  return math.max(0, sum) * (1 + card.doubled)
end

--- The chance that `count` dice and `sure` come to this Defence.
local function chance(card, game, bearers, count, sure, defence)
  -- The least sum that is enough, by halves: more on the dice is never less.
  local low, high = sure, sure + 6 * math.min(count, most_dice) + 1
  while low < high do
    local middle = (low + high) // 2
    if attack_of(card, game, bearers, middle) >= defence then high = middle else low = middle + 1 end
  end
  if low <= sure then return 1000 end
  local chances, top = sums(faces_of(card, game, bearers), count)
  local good = 0
  for sum = low - sure, top do good = good + chances[sum] end
  return good // 1000
end

--- The most dice that one of the hero's weapons gives.
function odds.dice(card, game, bearers)
  local most = 0
  for _, weapon in ipairs(hero.weapons(card)) do most = math.max(most, hero.dice(card, game, weapon, bearers)) end
  return most
end

--- The chance to kill what the hero faces, with so many more dice: before the roll, or after it with what lies there.
function odds.kill(card, game, more)
  if card.killed == 1 then return 1000 end
  if not hero.fights_monster(card, game) or card.tired == 1 or card.unarmed == 1 then return 0 end
  local bearers = hero.bearers(card, game)
  local _, defence = hero.foe_numbers(card, game)
  if card.rolled == 0 then return chance(card, game, bearers, math.max(0, odds.dice(card, game, bearers) + more), 0, defence) end
  local sure = hero.counted(game, bearers, card, card.state.dice)
  return chance(card, game, bearers, math.max(0, more), sure, defence)
end

--- The chance that a fresh roll kills it, whatever has happened: `defence` instead of its own if given.
local function afresh(card, game, defence)
  local bearers = hero.bearers(card, game)
  local _, printed = hero.foe_numbers(card, game)
  return chance(card, game, bearers, odds.dice(card, game, bearers), 0, defence or printed)
end

--- What killing it is worth.
function odds.prize(card, game)
  local foe = hero.foe(card, game)
  local more = hero.foe_extras(card, game)
  return 100 * (foe.prize + more + card.turn_gold) + 10 * foe.lure + 100 * card.bet * foe.odds
end

--- What its blow would cost, if it hits.
function odds.blow(card, game)
  local foe = hero.foe(card, game)
  local _, times = hero.foe_extras(card, game)
  return times * (foe.harm * wound_cost(card) + 10 * foe.sting)
end

--- What a dodge would save now.
function odds.dodge(card, game) return hero.would_be_hit(card, game) and odds.blow(card, game) or 0 end

--- What so much more Defence would save now.
function odds.brace(card, game, more)
  if not hero.would_be_hit(card, game) then return 0 end
  local attack = hero.foe_numbers(card, game)
  return attack < hero.defence(card, game) + more and odds.blow(card, game) or 0
end

--- What a sure kill would add.
function odds.sure_kill(card, game)
  if card.killed == 1 or not hero.fights_monster(card, game) then return 0 end
  return odds.prize(card, game) * (1000 - odds.kill(card, game, 0)) // 1000
end

--- What so many more dice would add; where gold is dug for, five points of Attack are a coin.
function odds.more_dice(card, game, more)
  if not hero.fights_monster(card, game) then return 70 * more end
  return odds.prize(card, game) * (odds.kill(card, game, more) - odds.kill(card, game, 0)) // 1000
end

--- What facing it is worth, all in all.
function odds.fight(card, game)
  local foe = hero.foe(card, game)
  if foe.kind == "special" then return foe.trap and -wound_cost(card) or 150 end
  return odds.gain(card, game) - odds.dodge(card, game)
end

--- What it is likely to bring in.
function odds.gain(card, game)
  if not hero.fights_monster(card, game) then return 0 end
  return odds.prize(card, game) * odds.kill(card, game, 0) // 1000
end

--- What facing it once more is worth.
function odds.afresh(card, game)
  if not hero.fights_monster(card, game) then return odds.fight(card, game) end
  local attack = hero.foe_numbers(card, game)
  local blow = attack >= hero.defence(card, game) and odds.blow(card, game) or 0
  return odds.prize(card, game) * afresh(card, game) // 1000 - blow
end

--- What it would be worth with Attack and Defence exchanged.
function odds.swapped(card, game)
  local attack, defence = hero.foe_numbers(card, game)
  local blow = defence >= hero.defence(card, game) and odds.blow(card, game) or 0
  return odds.prize(card, game) * afresh(card, game, attack) // 1000 - blow
end

--- What twice the Attack would add.
function odds.doubled(card, game)
  if not hero.fights_monster(card, game) then return 18 * odds.dice(card, game) * 4 end
  local _, defence = hero.foe_numbers(card, game)
  return odds.prize(card, game) * (afresh(card, game, (defence + 1) // 2) - odds.kill(card, game, 0)) // 1000
end

--- What so much more Attack would add to the roll that lies there.
function odds.more_attack(card, game, more)
  if not hero.fights_monster(card, game) then return 20 * more end
  local _, defence = hero.foe_numbers(card, game)
  return hero.attack(card, game, card.state.dice) + more >= defence and odds.prize(card, game) or 0
end

--- What it would add if the dice counted so much instead.
function odds.counts(card, game, sum)
  local shown = 0
  for _, face in ipairs(card.state.dice) do shown = shown + face end
  return odds.more_attack(card, game, sum - shown)
end

--- What rolling the lowest so many dice again would add.
function odds.again(card, game, count)
  local bearers = hero.bearers(card, game)
  local faces = {}
  for _, face in ipairs(card.state.dice) do faces[#faces + 1] = game:fold("modify_face", bearers, face, card) end
  table.sort(faces)
  local low, kept = 0, 0
  for place, face in ipairs(faces) do
    if place <= count then low = low + face else kept = kept + face end
  end
  count = math.min(count, #faces)
  if not hero.fights_monster(card, game) then return 10 * (7 * count - 2 * low) end
  local _, defence = hero.foe_numbers(card, game)
  return odds.prize(card, game) * chance(card, game, bearers, count, kept, defence) // 1000
end

--- What a token is worth later: less and less, and nothing to somebody who may be dead tonight.
function odds.reserve(card, game)
  if card.wounds >= 3 and hero.would_be_hit(card, game) then return 20 end
  return 140 - 25 * math.min(3, card.wounds)
end

function odds.wound(card) return wound_cost(card) end

return odds
