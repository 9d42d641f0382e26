return effect { turns = -1 }
