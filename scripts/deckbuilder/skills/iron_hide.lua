return skill { advanced = true, traits = { reduction = 1, armour = 1 } }
