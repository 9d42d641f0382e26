-- The central board's eight areas with three spaces each, the evil track, and the dungeons (5 columns, 4 rows).
return {
    zones = {
        food = {}, reputation = {}, tunnels = {}, gold_mine = {}, imps_area = {}, traps_shop = {}, monsters = {}, rooms = {},
        for_hire = {}, to_build = {}, heroes = {}, combat = { seen_by = "nobody" },
        hand = { of = "seat", seen_by = "owner" }, orders = { of = "seat", seen_by = "owner" }, shut = { of = "seat" },
        lair = { of = "seat" }, traps = { of = "seat", seen_by = "owner" }, prison = { of = "seat" },
    },
    counters = { game = { year = 1, round = 1 }, seat = { evil = { 5, 1, 15 }, food_stock = 3, gold = 3, imps = 3 } },
    cards = { "minion", "order", "goblin", "vampire", "hatchery", "warrior", "pendulum", "miner" },
    rows = {
        { { counters = { "year", "round" } }, { zone = "for_hire", show = "line" }, { zone = "to_build", show = "line" }, { zone = "combat", show = "count" } },
        { { zone = "food", lines = 4 }, { zone = "reputation", lines = 4 }, { zone = "tunnels", lines = 4 }, { zone = "gold_mine", lines = 4 } },
        { { zone = "imps_area", lines = 4 }, { zone = "traps_shop", lines = 4 }, { zone = "monsters", lines = 4 }, { zone = "rooms", lines = 4 } },
        { { zone = "heroes", show = "line" } },
        { { track = "evil", from = 1, to = 15, marks = { [10] = "paladin" }, caption = "evil" } },
        { { board = 1, terrain = { [0] = ".", "#", "[]", "xx" } }, { board = 2, terrain = { [0] = ".", "#", "[]", "xx" } } },
        { each = "seat",
          { counters = { "food_stock", "gold", "imps" }, width = 30 }, { zone = "hand", show = "line" }, { zone = "orders", show = "line" },
          { zone = "traps", show = "line" } },
    },
}
