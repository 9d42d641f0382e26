return monster {
  life = 2,
  attack = -3,
  xp = 5,
  types = { "goblin" },
  loot = { "nuggets", { "card", per_party = { 1, 2 } } },

  when = { monster_attack_change = { monster = "self" } },
  monster_attack_change = function(self, monster, hero) return hero.hand_count >= 5 and 1 or 0 end,
}
