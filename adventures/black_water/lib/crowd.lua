-- A bigger party draws a bigger crowd: from four heroes on, one Monster more for every two further ones.
local crowd = {}

function crowd.gather(turn, monster)
  local heroes = turn.heroes
  for i = 4, turn.party_size, 2 do
    turn:place(monster, heroes[(i - 1) % #heroes + 1])
  end
end

return crowd
