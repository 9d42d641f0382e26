local keepsakes = use "lib/keepsakes"
local undertow = use "lib/undertow"

return chapter {
  plays = "deckbuilder",
  tier = 3,
  deck = { 42, 44, 46, 48, 50, 52, 0 },
  boss = "sluice_warden",
  target = { { 40, 65 }, { 45, 65 }, { 45, 65 }, { 45, 65 }, { 35, 65 }, { 35, 65 } },
  paths = { "90_the_pit" },

  intro = function(story)
    story:clear_flag "knocked"
    story:clear_flag "climbed"
    if story:has_flag "starter" then
      story:tell "sluice.from_cellar"
    elseif story:has_flag "ferryman_freed" then
      story:tell "sluice.from_ferry"
    else
      story:tell "sluice.from_pit"
    end
    story:tell "sluice.intro"
  end,
  on_setup = function(self, turn)
    keepsakes.carry(turn)
  end,
  on_turn_start = function(self, turn) undertow.turn(self, turn) end,
  monster_attack_change = function(self, monster, hero) return undertow.of(self, hero) end,

  alive = function(story)
    story:tell "sluice.alive"
    if story:has_flag "pit" then story:tell "sluice.pit" end
    if story:has_flag "ferryman_freed" then story:tell "sluice.ferry" end
    if story:has_flag "starter" then story:tell "sluice.starter" end
    for _, hero in ipairs(story.heroes) do
      hero:gain_xp(50)
      story:give_trophy(hero, "trophy.black_water")
    end
    if story:has_flag "ring" then return story:finish "sluice.ending_ring" end
    if story:has_flag "name" then return story:finish "sluice.ending_name" end
    return story:finish "sluice.ending"
  end,
  dead = function(story)
    story:tell "sluice.dead"
    story:set_flag("fell_at", 4)
    return story:choose { { "go_on", "90_the_pit" } }
  end,
}
