return card { kind = "beer", from = "beer", price = 10, copies = 10, value = 2, intelligence = -1 }
