-- expect: label 'a' already defined
return card { on_play = function() ::a:: ::a:: end }
