return monster { life = 4, attack = -1, xp = 10, types = { "beast" }, loot = { "card" } }
