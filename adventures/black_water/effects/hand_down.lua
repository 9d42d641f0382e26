-- Given to everybody when somebody falls: the water gives back what is paid for, and the price is half a life.
return effect {
  turns = -1,
  can_use = function(self, hero) return #hero.fallen > 0 and hero.hand_count >= 2 and hero.life >= 10 end,
  on_use = function(self, hero)
    local friend = hero:choose_fallen "hand_down"
    hero:discard(2)
    local half = hero.life // 2
    hero:lose_life(half)
    friend:rise(half)
  end,
}
