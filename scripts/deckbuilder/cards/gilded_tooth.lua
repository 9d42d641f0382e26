return card { kind = "money", price = 40, copies = 2, value = 40 }
