local silver = use "lib/silver"

return adventure_card {
  number = 24,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "eels.reveal"
    for _, hero in ipairs(turn.heroes) do
      local choice = hero:choose("eels", { "eels.blood", "eels.dice", "eels.walk" })
      if choice == 1 then
        hero:lose_life(math.min(4, hero.life - 1))
        silver.give(hero)
        turn:tell("eels.sold", hero)
      elseif choice == 2 then
        if hero:roll() >= 4 then
          hero:give_effect "eel_luck"
          turn:tell("eels.won", hero)
        else
          hero:give_effect "vinegar_tongue"
          turn:tell("eels.lost", hero)
        end
      else
        hero:heal(2)
      end
    end
  end,
}
