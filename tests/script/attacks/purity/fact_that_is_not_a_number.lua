-- expect: should be plain data, not a number without a value
return card { price = 0 / 0 }
