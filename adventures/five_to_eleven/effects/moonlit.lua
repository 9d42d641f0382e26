return effect { turns = 4, traits = { weapons = 1 } }
