-- The other side of it: by charter the roast is told from below. Whoever runs the best house tells it best.
local enough = 30    -- points: below that the Taster falls asleep

return chapter {
  paths = { "05_the_pudding" },
  intro = function(story)
    story:clear_flag "roast"
    story:tell(story:has_flag "fish" and "roast.intro" or "roast.intro_bones")
    story:tell "roast.tale"
  end,
  alive = function(story)
    local best = story:winners()
    local told = story:score(best[1])
    if story:winner() then
      story:tell("roast.winner", best[1], told)
    else
      story:tell("roast.chorus", nil, told)
    end
    for _, hero in ipairs(best) do story:give_title(hero, "title.voice_of_the_roast") end
    for _, hero in ipairs(story.heroes) do
      if story:score(hero) < 0 then
        story:tell("roast.evicted", hero, -story:score(hero))
        story:add_purse(hero, 1)
      end
    end
    if told >= enough then
      story:set_flag "roast"
      story:tell "roast.liked"
    else
      story:tell "roast.yawned"
    end
    return "05_the_pudding"
  end,
}
