return effect { turns = -1, traits = { weapons = 1, armour = 1 } }
