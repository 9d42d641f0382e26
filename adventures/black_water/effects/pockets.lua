-- Given to everybody after the first evening, when Odo's sacks are far away: no hand is quite without hope.
return effect {
  turns = -1,
  can_use = function(self, hero) return hero.hand_count >= 2 and #hero.targets > 0 and hero:holds "weapon" == 0 end,
  on_use = function(self, hero)
    hero:discard(2)
    hero:draw(1)
  end,
}
