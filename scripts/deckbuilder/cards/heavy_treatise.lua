return card { kind = "scroll", from = "scroll", price = 40, copies = 2, intelligence = 5 }
