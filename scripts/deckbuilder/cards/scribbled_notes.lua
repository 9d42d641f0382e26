return card { kind = "scroll", from = "scroll", price = 10, copies = 5, intelligence = 2 }
