-- expect: there is no 'rawset' here
return card { on_play = function() rawset(string, "len", nil) end }
