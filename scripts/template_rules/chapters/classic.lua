return chapter {
  intro = function(story) story:tell "auction.intro" end,
  alive = function(story)
    local winner = story:winner()
    if winner then
      story:tell("auction.won", winner, story:score(winner))
    else
      story:tell "auction.shared"
    end
    return story:finish "auction.over"
  end,
}
