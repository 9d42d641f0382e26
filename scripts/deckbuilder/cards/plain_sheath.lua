return card { kind = "sheath", price = 20, copies = 2 }
