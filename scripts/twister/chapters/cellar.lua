-- The dungeon with whatever forces the house rules say. After a draw the toll road decides.
return chapter {
  plays = "twister",
  paths = { "toll_road" },

  intro = function(story)
    story:tell "dungeon.intro"
    story:tell "lesson.aim"
  end,

  alive = function(story)
    local winner = story:winner()
    if not winner then
      story:tell "dungeon.shared"
      return "toll_road"
    end
    story:tell("dungeon.winner", winner, story:score(winner))
    return story:finish "dungeon.bill"
  end,
  dead = function(story)
    return story:finish "dungeon.bill"
  end,
}
