-- expect: '#' stands before a list or a text
return card { on_play = function() local t = {} t["__length"] = 2 return t. --[[ here ]] --
  #0.5 end }
