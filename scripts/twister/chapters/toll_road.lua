-- DT-6: a prescribed game. Both hire the same eight, armouries stand open.
return chapter {
  plays = "twister",
  paths = {},
  forces = "fixed",
  pairs = { "b1", "m1", "m2", "b4" },
  team = {
    "bailiff", "postal_archer", "fencing_master", "tax_exile", "night_nurse", "discreet_lady", "plasterer", "retired_general",
  },
  objects = { "petty_cash", "rune_mallet", "washing_line", "grandmothers_grog", "spare_key", "strong_coffee" },

  intro = function(story) story:tell "toll.intro" end,

  alive = function(story)
    local winner = story:winner()
    if winner then
      story:tell("dungeon.winner", winner, story:score(winner))
    else
      story:tell "dungeon.shared"
    end
    return story:finish "dungeon.bill"
  end,
  dead = function(story)
    return story:finish "dungeon.bill"
  end,
}
