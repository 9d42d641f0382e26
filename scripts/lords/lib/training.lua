-- Combat training: a chapter says who comes and what one has; the visit is all there is (section 7 of the rules).
local arena = use "lords/lib/arena"
local dungeon = use "lords/lib/dungeon"
local plans = use "lords/lib/plans"

local training = {}

local function puzzle(game) return game:field(game.chapter, "training") end

--- Whether this is training; `asked_for` says it before set-up has.
function training.on(game) return game.drill == 1 end
function training.asked_for(game) return puzzle(game).party ~= nil end

--- Everybody gets the same: things of the decks, and further ones of the same kind if these do not have enough.
local function bring(game, deck, id, to)
  local card = deck:first_with("id", id)
  if card then return card:move(to, "bottom") end
  game:create(id, game.box)
  return game.box:first_with("id", id):move(to, "bottom")
end

function training.set_up(game)
  local told = puzzle(game)
  for _, seat in ipairs(game:seats()) do
    seat.gold, seat.food, seat.imps = told.gold or 0, told.food or 0, 0
    for _, cell in ipairs { 3, 8, 13 } do dungeon.dig(seat, game, cell) end
    if told.room then
      local room = bring(game, game.room_deck, told.room, game.to_build)
      dungeon.build(seat, game, room, dungeon.tile(seat, 3))
    end
    for _, id in ipairs(told.party) do bring(game, game.hero_deck, id, seat.party) end
    for _, id in ipairs(told.traps) do bring(game, game.trap_deck, id, seat.traps) end
    for _, id in ipairs(told.monsters) do bring(game, game.monster_deck, id, seat.lair) end
  end
  game.city:move_all(game.box)
  game.season, game.drill = 4, 1
  game:tell "log.training"
  return "combat_round"
end

--- The next step of the best plan from here on.
function training.hint(game, seat, tile)
  seat:add("hinted", 1)
  local deed, card = plans.advice(game, seat, tile)
  game:tell("log.hint_" .. deed, { who = seat, card = card })
end

return training
