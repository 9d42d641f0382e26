-- The middle with its encounter, modifiers and discards; every living hero with class, weapon, boasts and tokens.
return {
    zones = {
        encounters = { seen_by = "nobody" }, encounter = {}, modifiers = {}, gone = {},
        hero = { of = "seat" }, boasts = { of = "seat" }, penalties = { of = "seat" },
        wand = { of = "seat", seen_by = "owner" },
    },
    counters = { game = { turn = 1 }, seat = { gold = 0, wounds = 0, class_tokens = 0, weapon_tokens = 0 } },
    cards = { "wizard", "wand", "demon", "gladiator", "blindfold", "hangover", "bandit", "cache", "troll" },
    rows = {
        { { zone = "encounters", show = "count" }, { zone = "encounter", show = "top" }, { zone = "modifiers", show = "line" }, { zone = "gone", show = "count" } },
        { each = "seat", beside = true,
          { zone = "hero" }, { zone = "boasts" } },
        { each = "seat",
          { counters = { "gold", "wounds", "class_tokens", "weapon_tokens" }, width = 40 }, { zone = "penalties", show = "line" }, { zone = "wand", show = "line" } },
    },
}
