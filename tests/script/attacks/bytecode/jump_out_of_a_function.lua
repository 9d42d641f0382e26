-- expect: no visible label
return card { on_play = function() ::out:: local f = function() goto out end f() end }
