-- expect: cannot set 'shout'
return card { on_play = function() string.shout = function(s) return s end end }
