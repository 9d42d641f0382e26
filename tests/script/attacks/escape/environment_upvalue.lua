-- expect: there is no '_E' here
-- Half of the word, in case words are compared by their beginnings.
return card { on_play = function() return _E.NV end }
