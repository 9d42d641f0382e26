return effect { turns = 0, traits = { reduction = 1, resistance = { mind = 1 } } }
