-- For the strong only: life for a card, while there is a good deal of life and somebody to hit.
return effect {
  turns = -1,
  can_use = function(self, hero) return hero.life * 2 > hero.max_life and #hero.targets > 0 end,
  on_use = function(self, hero)
    hero:lose_life(1)
    hero:draw(1)
  end,
}
