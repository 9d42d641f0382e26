return card { kind = "ally", monster = "clay_man", price = 60, copies = 1 }
