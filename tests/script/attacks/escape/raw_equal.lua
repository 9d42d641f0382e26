-- expect: there is no 'rawequal' here
return card { on_play = function(self) return rawequal(self, self) end }
