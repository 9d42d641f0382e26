return card { kind = "weapon", family = "axe", price = 40, copies = 2, modifier = 1, discards = 1 }
