-- The twelfth evening in a row. Who loses wakes up at the same time as before: that is what is the matter.
return chapter {
  plays = "deckbuilder",
  tier = 1,
  deck = { 3, 5, 7, 9, 11, 13, 0 },
  boss = "night_watchman",
  paths = { "01_the_longest_evening", "02_one_of_you" },

  intro = function(story)
    story:clear_flag "moon_moved"
    story:tell "evening.intro"
    story:tell "evening.task"
  end,
  alive = function(story)
    story:tell "evening.alive"
    for _, hero in ipairs(story.heroes) do
      hero:gain_xp(20)
      story:add_purse(hero, 1)
    end
    story:tell "evening.reward"
    return "02_one_of_you"
  end,
  dead = function(story)
    story:tell "evening.dead"
    return "01_the_longest_evening"
  end,
}
