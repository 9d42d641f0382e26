return monster { life = 6, attack = 0, armour = 1, xp = 25, types = { "human" }, loot = { "defence", "nuggets" } }
