-- What this season will still ask for, DL-78 to DL-81, as slots of the questions in which something is spent before.
local goods = use "lords/lib/goods"

local dues = {}

--- DL-80: 1 gold for each two tiles, rounded up.
function dues.rent(seat) return (seat.dungeon.count + 1) // 2 end

--- Nothing where none is due this season.
function dues.rent_now(game, seat)
  local event = game.event.top
  return event and event.id == "ground_rent" and dues.rent(seat) or nil
end

--- What these of the staff ask for: food, evil, and as one number what is rare: a digit each of monsters, traps and gold, as a question
--- has four slots. Nothing of what nobody asks for.
function dues.wages(game, cards, slots)
  local food, evil, rare = 0, 0, 0
  for _, card in ipairs(cards) do
    local wage = goods.wage(game, card)
    food, evil, rare = food + wage.food, evil + wage.evil, rare + 100 * wage.fodder + 10 * wage.trap + wage.gold
  end
  if food > 0 then slots.wages_food = food end
  if evil > 0 then slots.wages_evil = evil end
  if rare > 0 then slots.wages_rare = rare end
  return slots, food + evil + rare > 0
end

--- Other business that takes gold, food or imps: by name, for what it comes to depends on what one has then.
local takes = {
  sudden_audit = true, guests_with_tails = true, fire_inspection = true, talk_in_the_village = true, falling_ceiling = true,
  imps_anniversary = true, work_to_rule = true,
}

--- With what the event of this season will ask of the seat, as things stand; it lies open.
function dues.with(game, seat, slots)
  local event = game.event.top
  if not event then return slots end
  slots.rent = dues.rent_now(game, seat)
  if event.id == "wages_due" then
    local _, any = dues.wages(game, seat.lair:cards(), slots)
    if not any then slots.payday = 1 end    -- for who hires somebody
  end
  local special = game.special.top
  if event.tells and special and takes[special.id] then slots.special = special.id end
  return slots
end

return dues
