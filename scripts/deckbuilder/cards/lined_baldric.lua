return card { kind = "sheath", price = 40, copies = 2, armour = 1 }
