return effect { turns = 3, traits = { intelligence = -2 } }
