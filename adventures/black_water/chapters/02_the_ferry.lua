local alone = use "lib/alone"
local keepsakes = use "lib/keepsakes"
local pockets = use "lib/pockets"
local undertow = use "lib/undertow"

return chapter {
  plays = "deckbuilder",
  tier = 2,
  deck = { 18, 20, 22, 24, 26, 28, 0 },
  boss = "grey_ferryman",
  target = { { 40, 75 }, { 75, 95 }, { 75, 95 }, { 75, 95 }, { 65, 95 }, { 65, 95 } },
  paths = { "03_the_sluice", "90_the_pit" },

  intro = function(story)
    story:tell "ferry.intro"
    story:tell(story:has_flag "coat_buried" and "ferry.intro_loaf" or "ferry.intro_hungry")
  end,
  on_setup = function(self, turn)
    keepsakes.carry(turn)
    pockets.give(turn)
  end,
  on_turn_start = function(self, turn) undertow.turn(self, turn) end,
  when = { on_kill = { monster = { id = "grey_ferryman" } } },
  on_kill = function(self, hero, monster) self.state.beaten = true end,
  on_encounter_end = function(self, turn)
    if self.state.beaten then keepsakes.offer(turn, "keepsake.ferry") end
  end,
  monster_attack_change = function(self, monster, hero) return undertow.of(self, hero) + alone.of(self, hero) end,

  alive = function(story)
    story:tell "ferry.alive"
    if story:has_flag "ring" then story:tell "ferry.alive_ring" end
    story:set_flag "ferryman_freed"
    for _, hero in ipairs(story.heroes) do hero:gain_xp(30) end
    return story:choose { { "go_on", "03_the_sluice" } }
  end,
  dead = function(story)
    story:tell "ferry.dead"
    story:set_flag("fell_at", 2)
    return story:choose { { "go_on", "90_the_pit" } }
  end,
}
