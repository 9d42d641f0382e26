return card { kind = "money", from = "nuggets", price = 30, copies = 14, value = 30 }
