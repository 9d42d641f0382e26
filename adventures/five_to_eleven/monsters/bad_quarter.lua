return monster { life = 7, attack = 2, heavy = true, xp = 25, types = { "hour" }, loot = { "weapon", "nuggets" } }
