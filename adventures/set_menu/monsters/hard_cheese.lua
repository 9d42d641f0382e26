-- It was soft once, and trusted people.
return monster { life = 4, armour = 1, attack = -2, xp = 15, types = { "cheese" }, loot = { "card" } }
