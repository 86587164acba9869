# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# rules.sh -- the rules of the books and who cites them.

exits 0 "rules" rules --source "$data"
says out "rules in the book" "rules"
exits 0 "rules --of" rules --source "$data" --of 466.1.b
says out "core/riftbound/" "rules --of"
exits 0 "a rule that no source cites" rules --source "$data" --of 817.3
says out "tests/scenarios/" "a rule that no source cites"
says out "near: core/riftbound/cards.h:" "a rule that no source cites: the nearest above it"
exits 0 "a section that no source cites" rules --source "$data" --of 446
says out "(445)" "a section that no source cites: the one before it"
exits 0 "a rule that a source cites" rules --source "$data" --of 466.1.b
says_not out "near: " "a rule that a source cites"
exits 0 "rules --of --json" rules --source "$data" --of 817.3 --json
says out '"near"' "rules --of --json"
exits 1 "a rule that does not exist" rules --source "$data" --of 999.9
exits 0 "rules --missing" rules --source "$data" --missing
exits 0 "rules --json" rules --source "$data" --json
is "$(field wrong out)" 0 "rules --json"
exits 0 "rules --table" rules --source "$data" --table
says out "number	class	state	tests	sources	reason" "rules --table"
mkdir -p wrong/docs/rules wrong/core
cp "$data/docs/rules/riftbound-numbers.txt" wrong/docs/rules/
printf '/* 100 steps, 100.5%% and 128 bits are no rules; 340.1 is (rule 478). */\n' >wrong/core/a.c
exits 0 "what is no citation" rules --source wrong --json
is "$(field citations out)" 2 "what is no citation"
mkdir -p wrong/tests
printf 'scenario "116 a name says its rule first, then 117 words" {}\nlocal s = "116 words"\n' \
  >wrong/tests/a_spec.lua
exits 0 "the name of a scenario" rules --source wrong --of 116
is "$(cat out)" "tests/a_spec.lua:1 (test)" "the name of a scenario"
exits 0 "a number within a name" rules --source wrong --of 117
is "$(cat out)" "missing" "a number within a name"
printf -- '-- 118\nassert(true, "340.2")\n' >>wrong/tests/a_spec.lua
exits 0 "a mention is no proof" rules --source wrong --of 340.2
is "$(cat out)" "tests/a_spec.lua:4 (test, mentioned)
near: core/a.c:1 (340.1)
missing" "a mention is no proof"
printf 'static void rule_340_2_it_is_open(void **state) { (void)state; } /* 340.3 */\n' \
  >wrong/tests/test_a.c
exits 0 "the name of a C test" rules --source wrong --of 340.2
says out "tests/test_a.c:1 (test)" "the name of a C test"
printf '# why\n341\tnobody can see it\n' >wrong/docs/rules/riftbound-reasons.tsv
exits 0 "a reason" rules --source wrong --of 341
is "$(cat out)" "not observable: nobody can see it" "a reason"
printf '99999\n' >wrong/docs/rules/riftbound-missing.txt
"$program" rules --source wrong --table >wrong/docs/rules/riftbound.tsv 2>/dev/null
says wrong/docs/rules/riftbound.tsv "340.2	E	tested	tests/test_a.c	" "rules --table"
says wrong/docs/rules/riftbound.tsv "	E	missing			" "rules --table"
exits 0 "rules --check" rules --source wrong --check
printf '3\n' >wrong/docs/rules/riftbound-missing.txt
exits 1 "more rules are missing" rules --source wrong --check
says err "rules are missing" "more rules are missing"
printf '99999\n' >wrong/docs/rules/riftbound-missing.txt
printf '342\tnobody can see it\n' >>wrong/docs/rules/riftbound-reasons.tsv
exits 1 "a table out of date" rules --source wrong --check
says err "riftbound.tsv is out of date" "a table out of date"
printf '340.2\tof a tested rule\n' >wrong/docs/rules/riftbound-reasons.tsv
exits 0 "a reason that has become stale" rules --source wrong
exits 1 "a stale reason is found" rules --source wrong --check
says err "riftbound-reasons.tsv:1: 340.2 is tested" "a stale reason is found"
for reason in '341\ttwice' '999\tno rule' '344'; do
  printf '341\tonce\n'"$reason"'\n' >wrong/docs/rules/riftbound-reasons.tsv
  exits 1 "a wrong reason: $reason" rules --source wrong
  says err "riftbound-reasons.tsv:2: " "a wrong reason: $reason"
