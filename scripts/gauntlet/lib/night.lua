-- The end of a turn, GF-41 and GF-42, and of the game.
local hero = use "gauntlet/lib/hero"
local ability = use "gauntlet/lib/ability"
local verbs = use "gauntlet/lib/verbs"

local night = { beats = {} }

--- T13, hero by hero: what was promised arrives; poison.
function night.beats.dusk(game)
  for _, card in ipairs(hero.all_active(game)) do
    local defence, dice = card.coming_defence, card.coming_dice
    if defence > 0 then verbs.gain(card, game, "bonus_defence", defence) end
    if dice > 0 then verbs.gain(card, game, "bonus_dice", dice) end
    if defence > 0 then card.coming_defence = 0 end
    if dice > 0 then card.coming_dice = 0 end
    local poison = card.poison
    if poison > 0 then
      poison = poison - card.fresh_poison    -- GF-147
      card.fresh_poison = 0
      if poison > 0 then
        game:tell("log.poison", { hero = card })
        verbs.wound(card, game, poison)
      end
    end
  end
  game.acting = game.first
  return "heal"
end

--- Then whoever can heals (GF-95), and boasts that are over go.
function night.beats.heal(game)
  local seat = game:seat(game.acting)
  local asked = false
  repeat
    local card = hero.active(seat)
    if card then
      local used
      local bearers = hero.bearers(card, game)
      used, asked = ability.offer(card, game, "dusk", "let_be", bearers)
      if used then
        game.acting = seat.number
        return "heal"
      end
      game:call_all("on_turn_end", bearers, card)
    end
    seat = seat.next
  until asked or seat.number == game.first
  game.acting = seat.number
  return seat.number == game.first and "deaths" or "heal"
end

--- Four wounds, looked at now and never before (GF-27). Who is spared waits; who was dead and has healed is not dead any more.
local function survives(card) return card.wounds < 4 or (card.dead == 0 and card.spared > 1) end

local function look_at(card, game)
  card:add("spared", -1)
  if card.wounds >= 4 then
    if card.dead == 0 and card.spared == 0 then
      card.dead = 1
      game:tell("log.died", { hero = card, n = card.gold })
    end
  elseif card.dead == 1 then
    card.dead = 0
    game:tell("log.alive_again", { hero = card })
  end
  if card.dead == 1 then card.spared = 0 end    -- GF-146
end

--- T14. Only who is on the road can die, or earn by surviving (GF-83, GF-84).
function night.beats.deaths(game)
  for _, card in ipairs(hero.all_active(game)) do    -- before anybody dies: who dies now is echoed from the next turn on (GFQ-14)
    if survives(card) then hero.happens(card, game, "on_survive", card.met) end
  end
  local living = 0
  for _, card in ipairs(hero.all(game)) do
    if card.active == 1 then
      look_at(card, game)
      card.active = 0
    end
    if card.dead == 0 then living = living + 1 end
  end
  game.encounter:move_all(game.faced)
  game.passage:move_all(game.faced)
  game.detour:move_all(game.faced)
  if living > 0 then return "morning" end
  game:tell "log.all_dead"
  return nil
end

return night
