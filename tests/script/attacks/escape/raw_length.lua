-- expect: there is no 'rawlen' here
return card { on_play = function() return rawlen({ 1, nil, 3 }) end }
