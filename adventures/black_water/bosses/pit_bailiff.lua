-- He serves one hero at a time, thoroughly, and calls the next each round.
return boss {
  life = 2,
  party_life = { 6, 1 },
  attack = -1,
  types = { "undead" },
  monsters = { { "drowned_hand", per_party = { 1, 2 } } },
  loot = { { "card", per_party = { 1, 2 } }, { "beer", per_party = 1 } },
  xp = 15,
  xp_all = 20,

  on_reveal = function(self, turn)
    turn:tell "bailiff.comes"
    self.state.served = turn.leader.kind
    turn:tell("bailiff.next", turn.leader)
  end,
  on_round = function(self, turn, round)
    local heroes = turn.heroes
    local hero = heroes[(turn:roll() - 1) % #heroes + 1]
    self.state.served = hero.kind
    turn:tell("bailiff.next", hero)
  end,
  when = { monster_attack_change = { monster = "self" } },
  monster_attack_change = function(self, monster, hero)
    return hero.kind == self.state.served and self:part("served", 1) or self:part("waiting", -1)
  end,
}
