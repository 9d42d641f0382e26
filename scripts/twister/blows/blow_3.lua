return blow { value = 3, copies = 2 }
