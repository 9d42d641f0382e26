-- It has hung over the chimney for twelve days. In the last chapter it is where it was left.
return adventure_card {
  number = 11,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "moon.reveal"
    local speaker = turn.speaker
    if speaker:choose("moon", { "moon.push", "moon.leave" }) == 1 then
      speaker:hurt(3)
      turn.story:set_flag "moon_moved"
      for _, hero in ipairs(turn.heroes) do hero:give_effect "moonlit" end
      turn:tell("moon.pushed", speaker)
    else
      for _, hero in ipairs(turn.heroes) do hero:heal(4) end
      turn:tell "moon.left"
    end
  end,
}
