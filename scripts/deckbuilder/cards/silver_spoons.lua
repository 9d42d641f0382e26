return card { kind = "money", price = 20, copies = 2, value = 20 }
