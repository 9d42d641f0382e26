return card { kind = "weapon", from = "main", family = "mace", price = 40, modifier = 1, copies = 2 }
