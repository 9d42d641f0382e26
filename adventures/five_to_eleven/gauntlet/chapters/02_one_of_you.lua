-- Mr Tarry plays against one. Who comes home with most gold is the champion, and the last chapter knows the title; who comes
-- last is consoled. What the road itself pays, the rules of the road put into the purse.
local function last(story, hero)
  for _, other in ipairs(story.heroes) do
    if story:rank(other) >= story:rank(hero) and other ~= hero then return false end
  end
  return true
end

return chapter {
  intro = function(story)
    story:tell "stakes.intro"
    story:tell "stakes.terms"
  end,
  alive = function(story)
    local winner = story:winner()
    if winner then
      story:tell("stakes.winner", winner, story:score(winner))
    else
      story:tell "stakes.shared"
      for _, hero in ipairs(story:winners()) do story:tell("stakes.shares", hero, story:score(hero)) end
    end
    for _, hero in ipairs(story:winners()) do
      story:give_title(hero, "title.late_mayor")
      story:set_flag("winning_gold", story:score(hero))
    end
    for _, hero in ipairs(story.heroes) do
      if last(story, hero) then
        story:add_purse(hero, 1)
        story:tell("stakes.last", hero, story:score(hero))
      end
    end
    return "03_eleven_oclock"
  end,
}
