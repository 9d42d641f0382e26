return prize { worth = 3 }
