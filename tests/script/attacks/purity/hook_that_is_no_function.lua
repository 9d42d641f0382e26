-- expect: should be plain data
return card { on_play = 1, [{}] = 2 }
