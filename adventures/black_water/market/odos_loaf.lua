return card { kind = "potion", from = "main", price = 20, value = 3, dice = 1, copies = 3 }
