-- expect: there is no 'getmetatable' here
return card { on_play = function(self) return getmetatable(self).__index end }
