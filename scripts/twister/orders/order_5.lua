return order { value = 5 }
