return skill { bag = "potion" }
