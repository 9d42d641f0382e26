return card {
  kind = "defence",
  price = 50,
  copies = 2,
  value = 5,

  when = { on_turn_start = { turn = { hero = "own" } } },
  on_turn_start = function(self, turn)
    local first = turn.hero.monsters[1]
    if first then first:wound(1) end
  end,
}
