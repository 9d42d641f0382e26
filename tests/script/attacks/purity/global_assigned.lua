-- expect: there are no globals; write 'local' before 'count'
count = 0
return card {}
