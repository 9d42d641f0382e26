-- Eight rooms of 5 x 5 squares, two starting lines at the short ends, walls and portcullises on edges, tokens face up and down.
local function room(row, column) return { row = row, column = column, size = 5 } end
return {
    zones = {
        on_board = {}, face_down = { seen_by = "nobody" },
        cards = { of = "seat", seen_by = "owner" }, actions = { of = "seat" }, out = { of = "seat" },
    },
    counters = { game = { action_points = 2 }, seat = { points = 0, jumps = 3 }, card = { owner = 0 } },
    cards = {
        "cleric", "goblin", "mekanork", "thief", "troll", "wall_walker", "warrior", "wizard",
        "rope", "treasure", "sword", "key", "combat_6", "combat_3", "jump",
    },
    owner = "owner",
    icons = { action_points = "⌛", points = "★", jumps = "⇗" },
    rows = {
        { { counters = { "action_points" } }, { track = "points", from = 0, to = 5 } },
        { { board = 1, terrain = { [0] = "##", "  ", "~~", "@>", "==" }, edges = { [0] = "", "wall", "door", "portcullis" },
            pigments = { [0] = "earth", "", "sky", "gold", "leaf" }, glyphs = { [0] = "", "", "≈", "↻", "⚑" }, hatched = { [0] = true },
            blocks = {
                room(0, 1), room(0, 6), room(0, 11), room(0, 16),
                room(5, 1), room(5, 6), room(5, 11), room(5, 16),
            } } },
        { each = "seat", beside = true, { counters = { "points", "jumps" } }, { zone = "cards", show = "line" } },
    },
}
