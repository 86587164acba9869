# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# suggestions.sh -- what docs/reference-words.md says is written in the place of another game's word
# is a word of the game, or a piece of a card that loads (see cli_test.sh).

mkdir riftbound evolve

# Each suggestion: the game, the other game's word, what is written.
awk -F ' \\| ' '/^\| `/ {
  word = $1; gsub(/^\| `|`$/, "", word)
  sub(/ \|$/, "", $3)
  if ($2 ~ /^write `/) print "riftbound\t" word "\t" substr($2, 8, length($2) - 8)
  if ($3 ~ /^write `/) print "evolve\t" word "\t" substr($3, 8, length($3) - 8)
}' "$data/docs/reference-words.md" | sort -u >suggested
is "$(($(wc -l <suggested) > 60))" 1 "suggestions: the table is read"

# One word: the table says that the game has it.
awk -F ' \\| ' '/^\| `/ {
  word = $1; gsub(/^\| `|`$/, "", word)
  if ($2 ~ /^yes/) print "riftbound\t" word
  if ($3 ~ /^yes/) print "evolve\t" word
}' "$data/docs/reference-words.md" >there
awk -F '\t' 'NR == FNR { there[$0] = 1; next } $3 ~ /^[a-z_]+$/ && !(($1 "\t" $3) in there)' there suggested >missing
while IFS="$(printf '\t')" read -r game word form; do # shorthands of keywords stand in their files
  grep -q "shorthand \"$form\"" "$data/scripts/keywords/$game.lua" || echo "$game $word $form"
done <missing >unknown
is "$(cat unknown)" "" "suggestions: words that the game has"

# A piece of a card: a number, fields of a selector, what `run` does, or abilities.
card() { # game, number
  if [ "$1" = riftbound ]; then
    head="domains = { \"fury\" }, cost = { energy = 1 }" body="type = \"unit\", might = 1" aim=unit stat=might
  else
    head="class = \"neutral\", cost = 1" body="type = \"follower\", attack = 1, defense = 1" aim=follower stat=attack
  fi
  case $form in
    run\ =* | counters\ =*) text="type = \"spell\", targets = { $aim {}, $aim {} }, $form" ;;
    number.*) text="$body, static { affects = \"me\", $stat = $form }" ;;
    "{"*) text="$body, static { affects = $aim $form, $stat = 1 }" ;;
    game.* | if\ * | for\ *) text="type = \"spell\", targets = { $aim {}, $aim {} },
  run = function(game, me, it, other) $form end" ;;
    *) text="$body, $form" ;;
  esac
  printf 'return card { id = "SU-%s", name = "Suggestion %s", %s, %s }\n' "$2" "$2" "$head" "$text" >"$1/c$2.lua"
}
tab=$(printf '\t') number=0
while IFS=$tab read -r game word form; do
  case $form in *[!a-z_]*) number=$((number + 1)) && card "$game" "$number" ;; esac
done <suggested
is "$((number > 30))" 1 "suggestions: pieces of cards are read"
for game in riftbound evolve; do
  exits 0 "suggestions for $game load" check --no-coverage "$game"
  is "$(grep -E 'error:|matches-nothing' out)" "" "suggestions for $game"
done
