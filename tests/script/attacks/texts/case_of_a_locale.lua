-- expect: harmless
return card { on_play = function() assert(("ÀÉı"):lower() == "ÀÉı" and ("straße"):upper() == "STRAßE") end }
