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

# Half a file is told, and nothing breaks; the whole one is taken.
cp pair/cards/breeze.lua whole.lua
head -c 60 whole.lua >pair/cards/breeze.lua
exits 1 "half a file" test --brief pair
says out "pair/cards/breeze.lua:" "half a file"
cp whole.lua pair/cards/breeze.lua
exits 0 "the whole file" test --brief pair
