# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# faults.sh -- full disks, kills, two at a time, closed pipes, odd surroundings.

few_cards

# ---- What cannot be written is told -------------------------------------------------------------

if [ -c /dev/full ]; then
  exits 1 "a replay onto a full disk" watch --seed 1 --bots random --save /dev/full
  says err "/dev/full: No space left on device" "a replay onto a full disk"
  for command in "deck jinx-origins" "watch --seed 1 --bots random" "sim --games 1 --json" "cards --json" "--help"; do
    # shellcheck disable=SC2086 # words
    "$program" $command >/dev/full 2>err
    is $? 1 "output onto a full disk: $command"
    says err "what was printed could not be written: No space left on device" "output onto a full disk: $command"
  done
fi
mkdir -p a_folder
exits 1 "a replay in the place of a folder" watch --seed 1 --bots random --save a_folder
says err "a_folder: Is a directory" "a replay in the place of a folder"
exits 1 "a replay in a folder that is not there" watch --seed 1 --bots random --save nowhere/game.replay
says err "nowhere/game.replay: No such file or directory" "a replay in a folder that is not there"
printf 'save /dev/full\nsave nowhere/x\nquit\n' >in
plays "saves that fail in play" --seed 1
says out "/dev/full: No space left on device" "saves that fail in play"
says out "nowhere/x: No such file or directory" "saves that fail in play: a folder"

# ---- Whole or not at all ---------------------------------------------------------------------------

exits 0 "a replay" watch --seed 1 --bots random --save game.replay
chmod 640 game.replay
ln -s game.replay linked.replay
cp game.replay first.replay
exits 0 "a replay over another, by a link" watch --seed 2 --bots random --save linked.replay
if [ -L linked.replay ]; then ok; else not_ok "the link is one no more"; fi
if cmp -s game.replay first.replay; then not_ok "what the link leads to was not written"; else ok; fi
is "$(find game.replay -perm 640)" game.replay "permissions are kept"
# Killed at any moment, what is there is the old one or the new one, whole.
i=0
while [ $i -lt 12 ]; do
  i=$((i + 1))
  "$program" watch --seed $i --bots random --save game.replay >/dev/null 2>&1 &
  process=$!
  sleep "0.$(((i * 37) % 60 + 10))"
  kill -9 $process 2>/dev/null
  wait $process 2>/dev/null
  "$program" replay --verify game.replay >out 2>err
  is $? 0 "killed: run $i"
done

# Two at a time on one file, and on one cache.
for seed in 5 6 7 8; do "$program" watch --seed $seed --bots random --save shared.replay >/dev/null 2>&1 & done
wait
exits 0 "several that save under one name" replay --verify shared.replay
is "$(find . -name '.shared.replay.*' | wc -l | tr -d ' ')" 0 "several that save under one name: nothing is left over"
mkdir -p pair/cards
echo 'return mod { name = "pair", version = "1.0", game = "riftbound" }' >pair/mod.lua
cp "$data/cards/riftbound/ogn/gust.lua" pair/cards/breeze.lua
sed -i 's/ogn-169/pair-1/; s/name = "Gust"/name = "Breeze"/; s/id = "[^"]*"/id = "pair-1"/' pair/cards/breeze.lua
sed 's/"Gust"/"Breeze"/g' "$data/cards/riftbound/ogn/gust_spec.lua" >pair/cards/breeze_spec.lua
for n in 1 2 3; do XDG_CACHE_HOME=$room/cache "$program" check --json pair >check.$n 2>&1 & done
wait
XDG_CACHE_HOME=$room/cache "$program" check --json pair >check.4 2>&1
for n in 2 3 4; do
  if cmp -s check.1 check.$n; then ok; else not_ok "several on one cache: check $n"; fi
done
# shellcheck disable=SC2044 # their names are hashes
for file in $(find cache -type f); do
  case $(head -c 1 "$file") in "{" | "[") ok ;; *) not_ok "several on one cache: $file" ;; esac
done

# ---- Bots that misbehave -----------------------------------------------------------------------------

printf 'read line\nprintf "{\\"type\\":\\"hello\\",\\"protocol\\":1,\\"name\\":\\"b\\"}\\n"\n' >hello
{ cat hello; echo 'yes floods'; } >flood.sh
{ cat hello; echo 'head -c 100000000 /dev/zero | tr "\0" "x"; cat >/dev/null'; } >long.sh
{ cat hello; echo 'exec sleep 60'; } >hang.sh
{ cat hello; echo 'read line; kill -9 $$'; } >dies.sh
for bot in flood long hang dies; do
  exits 1 "a bot that misbehaves: $bot" watch --seed 1 --bots "exec:sh $bot.sh,random" --bot-timeout 1
  says err "bot 'sh $bot.sh' " "a bot that misbehaves: $bot"
