-- Costs: what is asked for something, whether a seat has it, and paying it. Gold and food go back to the supply, DL-40.
local evil = use "lords/lib/evil"

local goods = {}

function goods.idle(seat) return seat.imps - seat.busy end

--- Tokens of trolls, DL-58: as many as there are trolls at home.
function goods.trolls(seat)
  local sum = 0
  for _, card in ipairs(seat.lair:cards_with("brings", 1)) do sum = sum + card.brings end
  return sum
end

--- What somebody asks for working here; `more` is food on top (DL-57).
function goods.wage(game, card, more)
  local proud = card.id == "witch" and game:setting "witch" == "proud"    -- Q2
  return { gold = card.gold, food = (proud and 0 or card.food) + (more or 0), evil = card.evil, trap = card.trap, fodder = card.fodder }
end

function goods.is_free(wage) return wage.gold + wage.food + wage.evil + wage.trap + wage.fodder == 0 end

--- A wage as one number, which the texts of options say in words: a digit each of monsters, traps, evil, food and gold; 100000 is nothing.
function goods.price(wage)
  local price = 10000 * wage.fodder + 1000 * wage.trap + 100 * wage.evil + 10 * wage.food + wage.gold
  return price > 0 and price or 100000
end

--- Monsters that could be fed to somebody: no ghosts, nor itself, DL-158.
function goods.fodder(seat, card)
  local found = {}
  for _, other in ipairs(seat.lair:cards_with("ghost", false)) do
    if other ~= card then found[#found + 1] = other end
  end
  return found
end

--- Why a cost cannot be paid, as a word; nothing if it can.
function goods.lacks(game, seat, cost, card)
  if seat.gold < (cost.gold or 0) then return "gold" end
  if seat.food < (cost.food or 0) then return "food" end
  if (cost.trap or 0) > seat.traps.count then return "trap" end
  if (cost.fodder or 0) > 0 and #goods.fodder(seat, card) < cost.fodder then return "fodder" end
  if not evil.payable(game, seat, cost.evil or 0) then return "evil" end
  return nil
end

--- Pays; which trap and which monster is asked.
function goods.pay(game, seat, cost, card)
  local trap, fodder
  if (cost.trap or 0) > 0 then trap = seat:pick("pay_trap", seat.traps:cards()) end
  if (cost.fodder or 0) > 0 then fodder = seat:pick("pay_fodder", goods.fodder(seat, card)) end
  if (cost.gold or 0) > 0 then seat:add("gold", -cost.gold) end
  if (cost.food or 0) > 0 then seat:add("food", -cost.food) end
  if trap then trap:move(game.trap_discard) end
  if fodder then
    game:tell("log.fed", { who = seat, card = fodder, monster = card })
    goods.leave(game, seat, fodder)
  end
  if (cost.evil or 0) > 0 then evil.change(game, seat, cost.evil) end
end

--- Somebody leaves the lair; a troll's token goes too, DL-58.
function goods.leave(game, seat, card)
  card:move(game.distant)
  seat.busy_trolls = math.min(seat.busy_trolls, goods.trolls(seat))
end

function goods.gain(game, seat, what, amount)
  if amount <= 0 then return end
  seat:add(what, amount)
  game:tell("log.gain_" .. what, { who = seat, n = amount, total = seat[what] })
end

--- Down to 0; how many. Busy imps are never more than there are.
function goods.lose(game, seat, what, amount)
  local lost = math.min(amount, seat[what])
  if lost <= 0 then return 0 end
  seat:add(what, -lost)
  if what == "imps" then seat.busy = math.min(seat.busy, seat.imps) end
  game:tell("log.lose_" .. what, { who = seat, n = lost, total = seat[what] })
  return lost
end

function goods.warn(game, seat, letters)
  if letters <= 0 then return end
  seat:add("letters", letters)
  game:tell("log.letters", { who = seat, n = letters, total = seat.letters })
end

return goods
