return skill { traits = { family = { sword = 1 } } }
