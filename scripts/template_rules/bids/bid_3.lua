return bid { height = 3 }
