-- expect: a 'for' loop counts with numbers, not with a text
return card { on_play = function() for i = 1, "ten" do end end }
