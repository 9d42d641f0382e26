return bid { height = 1 }
