-- expect: table.sort: needs a table, not a state
return card { on_play = function(self) table.sort(self.state) end }
