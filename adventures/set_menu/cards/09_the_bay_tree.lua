-- A leaf for the pudding, or shade for now. The last page remembers the leaf.
return adventure_card {
  number = 9,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "bay.reveal"
    local speaker = turn.speaker
    if speaker:choose("bay", { "bay.pick", "bay.rest" }) == 1 then
      speaker:hurt(3)
      turn.story:set_flag "bay_leaf"
      turn:tell("bay.picked", speaker)
    else
      for _, hero in ipairs(turn.heroes) do hero:heal(4) end
      turn:tell "bay.rested"
    end
  end,
}
