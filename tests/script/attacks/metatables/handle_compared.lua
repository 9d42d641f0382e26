-- expect: attempt to compare
return card { on_play = function(self, hero) return self < hero end }
