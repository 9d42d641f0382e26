return card { kind = "defence", price = 10, copies = 2, value = 2 }
