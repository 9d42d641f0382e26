-- expect: unfinished long comment
return card {} --[[ and so on
