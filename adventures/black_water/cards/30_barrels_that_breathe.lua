-- Each cask that dies fills the vault with fumes: from the second on everybody's aim suffers, theirs too.
return adventure_card {
  number = 30,
  xp = 15,
  monsters = { { "vinegar_drop", per_party = { 4, 3 } } },
  on_reveal = function(self, turn) turn:tell "barrels.reveal" end,
  on_kill = function(self, hero, monster) self.state.fumes = (self.state.fumes or 0) + 1 end,
  attack_change = function(self, hero, monster, card) return (self.state.fumes or 0) >= 2 and -1 or 0 end,
  monster_attack_change = function(self, monster, hero) return (self.state.fumes or 0) >= 2 and -1 or 0 end,
}
