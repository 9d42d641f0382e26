-- GF-88: a gold less from a monster that was both killed and dodged.
return boast {
  weight = 29,

  modify_treasure = function(self, game, hero, gold)
    if hero.killed == 1 and hero.dodged == 1 then return math.max(0, gold - 1) end
    return gold
  end,
}