done

# ---- Pipes and surroundings ------------------------------------------------------------------------------

"$program" watch --seed 1 --bots random 2>err | head -n 1 >out
is "$(wc -c <err | tr -d ' ')" 0 "who reads no further: nothing is said"
one_line out "who reads no further"
"$program" watch --seed 1 --bots random >plain 2>err
for surroundings in "LC_ALL=de_DE.UTF-8" "LC_ALL=tr_TR.UTF-8" "LC_ALL=nonsense" "-u HOME -u XDG_CACHE_HOME -u XDG_DATA_HOME" \
  "HOME=/dev/null XDG_CACHE_HOME=/dev/null XDG_DATA_HOME=/dev/null" "HOME= TERM="; do
  # shellcheck disable=SC2086 # words
  env $surroundings "$program" watch --seed 1 --bots random >out 2>err
  if cmp -s plain out; then ok; else not_ok "surroundings: $surroundings"; fi
  # shellcheck disable=SC2086 # words
  env $surroundings "$program" check --json pair >out 2>err
  if cmp -s check.1 out; then ok; else not_ok "surroundings: check: $surroundings"; fi
done

# ---- Each call that writes fails, and each is the last one --------------------------------------------

# A file that is there stays as it was, one that is not does not come, and no other is left over.
if command -v cc >/dev/null && cc -shared -fPIC -o failing.so "$data/tests/cli/failing.c" -ldl 2>err; then
  mkdir -p kept
  "$program" watch --seed 1 --bots random --save kept/game.replay >out 2>err
  cp kept/game.replay first.replay
  cp pair/cards/breeze.lua whole.lua
  # failing CALL AT WHY ARGUMENTS...
  failing() {
    FAIL_CALL=$1 FAIL_AT=$2 FAIL_WHY=$3
    shift 3
    env LD_PRELOAD="$room/failing.so" FAIL_CALL="$FAIL_CALL" FAIL_AT="$FAIL_AT" FAIL_WHY="$FAIL_WHY" \
      "$program" "$@" >out 2>err </dev/null
  }
  for call in "write 28 No space left on device" "fsync 5 Input/output error" "rename 30 Read-only file system" \
    "close 122 Disk quota exceeded" "fchmod 1 Operation not permitted" "mkstemp 24 Too many open files"; do
    # shellcheck disable=SC2086 # words
    set -- $call
    name=$1 why=$2
    shift 2
    failing $name 1 $why watch --seed 2 --bots random --save kept/game.replay
    is $? 1 "$name fails: a replay over another"
    says err "kept/game.replay: $*" "$name fails: a replay over another"
    if cmp -s kept/game.replay first.replay; then ok; else not_ok "$name fails: the old replay is another"; fi
    failing $name 1 $why watch --seed 2 --bots random --save kept/new.replay
    is $? 1 "$name fails: a new replay"
    failing $name 1 $why new card Faulty --in kept
    is "$(find kept -type f | sort | tr '\n' ' ')" "kept/game.replay " "$name fails: nothing is left over"
    XDG_CACHE_HOME=$room/cache_$name
    export XDG_CACHE_HOME
    failing $name 1 $why check --json pair
    if cmp -s check.1 out; then ok; else not_ok "$name fails: a cache that cannot be written is none"; fi
    "$program" check --json pair >out 2>err
    if cmp -s check.1 out; then ok; else not_ok "$name fails: the next check"; fi
    (FAIL_KILL=1; export FAIL_KILL; rm -rf "$XDG_CACHE_HOME"; failing $name 1 $why check --json pair) 2>/dev/null
    "$program" check --json pair >out 2>err
    if cmp -s check.1 out; then ok; else not_ok "killed at $name: the next check"; fi
    unset XDG_CACHE_HOME
    # Killed there: the old file or the new one, whole; beside it lies at most what was being written.
    (FAIL_KILL=1; export FAIL_KILL; failing $name 1 $why watch --seed 2 --bots random --save kept/game.replay) 2>/dev/null
    exits 0 "killed at $name" replay --verify kept/game.replay
    rm -f kept/.game.replay.*
    cp first.replay kept/game.replay
  done
fi

# No room at all: a limit on the size of files stands for a full disk.
(
  trap '' XFSZ
  ulimit -f 1
  "$program" watch --seed 2 --bots random --save kept/game.replay >out 2>err
  echo $? >code
)
is "$(cat code)" 1 "files may not grow"
says err "kept/game.replay: File too large" "files may not grow"
if cmp -s kept/game.replay first.replay; then ok; else not_ok "files may not grow: the old replay is another"; fi

