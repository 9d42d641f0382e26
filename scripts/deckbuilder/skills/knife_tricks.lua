return skill { traits = { family = { knife = 1 } } }
