return card { kind = "potion", from = "potion", price = 40, copies = 3, value = 5, dice = 1 }
