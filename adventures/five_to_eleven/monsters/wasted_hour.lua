-- What it costs is time: who is hit has a card less.
return monster {
  life = 6,
  attack = 1,
  xp = 15,
  types = { "hour" },
  loot = { "spell", "die" },
  on_attack = function(self, hero, dealt) hero:discard(1) end,
}
