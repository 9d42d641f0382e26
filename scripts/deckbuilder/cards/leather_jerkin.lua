return card { kind = "defence", price = 30, copies = 2, value = 4 }
