return monster { life = 1, attack = -3, proliferate = true, xp = 5, types = { "vegetable" }, loot = { "beer" } }
