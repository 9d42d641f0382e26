return monster { life = 4, attack = -2, xp = 10, types = { "beast" }, loot = { "card" } }
