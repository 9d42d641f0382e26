return card { kind = "potion", from = "potion", price = 20, copies = 6, value = 1, dice = 1 }
