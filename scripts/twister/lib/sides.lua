-- Two sides; seats 1 and 3 are the first, 2 and 4 the second. What a side has lies with its captain, seat 1 or 2; who speaks for it
-- changes after each of its turns.
local sides = {}

function sides.other(side) return 3 - side end
function sides.of(seat) return (seat.number - 1) % 2 + 1 end
function sides.captain(game, side) return game:seat(side) end

--- Who decides for a side.
function sides.speaker(game, side)
  local captain = game:seat(side)
  local mate = side + 2
  if mate <= game.seat_count and captain.speaks == 0 then return game:seat(mate) end
  return captain
end

--- Whose a figure is, where the other side has the like of it in the dungeon, too: sentences of fights name it then.
function sides.namesake(game, figure)
  return sides.captain(game, sides.other(figure.side)).field:has(figure.card.id) and sides.captain(game, figure.side) or nil
end

--- Another seat of the side speaks from now on.
function sides.pass_on(game, side)
  local mate = side + 2
  if mate > game.seat_count then return end
  local from = sides.speaker(game, side)
  local to = from.number == side and game:seat(mate) or game:seat(side)
  from.speaks = 0
  to.speaks = 1
end

function sides.blows(game, side) return game:seat(side).blows end

function sides.score(game, side, points)
  local seat = side
  while seat <= game.seat_count do
    game:seat(seat):add("score", points)
    seat = seat + 2
  end
end

--- The side that has won, or nothing. Of two at once the acting one, Q7.
function sides.winner(game)
  local wanted = game:setting "wanted"
  for _, side in ipairs { game.side, sides.other(game.side) } do
    if game:seat(side).score >= wanted then return side end
  end
  return nil
end

function sides.outcome(game)
  local result = game:rank_by "score"
  local winner = sides.winner(game)
  if winner then
    for seat = 1, game.seat_count do result.ranks[seat] = (seat - 1) % 2 + 1 == winner and 1 or 2 end
  end
  return result
end

return sides
