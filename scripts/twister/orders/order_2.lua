return order { actions = 2 }
