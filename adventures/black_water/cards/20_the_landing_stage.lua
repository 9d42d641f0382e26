-- A long clear view, and planks like soap.
local crowd = use "lib/crowd"

return adventure_card {
  number = 20,
  xp = 15,
  monsters = { { "reed_crone", per_party = { 1, 2 } }, { "drowned_hand", per_party = { 4, 3 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "reed_crone")
    turn:tell "landing.reveal"
  end,
  when = { attack_change = { card = { family = { "ranged", "axe", "mace" } } } },
  attack_change = function(self, hero, monster, card) return card.family == "ranged" and 1 or -1 end,
}
