# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# event_paper.sh -- a day of 37 players, kept by the program and on paper (tests/event/paper_day.py).

if TMPDIR=. python3 "$data/tests/event/paper_day.py" "$program" >out 2>err; then ok
else not_ok "a day on paper: $(cat out)"; fi
says out "6 rounds of 39 players on paper, 0 faults" "a day on paper"
