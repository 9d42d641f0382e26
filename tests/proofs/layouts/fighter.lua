-- The target with its five rings, centre and holes (DF-4, DF-5); three heroes before a monster.
return {
    zones = {
        monster = {}, tower = { seen_by = "nobody" },
        dice = {}, ring_1 = {}, ring_2 = {}, ring_3 = {}, ring_4 = {}, ring_5 = {}, centre = {}, hole = {}, bone = {}, outside = {},
        equipment = { of = "seat" },
    },
    counters = { game = { gold = 2, white_dice = 1, monster_life = 0 }, seat = { life = 9 } },
    cards = { "red_die", "blue_die", "green_die", "white_die", "frog", "ogre", "war_hammer", "beer" },
    rows = {
        { { zone = "monster", show = "top" }, { counters = { "monster_life" } }, { counters = { "gold", "white_dice" } } },
        {
            { width = 52, picture = {
                "      .--------------------------------.",
                "    .'   1 {ring_1}                    '.",
                "   /   .--- 2 {ring_2} --------------.   \\",
                "  |   /  .--- 3 {ring_3} ---------.   \\   |",
                "  |  |  |   4 {ring_4} 5 {ring_5} |    |  |",
                "  |  |  |       10 {centre}       |    |  |",
                "  |   \\  '--- o {hole} ---------'    /   |",
                "   \\   '----- bone {bone} ---------'   /",
                "    '.______________________________.'   {outside}",
            } },
            { zone = "dice", caption = "dice_left" },
            { zone = "tower", show = "count" },
        },
        { each = "seat", { counters = { "life" }, width = 14 }, { zone = "equipment", show = "line" } },
    },
}
