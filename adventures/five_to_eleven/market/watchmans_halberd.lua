return card { kind = "weapon", from = "main", family = "axe", heavy = true, price = 60, modifier = 1, copies = 2 }
