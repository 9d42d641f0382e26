-- Knock, and be given soup by somebody who will kill you for it later; or climb in at the back.
return adventure_card {
  number = 50,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "lamp.reveal"
    if turn.speaker:choose("tower", { "tower.knock", "tower.climb" }) == 1 then
      for _, hero in ipairs(turn.heroes) do hero:heal(10) end
      turn.story:set_flag "knocked"
      turn:tell "lamp.soup"
    else
      for _, hero in ipairs(turn.heroes) do
        local roll = hero:roll()
        if roll <= 2 then
          turn:tell("lamp.slip", hero)
          hero:hurt(4)
        end
      end
      turn.story:set_flag "climbed"
      turn:tell "lamp.climbed"
    end
  end,
}
