-- Given to everybody when the Warden comes: two cards turn the wheel once; she reads it off at the next round.
return effect {
  turns = -1,
  can_use = function(self, hero) return #hero.targets > 0 and hero.hand_count >= 2 and not hero:has_effect "wheel_turned" end,
  on_use = function(self, hero)
    hero:discard(2)
    hero:give_effect "wheel_turned"
  end,
}
