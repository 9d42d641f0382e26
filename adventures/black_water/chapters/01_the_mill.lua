-- The first evening.
local alone = use "lib/alone"
local keepsakes = use "lib/keepsakes"
local shelf = use "lib/shelf"
local undertow = use "lib/undertow"

--- What is explained as it comes for the first time is a page of its own, and comes once in a campaign.
local function teach(turn, ...)
  if turn.story:has_flag "taught" then return end
  for _, lesson in ipairs { ... } do turn:tell(lesson) end
end

--- Whoever has the key, or has only held it once, knows the way down.
local function finds_key(story)
  for _, hero in ipairs(story.heroes) do
    if hero:has_card "miller_key" then story:set_flag "miller_key" end
  end
end

return chapter {
  plays = "deckbuilder",
  tier = 1,
  deck = { 3, 5, 7, 9, 11, 13, 15, 0 },
  boss = "drowned_miller",
  target = { { 45, 70 }, { 80, 92 }, { 80, 92 }, { 80, 92 }, { 75, 95 }, { 75, 95 } },
  paths = { "02_the_ferry", "02_the_cellar", "90_the_pit" },

  intro = function(story)
    story:clear_flag "coat_buried"
    story:clear_flag "miller_key"
    story:tell "mill.intro"
    if not story:has_flag "shelf" then story:tell "shelf.marta" end
    story:tell "mill.task"
    if not story:has_flag "taught" then story:tell "lesson.turn" end
  end,

  on_setup = function(self, turn)
    keepsakes.carry(turn)
    self.state.fights = 0
    for _, hero in ipairs(turn.heroes) do hero:give_effect "flour_sacks" end
    if not turn.story:has_flag "shelf" then
      turn.story:set_flag "shelf"
      for _, hero in ipairs(turn.heroes) do shelf.hand(turn, shelf.marta, hero, "shelf") end
    end
    teach(turn, "lesson.leader")
  end,
  on_turn_start = function(self, turn)
    undertow.turn(self, turn)
    if self.state.fights == 0 and not self.state.warned then
      self.state.warned = true
      teach(turn, "lesson.attack", "lesson.loot")
    end
  end,
  when = { on_kill = { monster = { id = "drowned_miller" } } },
  on_kill = function(self, hero, monster) self.state.beaten = true end,
  on_encounter_end = function(self, turn)
    self.state.fights = self.state.fights + 1
    finds_key(turn.story)
    if self.state.fights == 1 then
      teach(turn, "lesson.lead")
      turn.story:set_flag "taught"
    elseif self.state.fights == 2 then
      turn:tell "shelf.pledges"
      for _, hero in ipairs(turn.story.heroes) do shelf.give(turn, shelf.pledges, hero, "pledges") end
    end
    if self.state.beaten then keepsakes.offer(turn, "keepsake.mill") end
  end,
  monster_attack_change = function(self, monster, hero) return undertow.of(self, hero) + alone.of(self, hero) end,

  alive = function(story)
    story:tell "mill.alive"
    if story:has_flag "coat_buried" then story:tell "mill.alive_buried" end
    for _, hero in ipairs(story.heroes) do hero:gain_xp(20) end
    finds_key(story)
    story:tell "mill.fork"
    if not story:has_flag "miller_key" then story:tell "mill.locked" end
    return story:choose {
      { "mill.follow_river", "02_the_ferry" },
      { "mill.go_down", "02_the_cellar", needs = "miller_key" },
    }
  end,
  dead = function(story)
    story:tell "mill.dead"
    story:set_flag("fell_at", 1)
    return story:choose { { "go_on", "90_the_pit" } }
  end,
}
