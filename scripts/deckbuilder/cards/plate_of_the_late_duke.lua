return card { kind = "defence", price = 90, copies = 1, value = 6, armour = 2 }
