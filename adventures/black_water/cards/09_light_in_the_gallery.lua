-- Stolen goods are cheap; cheaper for whoever lights a lamp to choose by, and is seen.
return adventure_card {
  number = 9,
  xp = 10,
  monsters = { { "lantern_thief", per_party = { 1, 2 } }, { "flour_rat", per_party = { 1, 1 } } },
  on_reveal = function(self, turn)
    turn:tell "gallery.reveal"
    for _, hero in ipairs(turn.heroes) do
      if hero:choose("gallery", { "gallery.lamp", "gallery.dark" }) == 1 then self.state[hero.kind] = true end
    end
  end,
  price_change = function(self, hero, card) return self.state[hero.kind] and -20 or -10 end,
  monster_attack_change = function(self, monster, hero) return self:part("lamp", self.state[hero.kind] and 3 or 0) end,
}
