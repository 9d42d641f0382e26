-- A whole game: a page before it, and the examiner's verdict.
return chapter {
  plays = "lords",
  paths = {},

  intro = function(story) story:tell "lease.intro" end,

  alive = function(story)
    local winner = story:winner()
    if winner then
      story:tell("lease.winner", winner, story:score(winner))
    else
      story:tell "lease.shared"
    end
    return story:finish "lease.over"
  end,
  dead = function(story) return story:finish "lease.over" end,
}
