return card { kind = "ally", monster = "loyal_hound", price = 30, copies = 2 }
