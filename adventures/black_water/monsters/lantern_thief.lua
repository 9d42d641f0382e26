-- Full hands tempt it: before it strikes it takes a card from who holds more than three.
return monster {
  life = 4,
  attack = -1,
  xp = 10,
  types = { "goblin" },
  loot = { "nuggets", "weapon" },
  before_attacks = function(self, hero)
    if hero.hand_count > 3 then hero:discard(1) end
  end,
}
