return card {
  kind = "defence",
  price = 50,
  copies = 2,
  value = 5,

  on_turn_start = function(self, turn)
    if turn.hero ~= self.hero then return end
    local first = turn.hero.monsters[1]
    if first then first:wound(1) end
  end,
}
