return skill { traits = { family = { ranged = 1 } } }
