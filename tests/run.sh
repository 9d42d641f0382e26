#!/bin/sh
# `.ci/run` adds up its parts: run as it is, among programs that only say what the real ones would say at their end.
#
#   sh tests/run.sh .ci/run
set -eu
run=$1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/.ci" "$place/bin"
cp "$run" "$place/.ci/run"

# program FILE: what it does comes from standard input.
program() {
    { echo '#!/bin/sh'; cat; } >"$place/$1"
    chmod +x "$place/$1"
}
echo 'exit ${SETUP:-0}' | program .ci/setup
echo 'exit ${FORMAT:-0}' | program .ci/format
program bin/cmake <<'END'
case "$*" in --build*asan*) exit ${BUILD:-0} ;; esac
END
program bin/setarch <<'END'
shift
exec "$@"
END
program bin/ctest <<'END'
bad=0
case "$*" in
*"-LE fuzz"*) [ "${NONE:-}" ] && echo 'No tests were found!!!' && exit 0
    [ "${CUT:-}" ] && exit 139
    bad=${BAD:-0} ;;
esac
echo "$((100 - bad))% tests passed, $bad tests failed out of 100"
[ "$bad" = 0 ]
END

mkdir -p "$place/build/asan/tests" "$place/build/tsan/tests"
echo 'echo 1' | program build/asan/tests/tankard_games
echo 'echo ${GAMES:-1}' | program build/tsan/tests/tankard_games

# expect STATUS LAST_LINE SETTINGS…
expect() {
    status=$1 line=$2
    shift 2
    got=0
    output=$(env PATH="$place/bin:$PATH" "$@" sh "$place/.ci/run" 2>&1) || got=$?
    said=$(echo "$output" | tail -1)
    [ "$said" = "$line" ] && [ "$got" = "$status" ] && return
    echo "with $*: '$said' and status $got instead of '$line' and status $status" >&2
    exit 1
}
expect 0 '302 passed, 0 failed' X=
expect 1 '299 passed, 3 failed' BAD=3
expect 1 '301 passed, 1 failed' FORMAT=1
expect 1 '301 passed, 1 failed' GAMES=2
expect 1 '0 passed, 1 failed' SETUP=1
expect 1 '102 passed, 1 failed' BUILD=1
expect 1 '202 passed, 1 failed' NONE=1
expect 1 '202 passed, 1 failed' CUT=1
