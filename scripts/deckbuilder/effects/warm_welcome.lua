return effect { turns = -1, traits = { regeneration = 1 } }
