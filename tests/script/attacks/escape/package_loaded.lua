-- expect: there is no 'package' here
return card { on_play = function() return package.loaded.os end }
