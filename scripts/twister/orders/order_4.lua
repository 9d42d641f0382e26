return order { actions = 4 }
