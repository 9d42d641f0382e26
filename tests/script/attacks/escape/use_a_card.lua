-- expect: to share
-- Only what stands under lib/ is shared.
local other = use "cards/use_a_card"
return card {}
