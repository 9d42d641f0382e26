return card { kind = "food", from = "food", price = 0, copies = 4 }
