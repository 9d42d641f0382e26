-- expect: a file holds one definition
card {}
return card {}
