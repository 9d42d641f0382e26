return blow { value = 2, copies = 2 }
