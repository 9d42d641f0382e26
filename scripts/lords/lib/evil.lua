-- The track of evil and the paladin, DL-44 to DL-47 and DL-88 to DL-95. Counters move step by step, and after each the paladin looks up.
local evil = {}

evil.start = 5
evil.mark = 10
evil.bottom = 1
evil.top = 15

--- Seats from the first player on.
function evil.in_play_order(game) return game:seats(game.first) end

--- The paladin of this year, wherever he still stands on his feet, and the seat that has him.
function evil.paladin(game)
  local card = game.tent:first_with("year", game.year)
  if card then return card end
  for _, seat in ipairs(game:seats()) do
    card = seat.party:first_with("class", "paladin")
    if card then return card, seat end
  end
  return nil
end

--- DL-89 to DL-91: to whom he goes now, if to anybody. Of equals the last in play order.
local function drawn_to(game, holder)
  local best, level = nil, holder and holder.evil or 0
  for _, seat in ipairs(evil.in_play_order(game)) do
    local here = seat.evil
    if seat ~= holder and here >= evil.mark and (here > level or best and here == level) then best, level = seat, here end
  end
  return best
end

--- The paladin and where he goes, if he goes now.
local function leaving(game)
  local high = false
  for _, seat in ipairs(game:seats()) do high = high or seat.evil >= evil.mark end
  if not high then return nil end
  local card, holder = evil.paladin(game)
  local to = card and drawn_to(game, holder)
  if to then return card, to end
  return nil
end

--- Once eliminated he never moves (DL-92); he takes his damage along.
function evil.look_up(game)
  local card, to = leaving(game)
  if not card then return end
  card:move(to.party)
  local straw = to.party:first_with("class", "illusion")
  if straw then straw:move(to.party) end    -- DL-195: even before him
  game:tell("log.paladin", { hero = card, who = to })
end

--- A gain or a loss: at an end of the track the counter stays, DL-46. Several steps are told as one, but before what a step leads to.
function evil.change(game, seat, steps)
  local step = steps > 0 and 1 or -1
  local told = seat.evil
  local function tell()
    if seat.evil ~= told then game:tell(steps > 0 and "log.worse" or "log.better", { who = seat, total = seat.evil }) end
    told = seat.evil
  end
  for _ = 1, math.abs(steps) do
    local before = seat.evil
    if seat:add("evil", step) ~= before and leaving(game) then
      tell()
      evil.look_up(game)
    end
  end
  tell()
end

--- The dummy's counter, in a game of two: it only decides who gets which guest, DL-95.
function evil.move_dummy(game, steps)
  local before = game.dummy_evil
  game.dummy_evil = math.max(evil.bottom, math.min(evil.top, before + steps))
  if game.dummy_evil ~= before then game:tell(steps > 0 and "log.dummy_worse" or "log.dummy_better", { total = game.dummy_evil }) end
end

--- What is better known before so much is paid: that it would bring the paladin to this seat's door.
function evil.caution(game, seat, steps)
  local after = math.min(evil.top, seat.evil + steps)
  if steps <= 0 or after < evil.mark then return nil end
  local card, holder = evil.paladin(game)
  return card and holder ~= seat and after > (holder and holder.evil or 0) and "paladin" or nil
end

--- Whether so much can be paid, DL-45.
function evil.payable(game, seat, steps)
  return steps == 0 or seat.evil + steps <= evil.top or game:setting "top" == "open"
end

return evil
