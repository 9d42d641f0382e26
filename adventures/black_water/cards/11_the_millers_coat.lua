-- The key to the cellar, for somebody's warmth; or a decent thing done.
return adventure_card {
  number = 11,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "coat.reveal"
    local speaker = turn.speaker
    if speaker:choose("coat", { "coat.search", "coat.bury" }) == 1 then
      speaker:give_effect "cold_fingers"
      speaker:gain_card "miller_key"
      turn.story:set_flag "miller_key"
      turn:tell("coat.searched", speaker)
    else
      turn.story:set_flag "coat_buried"
      for _, hero in ipairs(turn.heroes) do hero:give_effect "millers_thanks" end
      turn:tell("coat.buried", speaker)
    end
  end,
}
