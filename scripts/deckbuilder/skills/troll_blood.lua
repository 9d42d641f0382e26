return skill { advanced = true, traits = { regeneration = 2 } }
