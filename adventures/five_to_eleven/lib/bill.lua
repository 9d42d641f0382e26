-- A bill that is paid together: one coin after the other, round the table, out of the purses that go through the campaign.
local bill = {}

--- True if the purses held enough; if not, nobody pays anything.
function bill.settle(story, due)
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

return bill
