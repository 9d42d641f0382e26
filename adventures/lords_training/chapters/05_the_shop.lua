-- TC-3: the first party in a room, with a coin.
local drill = use "lib/drill"

return chapter {
  plays = "lords",
  paths = { "05_the_shop" },
  training = {
    party = { "squire", "second_best_knight", "choirboy" },
    traps = { "returning_boulder" },
    monsters = { "troll", "goblin" },
    food = 1, gold = 1, room = "gift_shop",
  },

  intro = function(story) story:tell "drill.intro_5" end,
  alive = function(story) return drill.verdict(story, 3, "05_the_shop", nil) end,
  dead = function(story) return drill.verdict(story, 3, "05_the_shop", nil) end,
}
