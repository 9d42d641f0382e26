return effect { turns = 3, traits = { hand = 1 } }
