return card { kind = "healing_spell", from = "spell", price = 20, copies = 3, cost = 1 }
