return adventure_card {
  number = 25,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "lunch.reveal"
    for _, hero in ipairs(turn.heroes) do
      if hero.life < hero.max_life and hero:choose("lunch", { "lunch.eat", "lunch.nap" }) == 1 then
        hero:heal(6)
        turn:tell("lunch.eaten", hero)
      else
        hero:give_effect "well_rested"
        turn:tell("lunch.slept", hero)
      end
    end
  end,
}
