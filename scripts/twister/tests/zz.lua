return { { name = "ZZ trace", heroes = { "", "" }, companions = { 1, 2 }, seed = 1, play = {}, expect = { turn = 9999 } } }
