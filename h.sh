drag () 
{ 
    xdotool mousemove $1 $2;
    sleep .2;
    xdotool mousedown 1;
    sleep .1;
    for i in 1 2 3 4 5 6 7 8;
    do
        xdotool mousemove $(( $1+($3-$1)*i/8 )) $(( $2+($4-$2)*i/8 ));
        sleep .05;
        [ $i = 5 ] && shot 034;
    done;
    xdotool mouseup 1
}
throw() 
{ 
    xdotool mousemove 457 505;
    sleep .3;
    xdotool mousedown 1;
    sleep .1;
    for i in 1 2 3 4 5 6 7 8 9 10;
    do
        xdotool mousemove $((457+($1-457)*i/10)) $((505+($2-505)*i/10));
        sleep .06;
    done;
    sleep .3;
    shot $3a;
    xdotool mouseup 1;
    for j in 1 2 3 4 5;
    do
        sleep .6;
        shot $3_$j;
    done
}
