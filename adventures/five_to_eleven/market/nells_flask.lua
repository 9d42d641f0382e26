return card { kind = "potion", from = "main", price = 20, value = 4, intelligence = 1, copies = 6 }
