return skill { traits = { family = { staff = 1 } } }
