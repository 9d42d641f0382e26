return monster { life = 5, attack = 0, mind = true, xp = 15, types = { "hour" }, loot = { "scroll", "potion" } }
