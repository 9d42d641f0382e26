-- expect: the comment that begins here is never closed
return card {} --[[ and so on
