return prize { worth = 5 }
