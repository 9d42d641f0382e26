return monster { life = 3, attack = -1, xp = 5, types = { "undead" }, loot = { "beer" } }
