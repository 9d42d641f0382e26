-- expect: cannot be set
return card { on_play = function(self) self.__index = {} end }
