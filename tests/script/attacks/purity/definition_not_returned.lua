-- expect: write 'return' before 'card'
card { price = 1 }
