return blow { value = 1, copies = 1 }
