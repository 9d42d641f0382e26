-- The instructor's verdict, and the way on.
local drill = {}

--- `best`: how many tiles can be kept; more than that nobody ever has.
function drill.verdict(story, best, this, next_one)
  local kept = 0
  for _, hero in ipairs(story.heroes) do kept = math.max(kept, story:score(hero)) end
  story:tell(kept >= best and "drill.best" or kept == best - 1 and "drill.good" or "drill.bad", nil, kept)
  if not next_one then return story:finish "drill.over" end
  if kept >= best then return story:choose { { "drill.next", next_one } } end
  return story:choose { { "drill.again", this }, { "drill.next", next_one } }
end

return drill
