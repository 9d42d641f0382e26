-- A pull at the chain costs a card and takes everybody before you off their feet; leave it, and they climb.
local crowd = use "lib/crowd"
local drawn = use "lib/drawn"
local spare = use "lib/spare"

local function ask(self, turn, hero)
  if #hero.monsters == 0 then return end
  local haul = spare.card(hero, "hoist", "hoist.haul", "hoist.leave")
  for _, monster in ipairs(hero.monsters) do monster:enrage(haul and -2 or 2) end
end

return adventure_card {
  number = 52,
  xp = 20,
  monsters = { { "drowned_hand", per_party = { 1, 1 } }, { "marsh_wight", per_party = { 1, 2 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "drowned_hand")
    turn:tell "hoist.reveal"
    drawn.reveal(self, turn, ask)
  end,
  on_turn_start = function(self, turn) drawn.turn_start(self, turn, ask) end,
}
