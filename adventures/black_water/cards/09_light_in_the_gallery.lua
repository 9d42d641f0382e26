-- Stolen goods are cheap; cheaper for whoever lights a lamp to choose by, and is seen. Who holds no money has nothing to choose
-- for, and who has nobody before them would be seen by nobody.
local drawn = use "lib/drawn"

local function ask(self, turn, hero)
  local chooses = hero.money > 0 and #hero.monsters > 0
  local answer = chooses and hero:choose("gallery", { "gallery.lamp", "gallery.dark" }, 2)
  self.state.lamp, self.state.dark = answer == 1, answer == 2
end

return adventure_card {
  number = 9,
  xp = 10,
  monsters = { { "lantern_thief", per_party = { 1, 2 } }, { "flour_rat", per_party = { 1, 1 } } },
  on_reveal = function(self, turn)
    turn:tell "gallery.reveal"
    drawn.reveal(self, turn, ask)
  end,
  on_turn_start = function(self, turn) drawn.turn_start(self, turn, ask) end,
  price_change = function(self, hero, card) return self.state.lamp and hero.active and -20 or -10 end,
  monster_attack_change = function(self, monster, hero)
    if not hero.active then return 0 end
    return self:part("lamp", self.state.lamp and 4 or 0) + self:part("dark", self.state.dark and 2 or 0)
  end,
}
