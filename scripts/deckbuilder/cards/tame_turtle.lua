return card { kind = "ally", monster = "giant_turtle", price = 30, copies = 2 }
