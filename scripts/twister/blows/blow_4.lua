return blow { value = 4, copies = 1 }
