return card { kind = "money", price = 80, copies = 1, value = 60 }
