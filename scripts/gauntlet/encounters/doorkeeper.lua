-- GF-152: Treasure: an encounter of one's own behind the door.
return monster {
  attack = 10,
  defence = 16,
  harm = 1,
  prize = 0,
  lure = 15,

  on_treasure = function(self, game, hero)
    hero:add("detours", 1)
    return 0
  end,
}
