return monster { life = 2, attack = -2, xp = 5, types = { "undead" }, loot = { "beer" } }
