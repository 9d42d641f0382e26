return bid { height = 5 }
