-- expect: takes too long
return card { bonus = function() ::again:: goto again end }
