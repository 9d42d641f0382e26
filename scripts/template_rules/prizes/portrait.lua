return prize { worth = 1 }
