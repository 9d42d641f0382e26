-- expect: attempt to index a number value
return card { on_play = function() local step = ipairs {} step() end }
