return monster {
  life = 2,
  attack = -3,
  xp = 5,
  types = { "goblin" },
  loot = { "nuggets", { "card", per_party = 2 } },

  monster_attack_change = function(self, monster, hero)
    return monster == self and hero.hand_count >= 5 and 1 or 0
  end,
}
