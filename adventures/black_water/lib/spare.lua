-- What can be spared: a card of the hand against something worse.
local spare = {}

--- Whether the hero gives one up; who has none is not asked.
function spare.card(hero, key, gives, keeps)
  if hero.hand_count == 0 or hero:choose(key, { gives, keeps }) ~= 1 then return false end
  hero:discard(1)
  return true
end

return spare
