-- Down to where the fish is. Who wears the hat stays dry as long as possible.
local roast = "04_the_roast"
local jar = 8    -- gold: what the guests have left, for the shops below

return chapter {
  shelves = { 8, 6, 0, 0 },    -- what gets off a plate is small
  target = { 60, 85 },
  paths = { "03_the_fish", "04_the_roast" },
  intro = function(story)
    story:clear_flag "fish"
    story:tell(story:has_flag "soup" and "fish.intro" or "fish.intro_thirsty")
    for _, hero in ipairs(story.heroes) do
      if story:has_title(hero, "title.head_cook") then story:tell("fish.orders", hero) end
    end
    story:tell("fish.jar", nil, jar)
  end,
  on_setup = function(self, game) game:gain_gold(jar) end,
  alive = function(story)
    story:set_flag "fish"
    story:tell("fish.alive", nil, story:score(story.heroes[1]))
    for _, hero in ipairs(story.heroes) do story:add_purse(hero, 1) end
    return "04_the_roast"
  end,
  dead = function(story)
    story:tell "fish.dead"
    return story:choose { { "fish.again", story.chapter }, { "fish.finger", roast } }
  end,
}
