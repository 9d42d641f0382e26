-- The wager for the hat: who wins it, and what the pinches of salt from upstairs come to.
local soup = "02_the_soup"

local function hero(class, weapon, gold)
  return { heroes = { { class, pair = 0, gold = gold } }, arms = { { weapon, pair = 0 } }, boasts = {}, gold = gold }
end

--- Behind the last well the road is over, and the heaps are counted.
local function counted(name, gold, salt, expect, next)
  return {
    name = name, chapter = soup, heroes = { "warrior", "mage", "thief" }, flags = { salt = salt },
    table = {
      first = 1, acting = 1, tavern = { only = true }, deck = { "humming_well", only = true },
      seats = { hero("bouncer", "thirsty_blade", gold[1]), hero("understudy", "sunday_cleaver", gold[2]), hero("bill_collector", "heavy_purse", gold[3]) },
    },
    play = { "class_token", "class_token", "class_token" },
    expect = expect, next = next,
  }
end

return {
  counted("one cook and one pinch: a star", { 9, 3, 1 }, 1, { told = { "soup.winner", "soup.perfect" }, silent = { "soup.too_many", "soup.cook" }, flags = { soup = true } }),
  counted("nobody thought of the salt", { 9, 3, 1 }, nil, { told = { "soup.winner", "soup.saltless" }, silent = { "soup.perfect" }, flags = { soup = false } }),
  counted("everybody did", { 9, 3, 1 }, 3, { told = { "soup.sea" }, silent = { "soup.perfect" }, flags = { soup = false } }),
  counted("two with the same heap are too many cooks, whatever the salt", { 9, 9, 1 }, 1,
    { told = { "soup.too_many", "soup.cook", "soup.spoilt" }, silent = { "soup.winner", "soup.perfect" }, flags = { soup = false } }),
  counted("the star for the soup goes along to the fish", { 1, 9, 3 }, 1, nil,
    { { at = "leader", expect = { asks = "leader", flags = { soup = true } } } }),
}
