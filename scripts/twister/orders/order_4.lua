return order { value = 4 }
