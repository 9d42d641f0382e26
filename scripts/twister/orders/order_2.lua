return order { value = 2 }
