return monster { life = 3, attack = -2, xp = 10, types = { "beast" }, loot = { "card" } }
