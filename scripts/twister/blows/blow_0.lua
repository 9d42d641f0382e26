return blow { value = 0, copies = 1 }
