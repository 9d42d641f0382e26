return order { value = 3 }
