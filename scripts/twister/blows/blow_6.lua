return blow { value = 6, copies = 1 }
