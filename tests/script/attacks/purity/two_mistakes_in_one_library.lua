-- expect: 'first' is a variable of the file
local first, second, third
local lib = {
  c = function() third = 1 end,
  b = function() second = 1 end,
  a = function() first = 1 end,
  d = function() third = 2 end,
}
return card { on_play = function(self) return lib.a end }
