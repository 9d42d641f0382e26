return order { actions = 5 }
