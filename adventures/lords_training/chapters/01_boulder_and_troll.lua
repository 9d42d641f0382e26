-- S1, TC-1 and TC-2: two warriors and a priest against a boulder, a troll and a goblin; one loaf.
local drill = use "lib/drill"

return chapter {
  plays = "lords",
  paths = { "01_boulder_and_troll", "02_who_goes_first" },
  training = {
    party = { "squire", "second_best_knight", "choirboy" },
    traps = { "returning_boulder" },
    monsters = { "troll", "goblin" },
    food = 1,
  },

  intro = function(story) story:tell "drill.intro_1" end,
  alive = function(story) return drill.verdict(story, 2, "01_boulder_and_troll", "02_who_goes_first") end,
  dead = function(story) return drill.verdict(story, 2, "01_boulder_and_troll", "02_who_goes_first") end,
}
