return card { kind = "money", from = "start", copies = 60, value = 10 }
