return bid { height = 4 }
