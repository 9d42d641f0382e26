-- The larder has gone wild. Who loses may try again, or open a tin.
local soup = "02_the_soup"

return chapter {
  plays = "deckbuilder",
  tier = 1,
  deck = { 3, 5, 7, 9, 11, 0 },
  boss = "endless_stew",
  target = { 60, 85 },
  paths = { "01_the_starter", "02_the_soup" },

  intro = function(story)
    for _, flag in ipairs { "starter", "salt", "bay_leaf" } do story:clear_flag(flag) end
    story:tell "starter.intro"
    story:tell "starter.task"
  end,
  alive = function(story)
    story:set_flag "starter"
    story:tell "starter.alive"
    for _, hero in ipairs(story.heroes) do
      hero:gain_xp(20)
      story:add_purse(hero, 1)
    end
    return "02_the_soup"
  end,
  dead = function(story)
    story:tell "starter.dead"
    return story:choose { { "starter.again", story.chapter }, { "starter.tin", soup } }
  end,
}
