return monster { life = 2, attack = -3, xp = 5, types = { "slime" }, loot = { "die" } }
