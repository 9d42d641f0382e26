-- expect: there is no 'pcall' here
-- Whoever could catch an error could outlive the budget.
return card { on_play = function() while true do pcall(function() while true do end end) end end }
