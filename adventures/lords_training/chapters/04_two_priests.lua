-- S4, TC-6: two priests and a thief between them against a draught, a dart and a slime.
local drill = use "lib/drill"

return chapter {
  plays = "lords",
  paths = { "04_two_priests", "05_the_shop" },
  training = {
    party = { "mild_sister", "locksmiths_nephew", "bandage_canon" },
    traps = { "hot_draught", "blunt_wit" },
    monsters = { "slime" },
  },

  intro = function(story) story:tell "drill.intro_4" end,
  alive = function(story) return drill.verdict(story, 2, "04_two_priests", "05_the_shop") end,
  dead = function(story) return drill.verdict(story, 2, "04_two_priests", "05_the_shop") end,
}
