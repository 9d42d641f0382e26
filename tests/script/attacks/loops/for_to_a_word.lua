-- expect: 'for' limit
return card { on_play = function() for i = 1, "ten" do end end }
