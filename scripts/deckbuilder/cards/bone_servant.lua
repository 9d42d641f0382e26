return card { kind = "ally", monster = "walking_bones", price = 20, copies = 3 }
