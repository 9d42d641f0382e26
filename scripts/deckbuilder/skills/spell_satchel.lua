return skill { bag = "spell" }
