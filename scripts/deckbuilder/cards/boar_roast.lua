return card { kind = "food", from = "food", price = 0, copies = 2, value = 4 }
