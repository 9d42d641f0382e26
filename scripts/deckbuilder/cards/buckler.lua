return card { kind = "defence", price = 20, copies = 3, value = 3 }
