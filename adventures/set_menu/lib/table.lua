-- What the Taster has written down so far: a flag for each course that pleased him.
local table_of = {}

local courses = { "starter", "soup", "fish", "roast", "pudding" }

function table_of.stars(story)
  local count = 0
  for _, course in ipairs(courses) do
    if story:has_flag(course) then count = count + 1 end
  end
  return count
end

--- The place of a hero in the story's list, from 1: its seat.
function table_of.seat(story, hero)
  for seat, each in ipairs(story.heroes) do
    if each == hero then return seat end
  end
end

--- Takes a sum out of the purses that go through the whole campaign, a coin after the other, all round. False, and nothing is taken,
--- if they hold too little.
function table_of.collect(story, due)
  local held = 0
  for _, hero in ipairs(story.heroes) do held = held + story:purse(hero) end
  if held < due then return false end
  while due > 0 do
    for _, hero in ipairs(story.heroes) do
      if due > 0 and story:purse(hero) > 0 then
        story:add_purse(hero, -1)
        due = due - 1
      end
    end
  end
  return true
end

return table_of
