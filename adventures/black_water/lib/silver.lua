-- Silver from below: as long as there is any, and a Nugget after that.
local silver = {}

function silver.give(hero)
  if not hero:gain_card "drowned_silver" then hero:gain_card "nugget" end
end

return silver
