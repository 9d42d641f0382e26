return adventure_card {
  number = 44,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "frogs.reveal"
    for _, hero in ipairs(turn.heroes) do
      if hero:ask "frogs.kiss" then
        local roll = hero:roll()
        if roll == 6 then
          turn:tell("frogs.prince", hero)
          hero:heal(hero.max_life)
          hero:gain_xp(30)
        elseif roll >= 3 then
          turn:tell("frogs.frog", hero)
          hero:gain_xp(10)
        else
          turn:tell("frogs.toad", hero)
          hero:give_effect "sour_gut"
        end
      else
        hero:heal(3)
      end
    end
  end,
}
