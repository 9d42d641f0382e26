-- The dungeon with whatever forces the house rules say.
return chapter {
  plays = "twister",
  paths = {},

  intro = function(story) story:tell "dungeon.intro" end,

  alive = function(story)
    local winner = story:winner()
    if winner then
      story:tell("dungeon.winner", winner, story:score(winner))
    else
      story:tell "dungeon.shared"
    end
    return story:finish "dungeon.bill"
  end,
  dead = function(story)
    return story:finish "dungeon.bill"
  end,
}
