return skill { traits = { family = { mace = 1 } } }
