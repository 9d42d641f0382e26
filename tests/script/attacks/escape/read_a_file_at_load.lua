-- expect: there is no 'dofile' here
dofile("/etc/passwd")
return card {}
