-- Who can act: not wounded, not carried, not healed by somebody this turn, DT-83, DT-100, DT-105.
return function(figure) return not figure.wounded and not figure.carrier and figure.card.healed == 0 end
