-- The classic game: a page before it, and one that says who drinks for nothing.
return chapter {
  plays = "gauntlet",
  paths = {},

  intro = function(story) story:tell "wager.intro" end,

  alive = function(story)
    local winner = story:winner()
    if winner then
      story:tell("wager.winner", winner, story:score(winner))
    else
      story:tell "wager.shared"
    end
    return story:finish "wager.bill"
  end,
  dead = function(story)
    return story:finish "wager.bill"
  end,
}
