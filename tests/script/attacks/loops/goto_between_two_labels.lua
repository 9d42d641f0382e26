-- expect: takes too long
return card { on_play = function() goto b ::a:: goto b ::b:: goto a end }
