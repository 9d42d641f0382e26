return card { kind = "defence", price = 80, copies = 1, value = 8 }
