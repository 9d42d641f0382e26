return chapter { rounds = 8 }
