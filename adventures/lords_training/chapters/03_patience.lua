-- S3, TC-5: a warrior, a priest and a thief against a ring, a clock and a count.
local drill = use "lib/drill"

return chapter {
  plays = "lords",
  paths = { "03_patience", "04_two_priests" },
  training = {
    party = { "retired_captain", "fed_friar", "lady_of_picks" },
    traps = { "lost_property", "long_case_clock" },
    monsters = { "vampire" },
    gold = 1,
  },

  intro = function(story) story:tell "drill.intro_3" end,
  alive = function(story) return drill.verdict(story, 2, "03_patience", "04_two_priests") end,
  dead = function(story) return drill.verdict(story, 2, "03_patience", "04_two_priests") end,
}
