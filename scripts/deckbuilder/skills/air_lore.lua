return skill { traits = { spells = { air = 1 } } }
