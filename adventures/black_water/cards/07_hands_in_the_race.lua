-- The millrace is cold, and the wheel goes by like a coach that does not stop: it lends its strength to whoever takes hold of it,
-- and takes it back from whoever is still in the water when it comes round.
local drawn = use "lib/drawn"

--- Companions take hold if what they strike with could be enough for what stands before them.
local blow = 3

local function ask(self, turn, hero)
  local left = 0
  for _, monster in ipairs(hero.monsters) do left = left + monster.life end
  local weapons = hero:holds "weapon"
  local dares = left <= weapons * blow and hero.life > 8 and 1 or 2
  self.state.wheel = left > 0 and weapons > 0 and hero:choose("race", { "race.wheel", "race.rail" }, dares) == 1
end

return adventure_card {
  number = 7,
  xp = 10,
  monsters = { { "drowned_hand", per_party = { 1, 1 } }, { "bog_hound", per_party = { 1, 2 } } },
  on_reveal = function(self, turn)
    turn:tell "race.reveal"
    drawn.reveal(self, turn, ask)
  end,
  on_turn_start = function(self, turn) drawn.turn_start(self, turn, ask) end,
  attack_change = function(self, hero, monster, card)
    return self:part("wheel", self.state.wheel and hero.active and 2 or 0)
  end,
  turn_end_loss = function(self, hero)
    return #hero.monsters == 0 and 0 or self.state.wheel and 10 or 5
  end,
}
