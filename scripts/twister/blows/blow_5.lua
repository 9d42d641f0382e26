return blow { value = 5, copies = 1 }
