-- Each cask that dies fills the vault with fumes: from the second on your aim suffers, and whoever
-- does not spare a hand for nose and mouth breathes them.
local spare = use "lib/spare"

local function thick(self) return (self.state.fumes or 0) >= 2 end

return adventure_card {
  number = 30,
  xp = 15,
  monsters = { { "vinegar_drop", per_party = { 4, 3 } } },
  on_reveal = function(self, turn) turn:tell "barrels.reveal" end,
  on_kill = function(self, hero, monster) self.state.fumes = (self.state.fumes or 0) + 1 end,
  on_turn_start = function(self, turn)
    local hero = turn.hero
    if thick(self) and not spare.card(hero, "fumes", "fumes.hold", "fumes.breathe") then hero:lose_life(5) end
  end,
  attack_change = function(self, hero, monster, card) return thick(self) and -1 or 0 end,
}
