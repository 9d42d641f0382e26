-- The central board's eight areas with spaces I to III, the evil track, and every player's dungeon (5 columns, 4 rows).
local area = function(name) return { zone = name, lines = 4, spaces = 3 } end
return {
    zones = {
        food = {}, reputation = {}, tunnels = {}, gold_mine = {}, imps_area = {}, traps_shop = {}, monsters = {}, rooms = {},
        for_hire = {}, to_build = {}, heroes = {}, combat = { seen_by = "nobody" },
        hand = { of = "seat", seen_by = "owner" }, orders = { of = "seat", seen_by = "owner" }, shut = { of = "seat" },
        lair = { of = "seat" }, traps = { of = "seat", seen_by = "owner" }, prison = { of = "seat" },
    },
    counters = {
        game = { year = 1, round = 1 }, seat = { evil = { 5, 1, 15 }, food_stock = 3, gold = 3, imps = 3 }, card = { owner = 0 },
    },
    cards = { "minion", "order", "goblin", "vampire", "hatchery", "warrior", "pendulum", "miner" },
    owner = "owner",
    icons = { year = "⌛", round = "↻", food_stock = "🍗", gold = "⛁", imps = "⚒" },
    rows = {
        { { counters = { "year", "round" } }, { zone = "for_hire", show = "line" }, { zone = "to_build", show = "line" }, { zone = "combat", show = "count" } },
        { area "food", area "reputation", area "tunnels", area "gold_mine" },
        { area "imps_area", area "traps_shop", area "monsters", area "rooms" },
        { { zone = "heroes", show = "line" } },
        { { track = "evil", from = 1, to = 15, marks = { [10] = "paladin" }, caption = "evil" } },
        { each = "seat", beside = true,
          { board = "own", terrain = { [0] = ".", "#", "[]", "xx" }, pigments = { [0] = "earth", "", "gold", "blood" },
            glyphs = { [0] = "", "", "⌂", "✕" }, hatched = { [0] = true } },
          { rows = {
              { { counters = { "food_stock", "gold", "imps" } } },
              { { zone = "hand", show = "line" } },
              { { zone = "orders", show = "line" } },
              { { zone = "traps", show = "line" } },
          } } },
    },
}
