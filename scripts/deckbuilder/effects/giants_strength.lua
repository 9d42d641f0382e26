return effect { turns = 2, traits = { weapons = 2 } }
