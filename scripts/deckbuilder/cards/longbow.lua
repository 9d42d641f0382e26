return card { kind = "weapon", family = "ranged", price = 50, copies = 2, modifier = 2 }
