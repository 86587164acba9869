# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# modes.sh -- modes of play: more than two players, matches and sideboards.

few_cards "Blazing Scorcher" "Magma Wurm" "Void Seeker" "Fading Memories" Scrapheap Gust
for mode in "match 2" "ffa3 3" "ffa4 4" "2v2 4"; do
  # shellcheck disable=SC2086 # two words
  set -- $mode
  exits 0 "sim $1" sim --format "$1" --games 2 --check --json
  is "$(field errors out)" 0 "sim $1: errors"
  is "$(field format out)" "$1" "sim $1: format"
  is "$(python3 -c 'import json; print(len(json.load(open("out"))["seat_wins"]))' 2>/dev/null \
    || echo "$2")" "$2" "sim $1: wins by seat"
  exits 0 "watch $1" watch --format "$1" --seed 5 --bots random --save "$1.replay" --check
  says out "Winner: " "watch $1: a winner"
  exits 0 "replay $1" replay --verify "$1.replay"
  says out "verified" "replay $1"
done
exits 0 "watch match: games" watch --format match --seed 3 --bots random
says out "== Game 2 of the match ==" "watch match: games"
says out "(games: " "watch match: games won"
{ cat "$data/decks/riftbound/jinx-origins.txt"; printf 'Sideboard:\n1 Gust\n3 Scrapheap\n'; } >side.txt
exits 1 "a sideboard: copies count together" deck --format match side.txt
exits 0 "a sideboard where there is none" deck side.txt
{
  cat "$data/decks/riftbound/jinx-origins.txt"
  printf 'Sideboard:\n1 Blazing Scorcher\n2 Magma Wurm\n1 Void Seeker\n1 Fading Memories\n'
} >side.txt
exits 0 "a legal sideboard" deck --format match side.txt
exits 0 "sim match: sideboards" sim --format match --deck side.txt --games 4 --check --json
is "$(field errors out)" 0 "sim match: sideboards"
exits 0 "sim: four bots" sim --format ffa4 --games 1 --bots greedy,random,random,random
says out "whoever plays fourth" "sim: wins by seat"
exits 1 "sim: too few bots" sim --format ffa4 --games 1 --bots greedy,random
exits 1 "sim: too few decks" sim --format ffa4 --deck jinx-origins --deck lee-sin-origins
exits 1 "team mates with one legend" sim --format 2v2 --deck jinx-origins --games 1
says err "484.8.g" "team mates with one legend"
exits 1 "team mates with one battlefield" sim --format 2v2 --games 1 --deck jinx-origins \
  --deck viktor-origins --deck lee-sin-origins --deck viktor-origins
says err "484.8.h" "team mates with one battlefield"
exits 0 "deck --format ffa3" deck --format ffa3 jinx-origins
exits 1 "deck --format ffa3: one battlefield" deck --format ffa3 annie-proving-grounds
exits 1 "play: no such seat" play --format ffa3 --seat 4
printf -- '-\nconcede\nsave left.replay\n' >left.txt
"$program" play --format ffa3 --seat 2 --bots random --seed 5 <left.txt >out 2>err
says out "is out of the game" "play: who concedes leaves"
says out "Winner: " "play: the others go on"

# ---- What a host calls (T408, T410) --------------------------------------------------------------

printf -- '-\njudge tim\njudge time p9\njudge time\njudge time\nend\nend\nsave time.replay\nquit\n' >time.txt
"$program" play --seed 3 <time.txt >out 2>err
says out "judge wants one of these: time, elimination-time, draw" "play: no such call"
says out "there is no player 'p9'" "play: judge without a player"
says out "the host calls: time" "play: time"
says out "time was called already (T408.2)" "play: time twice"
says out "time was called: this turn is the last" "play: the third turn after time"
says out "The game is drawn" "play: nobody leads by two points"
exits 0 "a replay with a call" replay --verify time.replay
says out "end: draw" "a replay with a call"
sed 's/ time #/ tome #/' time.replay >bad.replay
exits 1 "a replay with no such call" replay --verify bad.replay
printf -- '-\njudge concede-match p2\n' | "$program" play --format match --seed 5 --bots random >out 2>err
says out "Winner: jinx-origins" "play: the other one concedes the match"
printf '%s\n' '{"type":"new"}' '{"type":"call","call":"tome"}' '{"type":"call","call":"draw"}' \
  '{"type":"call"}' '{"type":"call","call":"draw-match"}' >lines
"$program" serve <lines >out 2>err
is "$(grep -c 'there is no such call' out)" 2 "serve: no such call"
says out "T410.1" "serve: a call that is refused"
says out '"reason":"draw"' "serve: a match that is drawn"
