-- A pull at the chain costs a card and takes everybody before you off their feet.
return adventure_card {
  number = 52,
  xp = 20,
  monsters = { { "drowned_hand", per_party = { 1, 1 } }, { "marsh_wight", per_party = { 1, 2 } } },
  on_reveal = function(self, turn) turn:tell "hoist.reveal" end,
  on_turn_start = function(self, turn)
    local hero = turn.hero
    if #hero.monsters == 0 or hero.hand_count == 0 or not hero:ask "hoist.haul" then return end
    hero:discard(1)
    for _, monster in ipairs(hero.monsters) do monster:enrage(-2) end
  end,
}
