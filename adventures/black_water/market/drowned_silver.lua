return card { kind = "money", from = "main", price = 20, value = 20, copies = 4 }
