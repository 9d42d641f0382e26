return effect { turns = -1, traits = { armour = 1 } }
