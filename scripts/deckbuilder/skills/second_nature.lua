return skill { advanced = true, traits = { hand = 1 } }
