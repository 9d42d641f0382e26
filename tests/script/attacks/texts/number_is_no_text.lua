-- expect: string.len: needs a text, not an integer
-- A number that turns into a text in place would change under the caller's hands.
return card { on_play = function() return string.len(12) end }