# ---- Nothing to read, to write to, to open ---------------------------------------------------------------

"$program" watch --seed 1 --bots random >out 2>err <&-
if cmp -s plain out; then ok; else not_ok "stdin is closed"; fi
"$program" watch --seed 1 --bots random >&- 2>err
is $? 1 "stdout is closed"
"$program" sim --games 1 >out 2>&-
is $? 0 "stderr is closed"
"$program" watch --seed 1 --bots random --save closed.replay >&- 2>&- <&-
exits 0 "all is closed: the replay is whole" replay --verify closed.replay
"$program" play --seed 1 <&- >out 2>err
if [ $? -lt 2 ]; then ok; else not_ok "play without stdin"; fi
"$program" serve <&- >out 2>err
if [ $? -lt 2 ]; then ok; else not_ok "serve without stdin"; fi
for files in 4 5 6 7 9; do
  for command in "watch --seed 1 --bots random --save few.replay" "check --json pair" "test --brief pair" "sim --games 1 --bots exec:true,random"; do
    # shellcheck disable=SC2086 # words
    sh -c "ulimit -n $files; exec \"\$0\" $command" "$program" >out 2>err </dev/null
    code=$?
    if [ $code -lt 3 ]; then ok; else not_ok "$files open files: $command: $code"; fi
    if [ $code = 0 ] || [ -s err ] || [ -s out ]; then ok; else not_ok "$files open files: $command: nothing is said"; fi
  done
done
if [ -e few.replay ]; then exits 0 "few open files: a replay is whole" replay --verify few.replay; fi

mkdir -p odd/tmp
for place in "TMPDIR=odd/tmp" "TMPDIR=" "TMPDIR=/nowhere" "TMPDIR=/dev/null" "HOME=$room/no/such" "HOME=relative"; do
  env -u XDG_CACHE_HOME "$place" "$program" check --json pair >out 2>err
  if cmp -s check.1 out; then ok; else not_ok "$place: check"; fi
  env "$place" "$program" watch --seed 1 --bots random --save odd.replay >out 2>err
  if cmp -s plain out; then ok; else not_ok "$place: watch"; fi
done

# ---- Files that are half written ---------------------------------------------------------------------------

# Half a file is told, and nothing breaks; the whole one is taken.
cp pair/cards/breeze.lua whole.lua
head -c 60 whole.lua >pair/cards/breeze.lua
exits 1 "half a file" test --brief pair
says out "pair/cards/breeze.lua:" "half a file"
cp whole.lua pair/cards/breeze.lua
exits 0 "the whole file" test --brief pair
# Cut anywhere it is a mistake that is told, or cards; never a crash.
size=$(wc -c <whole.lua) at=0
while [ $at -lt "$size" ]; do
  head -c $at whole.lua >pair/cards/breeze.lua
  "$program" check --no-coverage pair >out 2>err
  code=$?
  if [ $code -le 1 ]; then ok; else not_ok "cut at $at: check: $code"; fi
  if [ $code = 1 ]; then says out "pair/cards/breeze" "cut at $at"; fi
  at=$((at + 13))
done
cp whole.lua pair/cards/breeze.lua

# Watched while it is cut, replaced, taken away and put back: what is told last is about the whole file.
: >watched
"$program" test --watch --interval 20 --brief pair >watched 2>err &
process=$!
# told TIMES: until the watching has told so many results
told() {
  tries=0
  until [ "$(grep -c ' passed, ' watched)" -ge "$1" ] || [ $tries = 300 ]; do
    sleep 0.02
    tries=$((tries + 1))
  done
}
told 1
for at in 10 60 90 120; do head -c $at whole.lua >pair/cards/breeze.lua; sleep 0.05; done
count=$(grep -c ' passed, ' watched)
cp whole.lua beside.lua && mv beside.lua pair/cards/breeze.lua
told $((count + 1))
rm pair/cards/breeze.lua
sleep 0.1
count=$(grep -c ' passed, ' watched)
cp whole.lua pair/cards/breeze.lua
told $((count + 1))
if kill -INT $process 2>/dev/null; then ok; else not_ok "watched: it has ended by itself"; fi
wait $process
cp watched out
says watched "pair/cards/breeze" "watched: half a file is told"
case $(grep ' passed, ' watched | tail -n 1) in *" 0 failed"*) ok ;; *) not_ok "watched: the last result" ;; esac
