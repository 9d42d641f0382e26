-- The end, DL-139 to DL-141: what everybody has, seven titles, and rooms that count.
local training = use "lords/lib/training"
local dungeon = use "lords/lib/dungeon"

local scoring = { beats = {} }

local function kept(seat) return #seat.dungeon:cards_with("lost", 0) end
local function lost(seat) return #seat.dungeon:cards_with("lost", 1) end
local function monsters(seat) return #seat.lair:cards_with("ghost", false) end

--- What each title counts; the most has it.
local titles = {
  { "evil", function(seat) return seat.evil end },
  { "rooms", function(seat) return dungeon.count(seat, "room") end },
  { "tunnels", function(seat) return dungeon.count(seat, "tunnel") end },
  { "monsters", monsters },
  { "imps", function(seat) return seat.imps end },
  { "riches", function(seat) return seat.gold + seat.food + seat.traps.count end },
  { "battle", function(seat) return -lost(seat) end },
}
scoring.titles = titles

--- Of each title: who has it.
local function holders(game)
  local all = {}
  for place, title in ipairs(titles) do
    local best, who = nil, {}
    for _, seat in ipairs(game:seats()) do
      local n = title[2](seat)
      if not best or n > best then best, who = n, {} end
      if n == best then who[#who + 1] = seat end
    end
    all[place] = who
  end
  return all
end

--- DL-140, Q7.
local function worth_of_title(game, count)
  if game.seat_count == 2 then return count == 1 and 2 or 1 end
  if count == 4 then return game:setting "four_share" == "all" and 2 or 0 end
  return count == 1 and 3 or 2
end

--- DL-182, DL-183, DL-185.
local function of_room(seat, room)
  local sum = 0
  for _, id in ipairs(room.counts) do sum = sum + room.each * #seat.lair:cards_with("id", id) end
  return sum
end

local function of_prisoners(seat)
  local sum = 0
  for _, hero in ipairs(seat.prison:cards()) do sum = sum + (hero.class == "paladin" and 5 or 2) end
  return sum
end

local function of_rooms(seat)
  local sum = 0
  for _, room in ipairs(seat.dungeon:cards_with("kind", "room", "lost", 0)) do sum = sum + of_room(seat, room) end
  return sum
end

--- DL-139: without titles, and what only titles bring. For companions, too.
function scoring.plain(seat)
  return 2 * kept(seat) - 2 * lost(seat) + monsters(seat) + of_prisoners(seat) + of_rooms(seat) - 3 * seat.letters
end

--- Points of each seat, by number; how many titles it holds alone, and what these bring besides.
function scoring.points(game)
  local points, alone, shared, fame = {}, {}, {}, {}
  for i, seat in ipairs(game:seats()) do points[i], alone[i], shared[i] = scoring.plain(seat), 0, 0 end
  if game.seat_count == 1 then return points, alone, fame end
  for _, who in ipairs(holders(game)) do
    local worth = worth_of_title(game, #who)
    for _, seat in ipairs(who) do
      points[seat.number] = points[seat.number] + worth
      if #who == 1 then
        alone[seat.number] = alone[seat.number] + 1
      elseif #who < 4 then
        shared[seat.number] = shared[seat.number] + 1
      end
    end
  end
  for i, seat in ipairs(game:seats()) do    -- DL-184: counted with the titles
    fame[i] = 0
    for _, room in ipairs(seat.dungeon:cards_with("fame", true)) do
      if room.lost == 0 then fame[i] = fame[i] + 2 * alone[i] + shared[i] end
    end
    points[i] = points[i] + fame[i]
  end
  return points, alone, fame
end

--- How everybody stands after a year.
function scoring.tell_year(game)
  for _, seat in ipairs(game:seats()) do
    game:tell("log.year_over", {
      who = seat, n = kept(seat), total = lost(seat), caught = seat.prison.count, points = scoring.plain(seat),
    })
    game:tell("log.year_name", { who = seat, n = seat.evil, total = seat.letters })
  end
end

--- Where a seat's points come from, before titles.
local function account(game, seat)
  local holds, fell = kept(seat), lost(seat)
  game:tell("log.counted_tiles", { who = seat, n = holds, total = fell, points = 2 * holds - 2 * fell })
  local function count(key, number, points)
    if number > 0 then game:tell("log.counted_" .. key, { who = seat, n = number, points = points }) end
  end
  count("staff", monsters(seat), monsters(seat))
  count("prisoners", seat.prison.count, of_prisoners(seat))
  count("rooms", of_rooms(seat), of_rooms(seat))
  count("letters", seat.letters, -3 * seat.letters)
end

function scoring.beats.scoring(game)
  if training.on(game) then
    for _, seat in ipairs(game:seats()) do
      seat.points = kept(seat)
      game:tell("log.kept", { who = seat, n = kept(seat) })
    end
    return nil
  end
  local points, alone, fame = scoring.points(game)
  for _, seat in ipairs(game:seats()) do account(game, seat) end
  for place, who in ipairs(holders(game)) do
    for _, seat in ipairs(who) do game:tell("log.title_" .. titles[place][1], { who = seat, n = worth_of_title(game, #who) }) end
  end
  for i, seat in ipairs(game:seats()) do
    if fame[i] > 0 then game:tell("log.counted_fame", { who = seat, points = fame[i] }) end
    seat.points, seat.titles = points[i], alone[i]
    game:tell(points[i] > 0 and "log.passed" or "log.failed", { who = seat, n = points[i] })
  end
  return nil
end

return scoring
