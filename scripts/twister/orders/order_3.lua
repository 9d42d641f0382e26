return order { actions = 3 }
