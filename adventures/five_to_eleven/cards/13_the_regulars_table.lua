-- What is won here goes into the purse that stays, whatever is played next.
return adventure_card {
  number = 13,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "regulars.reveal"
    for _, hero in ipairs(turn.heroes) do
      if hero:ask "regulars.play" then
        if hero:roll() >= 4 then
          turn.story:add_purse(hero, 1)
          turn:tell("regulars.won", hero)
        else
          hero:give_effect "on_the_slate"
          turn:tell("regulars.lost", hero)
        end
      end
    end
  end,
}
