-- A standard Monster leaves no Loot (9.5): the reward is paid by the card itself, while it lies in
-- play.
return card {
  kind = "monster",
  monster = "shield_orc",
  price = 10,
  copies = 1,

  when = { on_kill = { monster = "self" } },
  on_kill = function(self, hero, monster) hero:gain_money(30) end,
}
