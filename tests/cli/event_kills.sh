# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# event_kills.sh -- two hundred commands of an event are killed: nothing that was reported is lost.

if TMPDIR=. python3 "$data/tests/event/kills.py" "$program" 200 >out 2>err; then ok; else not_ok "kill -9 at random moments"; fi
says out "200 commands were killed: " "kill -9 at random moments"
says_not out " 0 had told" "some had told their fact before they died"
says_not out " 0 had not" "some died before they told it"
