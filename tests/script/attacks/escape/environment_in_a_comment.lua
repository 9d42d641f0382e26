-- expect: harmless
-- _ENV ^ 2 --[[ _ENV ]] is only prose here
--[==[ _ENV ]] ^ ]==]
return card { on_play = function() assert("_ENV ^" == '_ENV' .. " ^") end }
