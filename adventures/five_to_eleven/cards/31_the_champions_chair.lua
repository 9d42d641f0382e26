-- Whoever bears the title has a chair here, or a heart. Without a champion everybody gets a stool.
return adventure_card {
  number = 31,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "chair.reveal"
    local known = false
    for _, hero in ipairs(turn.heroes) do
      if turn.story:has_title(hero, "title.late_mayor") then
        known = true
        if hero:choose("chair", { "chair.sit", "chair.share" }) == 1 then
          hero:give_effect "champions_poise"
          turn:tell("chair.sat", hero)
        else
          for _, each in ipairs(turn.heroes) do each:heal(4) end
          turn:tell("chair.shared", hero)
        end
      end
    end
    if known then return end
    for _, hero in ipairs(turn.heroes) do hero:heal(2) end
    turn:tell "chair.nobody"
  end,
}
