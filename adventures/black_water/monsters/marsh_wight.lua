return monster { life = 5, attack = 0, xp = 15, types = { "undead" }, loot = { "spell", "die" } }
