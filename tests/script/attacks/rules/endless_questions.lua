-- expect: asks too many questions in one go
-- An answer renews the budget; the questions of one hook have a limit of their own.
return card { on_play = function(self, hero) while true do hero:ask(5) end end }
