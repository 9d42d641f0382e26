return card { kind = "weapon", family = "sword", price = 50, copies = 2, modifier = 2 }
