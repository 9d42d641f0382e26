-- Dark until somebody takes a lantern from a thief.
local crowd = use "lib/crowd"

return adventure_card {
  number = 36,
  xp = 20,
  monsters = { { "lantern_thief", per_party = { 1, 1 } }, { "marsh_wight", per_party = { 1, 2 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "marsh_wight")
    turn:tell "candles.reveal"
  end,
  on_kill = function(self, hero, monster)
    if monster:has_type "goblin" then self.state.light = true end
  end,
  on_turn_start = function(self, turn)
    if self.state.light and not self.state.told then
      self.state.told = true
      turn:tell "candles.light"
    end
  end,
  attack_change = function(self, hero, monster, card) return self.state.light and 0 or -1 end,
}
