# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# event_faults.sh -- the n-th write, sync, cut or removal of a command on an event fails, alone or
# with all later ones: the command says so and nothing has changed, or it does what it says.

if command -v cc >/dev/null && cc -shared -fPIC -o failing.so "$data/tests/cli/failing.c" -ldl 2>err; then
  have=true
else
  have=false
fi

# failing CALL AT ON ARGUMENTS...: FAIL_ON is set when ON is not empty.
failing() {
  FAIL_CALL=$1 FAIL_AT=$2 FAIL_ON=$3
  shift 3
  if [ -z "$FAIL_ON" ]; then unset FAIL_ON; fi
  env LD_PRELOAD="$room/failing.so" FAIL_CALL="$FAIL_CALL" FAIL_AT="$FAIL_AT" ${FAIL_ON:+FAIL_ON=1} FAIL_WHY=28 \
    "$program" "$@" >out 2>err </dev/null
}

"$program" event new faulty.event Faulty --seed 3 >/dev/null
"$program" event register faulty.event "Ann Lee" "Bo Kim" >/dev/null
cp faulty.event first.event
"$program" event log first.event --json >before

$have && for call in pwrite fsync ftruncate unlink; do
  for on in "" on; do
    failed=0 n=0
    while [ $n -lt 14 ]; do
      n=$((n + 1))
      what="$call $n fails${on:+, and all later}"
      rm -f faulty.event*
      cp first.event faulty.event
      failing $call $n "$on" event register faulty.event "Cy Roe"
      code=$? told=$(wc -l <out | tr -d ' ') why=$(wc -l <err | tr -d ' ')
      "$program" event log faulty.event --json >after 2>&1
      if [ $code = 0 ]; then
        is "$told $(wc -l <after | tr -d ' ')" "1 $(($(wc -l <before) + 1))" "$what: the fact is there"
      else
        failed=$((failed + 1))
        is "$code $told $why" "1 0 1" "$what: it is refused with a sentence"
        if cmp -s before after; then ok; else not_ok "$what: the event has changed"; fi
      fi
      exits 0 "$what: the event is whole" event check faulty.event
      # What a command writes anew is there whole, or is not there.
      rm -f copy.event* out.json
      failing $call $n "$on" event backup first.event copy.event
      if [ -e copy.event ]; then exits 0 "$what: a backup is whole" event check copy.event; fi
      failing $call $n "$on" event new new.event New
      if [ -e new.event ]; then exits 0 "$what: a new event is whole" event check new.event; fi
      rm -f new.event*
    done
    if [ $failed -gt 0 ] || [ $call = unlink ] || [ $call = ftruncate ]; then ok; else not_ok "$call: none has failed"; fi
  done
done
if [ -c /dev/full ]; then
  for verb in players standings log "export" check; do
    "$program" event $verb first.event >/dev/full 2>err
    is $? 1 "output onto a full disk: event $verb"
    says err "what was printed could not be written: No space left on device" "output onto a full disk: event $verb"
  done
fi
is "$("$program" event log first.event --json | cmp - before && echo same)" same "the first event is as it was"
