-- Where figures have been, and how the rooms have lain, since anything last came of it, which everybody at the table has seen: whoever
-- thinks need not try the same again.
local trail = {}

local kept = 40    -- places of each, and ways in which all rooms lay

--- What has come of things: it is another number when a room was opened, somebody wounded, healed or gone, a point made.
local function news(game, w)
  local sum = game.numbers * 100 + #w.figures
  for _, figure in ipairs(w.figures) do sum = sum + (figure.wounded and 10000 or 0) end
  return sum * 100 + game:seat(1).score + game:seat(2).score
end

--- How all rooms lie, as a number; `slot`: as if that room were turned so far.
function trail.ways(w, slot, turned)
  local sum = 0
  for other = 1, 8 do
    local room = w.room[other]
    sum = sum * 4 + (other == slot and turned or room and room.turned or 0)
  end
  return sum
end

local function note(bearer, since, what)
  local before = bearer.state.trail
  if not before or before.since ~= since then
    bearer.state.trail = { since = since, what }
    return
  end
  for _, known in ipairs(before) do
    if known == what then return end
  end
  local after = copy(before)
  if #after == kept then table.remove(after, 1) end
  after[#after + 1] = what
  bearer.state.trail = after
end

--- For figures it is news as well that a room has turned.
local function news_of_ways(game, w) return news(game, w) * 65536 + trail.ways(w) end

--- Everybody is where they are, and rooms lie as they lie.
function trail.mark(game, w)
  note(game, news(game, w), trail.ways(w))
  local since = news_of_ways(game, w)
  for _, figure in ipairs(w.figures) do note(figure.card, since, figure.cell) end
end

local function been(bearer, since)
  local all = {}
  local known = bearer.state.trail
  if known and known.since == since then
    for _, what in ipairs(known) do all[what] = true end
  end
  return all
end

--- A figure's squares, and the ways in which the rooms have lain, as sets.
function trail.of_figure(game, w, figure) return been(figure.card, news_of_ways(game, w)) end
function trail.of_rooms(game, w) return been(game, news(game, w)) end

return trail
