-- Given to everybody at the mill: whoever has a Monster in front and two cards to spare need not wait for better ones.
return effect {
  turns = -1,
  can_use = function(self, hero) return hero.hand_count >= 2 and #hero.monsters > 0 end,
  on_use = function(self, hero)
    hero:discard(2)
    local choice = hero:choose("sacks", { "sacks.throw", "sacks.heave", "sacks.rummage" })
    if choice == 1 then
      local monster = hero:choose_monster "blinded"
      if monster then monster:enrage(-2) end
    elseif choice == 2 then
      local monster = hero:choose_monster "flattened"
      if monster then monster:wound(1) end
    else
      hero:draw(1)
    end
  end,
}
