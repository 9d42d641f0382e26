-- A party of two at the crossing: the market's stacks, the areas with Monsters, hands and discard piles.
return {
    zones = {
        market = {}, loot = {}, deck = { seen_by = "nobody" }, adventure = {},
        hand = { of = "seat", seen_by = "owner" }, discards = { of = "seat" }, defence = { of = "seat" }, area = { of = "seat" },
    },
    counters = { game = { round = 1 }, seat = { life = 12, gold = 0, xp = 0 } },
    cards = { "hammer", "pot_lid", "house_beer", "coin", "bog_hound", "marsh_wight", "choking_fog" },
    rows = {
        { { text = "title" } },
        { { zone = "adventure", show = "top", width = 40 }, { counters = { "round" } }, { zone = "deck", show = "count" } },
        { { zone = "market", show = "line" }, { zone = "loot", show = "line" } },
        { each = "seat", beside = true,
          { zone = "area", lines = 4 }, { counters = { "life", "gold", "xp" } } },
        { each = "seat",
          { zone = "hand", show = "line" }, { zone = "defence", show = "line", width = 20 }, { zone = "discards", show = "top", width = 20 } },
    },
}
