return card { kind = "weapon", from = "main", family = "staff", price = 40, modifier = 1, copies = 2 }
