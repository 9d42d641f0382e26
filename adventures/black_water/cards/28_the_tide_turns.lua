-- Wait for the ebb, and all that you have faced comes back with it; or wade.
return adventure_card {
  number = 28,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "tide.reveal"
    if turn.speaker:choose("tide", { "tide.wade", "tide.wait" }) == 1 then
      for _, hero in ipairs(turn.heroes) do
        local roll = hero:roll()
        hero:hurt(roll)
      end
      turn:tell "tide.waded"
    else
      for _, hero in ipairs(turn.heroes) do
        hero:heal(10)
        hero:gain_xp(20)
      end
      turn:tell "tide.waited"
      turn:reshuffle()
    end
  end,
}
