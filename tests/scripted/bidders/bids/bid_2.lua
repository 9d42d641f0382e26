return bid { height = 2 }
