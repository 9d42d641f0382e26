-- All say whether they drink, then they drink together: one page tells it all.
return adventure_card {
  number = 13,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "cask.reveal"
    local drinkers = {}
    for _, hero in ipairs(turn.heroes) do
      if hero:ask "cask.drink" then
        table.insert(drinkers, hero)
      else
        turn:tell("cask.dry", hero)
      end
    end
    for _, hero in ipairs(drinkers) do
      if hero:roll() <= 2 then
        turn:tell("cask.black", hero)
        hero:give_effect "sour_gut"
      else
        turn:tell("cask.good", hero)
        hero:heal(5)
        hero:gain_xp(10)
      end
    end
  end,
}
