return card { kind = "weapon", family = "axe", price = 20, copies = 2 }
