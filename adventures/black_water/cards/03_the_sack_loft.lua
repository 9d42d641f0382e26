-- Who starts a turn before Monsters, or turns this up, may bring the row of sacks down, on them and on oneself, and be done with it sooner.
local drawn = use "lib/drawn"

local function ask(self, turn, hero)
  if #hero.monsters == 0 then return end
  if hero:choose("loft", { "loft.topple", "loft.creep" }, hero.life <= 6 and 2 or nil) == 1 then
    for _, monster in ipairs(hero.monsters) do monster:wound(1) end
    local roll = hero:roll()
    hero:hurt(roll)
  else
    for _, monster in ipairs(hero.monsters) do monster:enrage(2) end
  end
end

return adventure_card {
  number = 3,
  xp = 5,
  monsters = { { "flour_rat", per_party = { 4, 3 } } },
  on_reveal = function(self, turn)
    turn:tell "loft.reveal"
    drawn.reveal(self, turn, ask)
  end,
  on_turn_start = function(self, turn) drawn.turn_start(self, turn, ask) end,
  on_encounter_end = function(self, turn) turn:tell "loft.over" end,
}
