return effect { turns = 3, traits = { weapons = -1 } }
