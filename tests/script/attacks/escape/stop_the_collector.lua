-- expect: there is no 'collectgarbage' here
collectgarbage("stop")
return card {}
