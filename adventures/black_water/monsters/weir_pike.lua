return monster { life = 7, attack = 0, charge = true, xp = 25, types = { "beast" }, loot = { "card", "food" } }
