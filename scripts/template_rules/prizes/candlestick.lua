return prize { worth = 2 }
