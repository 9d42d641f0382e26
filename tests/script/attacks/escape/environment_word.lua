-- expect: there is no _ENV here
-- A chunk's own environment under its own name.
return card { on_play = function() return _ENV["os"] end }
