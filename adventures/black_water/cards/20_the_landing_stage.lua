-- A long clear view, and planks like soap: with a Monster before you it takes a hand to stand.
local crowd = use "lib/crowd"
local drawn = use "lib/drawn"
local spare = use "lib/spare"

local function ask(self, turn, hero)
  if #hero.monsters > 0 and not spare.card(hero, "landing", "landing.hold", "landing.slip") then hero:hurt(3) end
end

return adventure_card {
  number = 20,
  xp = 15,
  monsters = { { "reed_crone", per_party = { 1, 2 } }, { "drowned_hand", per_party = { 4, 3 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "reed_crone")
    turn:tell "landing.reveal"
    drawn.reveal(self, turn, ask)
  end,
  on_turn_start = function(self, turn) drawn.turn_start(self, turn, ask) end,
  when = { attack_change = { card = { family = { "ranged", "axe", "mace" } } } },
  attack_change = function(self, hero, monster, card) return card.family == "ranged" and 1 or -1 end,
}
