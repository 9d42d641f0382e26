return card { kind = "defence", price = 50, copies = 2, value = 4, armour = 1 }
