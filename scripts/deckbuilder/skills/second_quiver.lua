return skill { bag = "ranged" }
