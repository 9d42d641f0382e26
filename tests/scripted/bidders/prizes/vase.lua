return prize { worth = 4 }
