-- expect: a table inside too many others
return card { on_play = function(self) local t = {} for i = 1, 9 do t = { t } end self.state.x = t end }
