-- S2, TC-4: a warrior and two thieves against a meal, a witch and a ghost.
local drill = use "lib/drill"

return chapter {
  plays = "lords",
  paths = { "02_who_goes_first", "03_patience" },
  training = {
    party = { "sword_renter", "burly_pickpocket", "tiptoer" },
    traps = { "chefs_regret" },
    monsters = { "witch", "ghost" },
    food = 1,
  },

  intro = function(story) story:tell "drill.intro_2" end,
  alive = function(story) return drill.verdict(story, 2, "02_who_goes_first", "03_patience") end,
  dead = function(story) return drill.verdict(story, 2, "02_who_goes_first", "03_patience") end,
}
