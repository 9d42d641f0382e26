return monster { life = 3, attack = -2, xp = 10, types = { "hour" }, loot = { "beer", "die" } }
