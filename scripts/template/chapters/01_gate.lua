-- A chapter: its adventure deck, its boss and its pages. Cards are named by their numbers; 0 is the boss.
return chapter {
  plays = "deckbuilder",
  tier = 1,
  deck = { 1, 2, 0 },
  boss = "gatekeeper",
  paths = {},

  intro = function(story) story:tell "gate.intro" end,
  alive = function(story)
    for _, hero in ipairs(story.heroes) do hero:gain_xp(20) end
    return story:finish "gate.ending"
  end,
  dead = function(story)
    story:tell "gate.again"
    return "01_gate"
  end,
}
