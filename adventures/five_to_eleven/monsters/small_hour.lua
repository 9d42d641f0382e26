-- There are as many as in a sleepless night.
return monster { life = 3, attack = -1, xp = 10, types = { "hour" }, loot = { "beer", "die" }, copies = 10 }
