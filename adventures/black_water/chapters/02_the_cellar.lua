local keepsakes = use "lib/keepsakes"
local pockets = use "lib/pockets"
local undertow = use "lib/undertow"

return chapter {
  plays = "deckbuilder",
  tier = 2,
  deck = { 30, 32, 34, 36, 38, 40, 0 },
  boss = "vinegar_mother",
  target = { { 20, 60 }, { 75, 95 }, { 75, 95 }, { 75, 95 }, { 75, 98 }, { 75, 98 } },
  paths = { "03_the_sluice", "90_the_pit" },

  intro = function(story)
    story:tell "cellar.intro"
    story:tell "cellar.down"
  end,
  on_setup = function(self, turn)
    keepsakes.carry(turn)
    pockets.give(turn)
  end,
  on_turn_start = function(self, turn) undertow.turn(self, turn) end,
  when = { on_kill = { monster = { id = "vinegar_mother" } } },
  on_kill = function(self, hero, monster) self.state.beaten = true end,
  on_encounter_end = function(self, turn)
    if self.state.beaten then keepsakes.offer(turn, "keepsake.cellar") end
  end,
  monster_attack_change = function(self, monster, hero) return undertow.of(self, hero) end,

  alive = function(story)
    story:tell "cellar.alive"
    if story:has_flag "name" then story:tell "cellar.alive_name" end
    story:set_flag "starter"
    for _, hero in ipairs(story.heroes) do hero:gain_xp(30) end
    return story:choose { { "go_on", "03_the_sluice" } }
  end,
  dead = function(story)
    story:tell "cellar.dead"
    story:set_flag("fell_at", 3)
    return story:choose { { "go_on", "90_the_pit" } }
  end,
}
