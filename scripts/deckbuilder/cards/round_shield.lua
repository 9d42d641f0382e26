return card { kind = "defence", price = 40, copies = 3, value = 5 }
