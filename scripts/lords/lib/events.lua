-- The end of spring, summer and autumn, DL-77 to DL-81: the event does what it says to one seat after another.
local dues = use "lords/lib/dues"
local evil = use "lords/lib/evil"
local goods = use "lords/lib/goods"

local events = { beats = {} }

function events.beats.event(game)
  local tile = game.event.top
  if not tile then return "heroes" end
  for _, seat in ipairs(evil.in_play_order(game)) do
    if seat.planned == 0 then
      seat.planned = 1
      game.acting = seat.number
      if seat.number == game.first then
        game:tell("log.event", { card = tile })
        if tile.tells and game.special.top then game:tell("log.special", { card = game.special.top }) end
      end
      tile:call("on_event", seat)
      return "event"
    end
  end
  for _, seat in ipairs(game:seats()) do seat.planned = 0 end
  if tile.tells and game.special.top then
    if game.special.top:has "on_everybody" then game.special.top:call "on_everybody" end
    game.special:move_all(game.distant)
  end
  tile:move(game.distant)
  game.acting = game.first
  return "heroes"
end

--- DL-78, DL-79: one tile at a time, in the order that the seat wants. Anybody may be let go, also who works for nothing; who could go
--- beside those who are paid is not asked about once more afterwards.
function events.wages(seat, game)
  for _, card in ipairs(seat.lair:cards()) do card.paid = 0 end
  local offered = false
  while true do
    local cards, options, refused = seat.lair:cards_with("paid", 0), {}, {}
    for _, card in ipairs(cards) do
      local wage = goods.wage(game, card)
      local lacks = goods.lacks(game, seat, wage, card)
      if lacks then
        refused[#refused + 1] = { "pay", card, reason = lacks }
      elseif not goods.is_free(wage) then
        options[#options + 1] = { "pay", card, number = goods.price(wage), caution = evil.caution(game, seat, wage.evil) }
      end
    end
    local due = #options + #refused > 0
    if #cards == 0 or not due and offered then break end
    offered = due
    if not due then options[1] = "stay" end
    for _, card in ipairs(cards) do options[#options + 1] = { "dismiss", card, caution = evil.caution(game, seat, 1) } end
    local chosen = options[game:ask {
      seat = seat, prompt = due and "wages" or "free_staff", options = options, refused = refused, slots = dues.wages(game, cards, {}),
    }]
    if chosen == "stay" then break end
    local card = chosen[2]
    if chosen[1] == "pay" then
      card.paid = 1
      game:tell("log.paid", { who = seat, card = card })
      goods.pay(game, seat, goods.wage(game, card), card)
    else
      game:tell("log.dismissed", { who = seat, card = card })
      goods.leave(game, seat, card)
      evil.change(game, seat, 1)
    end
  end
  for _, card in ipairs(seat.lair:cards()) do card.paid = 0 end
end

--- DL-80: 1 gold for each two tiles, rounded up; what is not paid comes as a letter.
function events.taxes(seat, game)
  local due = dues.rent(seat)
  game:tell("log.taxes", { who = seat, n = due })
  local most = math.min(due, seat.gold)
  local paid = most > 0 and game:ask {
    seat = seat, prompt = "taxes", shape = "amount", least = 0, most = most, slots = { n = due, total = seat.gold },
  } or 0
  goods.lose(game, seat, "gold", paid)
  goods.warn(game, seat, due - paid)
end

--- DL-81.
function events.special(seat, game)
  local card = game.special.top
  if card and card:has "on_event" then card:call("on_event", seat) end
end

return events
