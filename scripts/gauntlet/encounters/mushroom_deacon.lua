-- GF-157, GFQ-5: Treasure: heals a wound, after its own.
return monster {
  attack = 15,
  defence = 14,
  harm = 2,
  prize = 2,
  lure = 15,

  on_late_treasure = function(self, game, hero) hero:heal(1) end,
}
