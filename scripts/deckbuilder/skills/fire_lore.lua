return skill { traits = { spells = { fire = 1 } } }
