return skill { bag = "weapon" }
