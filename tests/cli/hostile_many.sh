# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154,SC2046 # sourced by cli_test.sh; words
#
# hostile_many.sh -- mods of sixty hostile cards (tests/hostile/many.lua), opened with every command
# of the program: each ends in bounded time, with a sentence and an exit code, and sends no control
# byte.  The commands come from the program's own list.

for kind in load run told; do
  mkdir $kind
  lua5.4 "$data/tests/hostile/many.lua" $kind $kind || exit 2
done
# The same as told, with a link round in a circle, and with one that leads out.
for kind in round away; do
  cp -r told $kind
  sed -i "s/\"told\"/\"$kind\"/" $kind/mod.lua
done
printf 'return "what lies outside"\n' >secret.lua
ln -s .. round/cards/up
ln -s ../../secret.lua away/cards/link.lua
is "$(grep -L "^scenario" load/cards/*_spec.lua run/cards/*_spec.lua | wc -l | tr -d ' ')" 0 "the mods are there"
XDG_CACHE_HOME=$room/cache XDG_STATE_HOME=$room/state
export XDG_CACHE_HOME XDG_STATE_HOME
printf '# A page\n\n```lua\nscenario "a loop" { function(t) while true do end end }\n```\n' >page.md
for i in 1 2 3 4 5 6 7 8; do printf '\n```lua\nscenario "%d" { function(t) while true do end end }\n```\n' $i >>page.md; done
find . -type f | sort >before

# Arguments for a command and a mod, each a line: what it is opened with.  `none`: the command opens
# no mod and nothing that a mod holds.
rows() {
  case $1 in
  play) echo "play --seed 3 --bot random --mod $2" ;;
  watch) echo "watch --seed 3 --mod $2" ;;
  table) echo "table --forget --no-open --port $port --mod $2" ;;
  sim) echo "sim --games 1 --mod $2" ;;
  serve) echo "serve --mod $2" ;;
  replay) echo "replay $2/mod.lua" ;;
  explain) echo "explain $2/mod.lua Gust" ;;
  deck)
    echo "deck --mod $2 $2/decks/named.txt"
    echo "deck --mod $2 jinx-origins"
    ;;
  show) for card in $(find "$2"/cards -name '*_might.lua' -o -name 'told_1.lua' | sort | head -n 2); do
    echo "show --budget 20 --mod $2 $card"
  done ;;
  cards) echo "cards --mod $2" ;;
  rules) echo none ;;
  new) echo "new card Odd --in $2/mod.lua" ;;
  check) echo "check --budget 50 $2" ;;
  test)
    echo "test --budget 50 $2"
    for way in --list --coverage --vacuous; do echo "test --budget 20 $way $2"; done
    echo "test --budget 20 --mutate $(find "$2"/cards -name '*.lua' ! -name '*_spec.lua' | sort | head -n 1)"
    ;;
  event) echo "event check $2/mod.lua" ;;
  docs) echo "docs --budget 50 page.md" ;;
  *) return 1 ;;
  esac
}

# expected COMMAND KIND LINE: the exit code; 1, when err says that the budget is spent.
expected() {
  if grep -q "have run for .* million instructions in all" err; then echo 1; return; fi
  case "$1 $2 $3" in
  serve* | table*) echo 0 ;; # a mod is read when somebody asks for a game
  "play run"* | "watch run"* | "sim run"* | "cards run"* | "show run"*) echo 0 ;;
  "play told"* | "watch told"* | "sim told"* | "cards told"* | "show told"*) echo 0 ;;
  "deck run"*jinx-origins | "deck told"*jinx-origins | "test run"*--list* | "test told"*--list*) echo 0 ;;
  *) echo 1 ;;
  esac
}

port=$((20000 + $$ % 20000))
"$program" --help >out
sed -n '/^commands:/,/^$/s/^  \([a-z]*\) .*/\1/p' out >commands
if [ "$(wc -l <commands)" -ge 12 ]; then ok; else not_ok "the commands of --help"; fi
while read -r command; do
  if ! rows "$command" load >/dev/null; then
    not_ok "$command: a new command needs a row here"
    continue
  fi
  for kind in load run told round away; do
    rows "$command" $kind >lines
    while read -r line; do
      [ "$line" != none ] || continue
      # shellcheck disable=SC2086,SC3045 # words; dash, ash and bash all know -t
      (ulimit -t 60 && timeout $([ "$command" = table ] && echo 10 || echo 400) "$program" $line) >out 2>err </dev/null
      got=$?
      if [ "$command $got" = "table 124" ]; then got=0; fi # it serves until it is stopped
      is $got "$(expected "$command" $kind "$line")" "$line: exit code"
      case "$command $kind" in
      "play round" | "watch round" | "sim round" | "deck round" | "show round") says err "directories nest more than 16 deep" "$line" ;;
      "play away" | "watch away" | "sim away" | "deck away" | "show away") says err "a link that leads out of the mod, which is not followed" "$line" ;;
      esac
      if grep -q "what lies outside" out err; then not_ok "$line: it tells what lies outside"; else ok; fi
      if [ -s out ] || [ -s err ] || [ "$command" = serve ]; then ok; else not_ok "$line: it says nothing"; fi
      if LC_ALL=C grep -q "$(printf '[\001-\010\013-\037\177]')" out err; then not_ok "$line: control bytes"; else ok; fi
    done <lines
  done
done <commands
find . -type f ! -path './cache/*' ! -path './state/*' | sort >after
is "$(comm -13 before after | grep -v -x -e ./after -e ./before -e ./commands -e ./err -e ./lines -e ./out | tr '\n' ' ')" "" \
  "nothing is written"

# ---- The budget of a command ------------------------------------------------------------------------

for command in "check" "test" "show --mod run"; do
  path=run
  [ "$command" != "show --mod run" ] || path=run/cards/loop_might.lua
  # shellcheck disable=SC2086 # words
  exits 1 "a spent budget: $command" $command --budget 1 $path
  says err "have run for 1 million instructions in all, and no further ones are run (--budget N allows more)" \
    "a spent budget: $command"
  is "$(grep -c "have run for 1 million" err)" 1 "a spent budget is told once: $command"
done
printf '{"type":"new","game":"riftbound","seats":[0]}\n' >asked
"$program" serve --budget 1 --mod run <asked >out 2>err
is $? 1 "a spent budget: serve"
is "$(grep -c "have run for 1 million" err)" 1 "a spent budget is told once: serve"
exits 1 "a spent budget: docs" docs --budget 50 page.md
says err "have run for 50 million instructions in all" "a spent budget: docs"
"$program" watch --seed 3 --save whole.replay >/dev/null
for command in "deck --mod load jinx-origins" "deck --to codes jinx-origins" "sim --games 50 --mod run" "watch --mod run" \
  "play --mod run" "cards --mod run" "replay whole.replay" "replay --verify whole.replay" "explain whole.replay"; do
  # shellcheck disable=SC2086 # words
  exits 1 "a spent budget: $command" ${command%% *} --budget 1 ${command#* }
  is "$(grep -c "have run for 1 million" err)" 1 "a spent budget is told once: $command"
  is "$(wc -l <err | tr -d ' ')" 1 "nothing else is told: $command"
done
exits 0 "a budget that is enough: sim" sim --budget 100000 --games 2
exits 2 "no budget: sim" sim --budget 0
exits 2 "no budget" check --budget 0 told
exits 0 "a budget that is enough" test --budget 100 "$data/cards/riftbound/ogn/gust_spec.lua"
