-- GF-92: a die less and Defence −4, until the end of the turn of the first kill.
return boast {
  weight = 26,

  modify_dice = function(self, game, hero, dice) return dice - 1 end,
  modify_defence = function(self, game, hero, defence) return defence - 4 end,
  on_turn_end = function(self, game, hero)
    if hero.slew == 0 then return end
    game:tell("log.sobered", { hero = hero })
    self:move(game.board)
  end,
  -- The fewer dice, the later the first kill.
  weigh = function(self, game, hero, weapons) return 40 - 3 * weapons[1].dice end,
}
