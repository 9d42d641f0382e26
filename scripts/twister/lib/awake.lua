-- Who can act: not wounded, not carried, not healed by somebody this turn, DT-83, DT-100, DT-105.
local trait = (use "twister/lib/world").trait
return function(figure) return not figure.wounded and not figure.carrier and trait(figure, "healed") == 0 end
