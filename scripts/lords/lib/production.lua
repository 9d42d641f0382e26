-- What rooms of the first year make, DL-71 to DL-75: one seat after another, one room at a time, in any order.
local dues = use "lords/lib/dues"
local dungeon = use "lords/lib/dungeon"
local evil = use "lords/lib/evil"
local goods = use "lords/lib/goods"
local work = use "lords/lib/work"

local production = { beats = {} }

--- Imps and, only here, tokens of trolls, DL-72.
local function workers(seat) return goods.idle(seat) + math.max(0, goods.trolls(seat) - seat.busy_trolls) end

--- Why a room cannot work now, as a word; nothing if it can.
function production.refusal(game, seat, room)
  if room.worked >= game.year then return "worked" end    -- DL-73
  if workers(seat) < room.workers then return "imps" end
  if seat.food < room.price then return "food" end
  if room.makes == "tunnel" and #dungeon.diggable(dungeon.map(seat)) == 0 then return "site" end
  return nil
end

local makes = {}
function makes.food(game, seat) goods.gain(game, seat, "food", 1) end
function makes.gold(game, seat) goods.gain(game, seat, "gold", 1) end
function makes.imp(game, seat) goods.gain(game, seat, "imps", 1) end
function makes.trap(game, seat) work.draw_traps(game, seat, 1) end    -- none more in year 2, DL-174
function makes.niceness(game, seat) evil.change(game, seat, -1) end
--- DL-175: nobody stands in it.
function makes.tunnel(game, seat)
  local cells = dungeon.diggable(dungeon.map(seat))
  local options = {}
  for i, cell in ipairs(cells) do options[i] = { "dig", dungeon.square(seat, cell) } end
  dungeon.dig(seat, game, cells[game:ask { seat = seat, prompt = "dig_shed", options = options }])
  game:tell("log.dug", { who = seat, n = 1 })
end

--- Tokens of trolls go first: they can do nothing else.
local function run(game, seat, room)
  local trolls = math.min(room.workers, math.max(0, goods.trolls(seat) - seat.busy_trolls))
  seat:add("busy_trolls", trolls)
  seat:add("busy", room.workers - trolls)
  room:add("hands", room.workers)
  room:add("worked", 1)
  if room.price > 0 then goods.lose(game, seat, "food", room.price) end
  game:tell("log.works", { who = seat, card = room })
  makes[room.makes](game, seat)
end

function production.beats.production(game)
  for _, seat in ipairs(evil.in_play_order(game)) do
    if seat.planned == 0 then
      local options, refused = {}, {}
      for _, room in ipairs(seat.dungeon:cards_with("kind", "room", "lost", 0)) do
        if room.makes ~= "nothing" then
          local why = production.refusal(game, seat, room)
          if why then
            refused[#refused + 1] = { "work", room, reason = why }
          else
            options[#options + 1] = { "work", room }
          end
        end
      end
      if #options == 0 then
        seat.planned = 1
      else
        game.acting = seat.number
        options[#options + 1] = "enough"
        local chosen = options[game:ask { seat = seat, prompt = "produce", options = options, refused = refused, slots = dues.with(game, seat, {}) }]
        if chosen == "enough" then
          seat.planned = 1
        else
          run(game, seat, chosen[2])
        end
        return "production"
      end
    end
  end
  for _, seat in ipairs(game:seats()) do seat.planned = 0 end
  game.acting = game.first
  return "retrieval"
end

return production
