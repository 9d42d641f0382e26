return card { kind = "weapon", family = "sword", price = 20, copies = 2 }