done
rm wrong/docs/rules/riftbound-reasons.tsv
printf 'int a; /* 340.77 */\n' >>wrong/core/a.c
exits 1 "a citation that does not exist" rules --source wrong
says err "core/a.c:2: there is no rule 340.77" "a citation that does not exist"

# A second rulebook: its files, its marks, its numbers.
exits 0 "rules --game" rules --source "$data" --game evolve
says out "585 rules in the book" "rules --game"
exits 0 "rules --game --of" rules --source "$data" --game evolve --of 6.1.1.4
says out "scripts/deck_rules/evolve.lua:" "rules --game --of"
exits 1 "rules --game: no such game" rules --game chess
says err "there is no game 'chess'" "rules --game: no such game"
exits 0 "another game's file cites none of these" rules --source "$data" --of 103.2
says_not out "evolve" "another game's file cites none of these"
rm -rf other
mkdir -p other/docs/rules other/core/evolve other/core/riftbound other/core/kernel other/tests/evolve
cp "$data"/docs/rules/*-numbers.txt other/docs/rules/
printf '/* 340.1, not 10.6.2; for (5.4) and 1.5 see SVE 10.6.2, 10.6.1 (SVE 6.1). */\n' \
  >other/core/kernel/a.c
printf '/* 10.6.2 says, as rule 9 does and (8.2), that 7.1 of 355.9.b is 3.5 (A.3) */\n' \
  >other/core/evolve/a.c
printf '/* 355.9.b and 10.6.2 */\n' >other/core/riftbound/a.c
printf 'static const char e[] = "Comprehensive Rules 1.3.1"; /* SVE 9.1 */\n' >other/core/evolve/b.c
printf 'scenario "12.2.1 a name" {}\n-- 12.2.2\n' >other/tests/evolve/a_spec.lua
printf 'static void rule_10_5_1_first(void **state) {}\n' >other/tests/evolve/test_a.c
exits 0 "rules of the first game" rules --source other --table
is "$(awk -F'\t' 'NR > 1 && $4 $5 { printf "%s ", $1 }' out)" "340.1 355.9.b " "rules of the first game"
exits 0 "rules NUMBER" rules --source other 340.1
cp out number
exits 0 "rules --of" rules --source other --of 340.1
is "$(cat out)" "$(cat number)" "rules NUMBER is --of"
exits 1 "rules NUMBER: none" rules --source other 340.99
says err "there is no rule 340.99 of riftbound" "rules NUMBER: none"
exits 0 "rules of the second game" rules --source other --game evolve --table
is "$(awk -F'\t' 'NR > 1 && $4 $5 { printf "%s ", $1 }' out)" \
  "6.1 8.2 9 9.1 10.5.1 10.6.1 10.6.2 12.2.1 A.3 " "rules of the second game"
says out "12.2.1	E	tested	tests/evolve/a_spec.lua" "rules of the second game: a scenario"
says out "10.6.2	E	implemented		core/evolve/a.c core/kernel/a.c" "rules of the second game"
printf '585\n' >other/docs/rules/evolve-missing.txt
cp out other/docs/rules/evolve.tsv
exits 0 "rules --game --check" rules --source other --game evolve --check
printf '1\n' >other/docs/rules/evolve-missing.txt
exits 1 "more rules of a game are missing" rules --source other --game evolve --check
says err "docs/rules/evolve-missing.txt" "more rules of a game are missing"
printf '/* 10.99.1 */\n' >other/core/evolve/c.c
exits 1 "a citation of a game that does not exist" rules --source other --game evolve
says err "core/evolve/c.c:1: there is no rule 10.99.1" "a citation of a game that does not exist"
exits 0 "... is none of the other game" rules --source other
mkdir -p wrong/tests/event wrong/cards
cp "$data/docs/rules/riftbound-tournament-numbers.txt" wrong/docs/rules/
printf 'static void rule_409_3_the_lot(void **state)\n{\n}\n' >wrong/tests/event/test_a.c
printf '/* T505.2, TR 505.5; 505.6 is a rule of cards */\n' >wrong/core/a.c
exits 0 "rules of organised play" rules --source wrong --game tournament 409.3
says out "tests/event/test_a.c:1 (test)" "rules of organised play"
for number in 505.2 505.5; do
  exits 0 "T and TR" rules --source wrong --game tournament $number
  says out "core/a.c:1" "T and TR"
done
exits 0 "a number without a mark" rules --source wrong --game tournament 505.6
says out "missing" "a number without a mark is one of the Core Rules"
