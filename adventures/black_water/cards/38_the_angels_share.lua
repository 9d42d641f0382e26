return adventure_card {
  number = 38,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "angels.reveal"
    for _, hero in ipairs(turn.heroes) do
      if hero:ask "angels.drink" then
        local roll = hero:roll()
        if roll == 1 then
          turn:tell("angels.sour", hero)
          hero:give_effect "sour_gut"
        elseif roll <= 4 then
          turn:tell("angels.warm", hero)
          hero:heal(6)
        else
          turn:tell("angels.brave", hero)
          hero:give_effect "bell_courage"
        end
      end
    end
  end,
}
