-- The classic game: maps, boss and Monsters are drawn; a page before it, and one that says how it went.
return chapter {
  plays = "fighter",
  paths = {},

  intro = function(story) story:tell "depths.intro" end,

  alive = function(story)
    story:tell("depths.won", nil, story:score(story.heroes[1]))
    return story:finish "depths.shut"
  end,
  dead = function(story)
    story:tell "depths.lost"
    return story:finish "depths.shut"
  end,
}
