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
