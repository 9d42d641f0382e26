return monster { life = 5, attack = 0, regeneration = 1, xp = 20, types = { "undead" }, loot = { "scroll", "weapon" } }
