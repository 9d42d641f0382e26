-- A Monster for beginners: 2 life, a die −3 for its attack, 5 XP for the killer, a card of the main deck as Loot.
return monster { life = 2, attack = -3, xp = 5, types = { "beast" }, loot = { "card" } }
