return prize {
  worth = 2,
  sort = "cursed",
  on_won = function(self, game, seat)
    if seat:confirm("touch", { what = self }) then seat:add("points", -1) else seat:gain(self.dust) end
  end,
}
