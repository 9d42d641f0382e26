-- Where the drowned wait. Not an end: a shorter way, and a stranger one.
local keepsakes = use "lib/keepsakes"
local undertow = use "lib/undertow"

return chapter {
  plays = "deckbuilder",
  tier = 1,
  deck = { 60, 61, 62, 0 },
  boss = "pit_bailiff",
  paths = { "01_the_mill", "02_the_ferry", "02_the_cellar", "03_the_sluice" },

  intro = function(story)
    story:tell(story:has_flag "pit" and "pit.again" or "pit.intro")
    story:set_flag "pit"
  end,
  on_setup = function(self, turn)
    keepsakes.carry(turn)
  end,
  on_turn_start = function(self, turn) undertow.turn(self, turn) end,
  monster_attack_change = function(self, monster, hero) return undertow.of(self, hero) end,

  alive = function(story)
    story:tell "pit.alive"
    for _, hero in ipairs(story.heroes) do hero:gain_xp(20) end
    local place = story:flag "fell_at"
    if place == 1 then
      return story:choose { { "pit.drain", "02_the_ferry" }, { "pit.stairs", "01_the_mill" } }
    elseif place == 2 then
      return story:choose { { "pit.eel_run", "03_the_sluice" }, { "pit.landing", "02_the_ferry" } }
    elseif place == 3 then
      return story:choose { { "pit.eel_run", "03_the_sluice" }, { "pit.vault", "02_the_cellar" } }
    end
    return story:choose { { "go_on", "03_the_sluice" } }
  end,
  dead = function(story)
    story:tell "pit.dead"
    return story:choose { { "go_on", "90_the_pit" } }
  end,
}
