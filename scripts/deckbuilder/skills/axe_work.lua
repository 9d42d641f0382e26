return skill { traits = { family = { axe = 1 } } }
