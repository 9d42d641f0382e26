-- expect: there are no globals; write 'local' before 'helper'
function helper() end
return card {}
