-- GF-93, GF-60: counts as a wound from the start, and heals like one.
return boast {
  weight = 31,

  on_begin = function(self, game, hero) hero:wound(1) end,
  on_heal = function(self, game, hero) self:move(game.board) end,
}
