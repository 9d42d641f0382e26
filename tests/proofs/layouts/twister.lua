-- Eight rooms of 5 x 5 squares, two starting lines at the short ends, walls and portcullises on edges, tokens face up and down.
return {
    zones = {
        on_board = {}, face_down = { seen_by = "nobody" },
        cards = { of = "seat", seen_by = "owner" }, actions = { of = "seat" }, out = { of = "seat" },
    },
    counters = { game = { action_points = 2 }, seat = { points = 0, jumps = 3 } },
    cards = { "cleric", "troll", "rope", "treasure", "combat_6" },
    rows = {
        { { counters = { "action_points" } }, { track = "points", from = 0, to = 5 } },
        { { board = 1, terrain = { [0] = "##", "  ", "~~", "@>", "==" }, edges = { [0] = "", "wall", "door", "portcullis" } } },
        { each = "seat", beside = true, { counters = { "points", "jumps" } }, { zone = "cards", show = "line" } },
    },
}
