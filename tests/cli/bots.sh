# SPDX-License-Identifier: MIT
#
# bots.sh -- bots that are programs of their own, and the engine as a child of one.  Sourced by
# cli_test.sh.

few_cards
good="exec:python3 $data/docs/examples/bot.py"

# ---- Whole games ------------------------------------------------------------------

exits 0 "a program plays" sim --games 4 --bots "$good,random" --json
is "$(field errors out)" 0 "a program plays"
cp out one
exits 0 "... the same with threads" sim --games 4 --threads 2 --bots "$good,random" --json
is "$(field state_hash out)" "$(field state_hash one)" "... the same with threads"
exits 0 "a program plays the other game" sim --game evolve --games 4 --bots "random,$good" --json
is "$(field errors out)" 0 "a program plays the other game"
exits 0 "two programs in a game of three" watch --format ffa3 --bots "$good" --save three.replay
exits 0 "a program's game without it" replay three.replay --verify
says out "verified:" "a program's game without it"

# ---- Programs that do not do well ---------------------------------------------------

cat >bad.py <<'END'
import json, os, sys, time
how = sys.argv[1]
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        print(json.dumps({"type": "hello", "name": how, "protocol": 2 if how == "version" else 1}),
              flush=True)
    elif m["type"] == "error":
        print("told: " + m["message"], m["left"], file=sys.stderr)
    elif m["type"] == "end":
        print("end: " + m["reason"], m["won"], file=sys.stderr)
    elif m["type"] == "decision":
        answer = {"type": "answer", "values": m["default"]}
        if how == "range": answer["values"] = [99]
        elif how == "id": answer["values"] = ["no such"]
        elif how == "late": answer["number"] = m["number"] + 1
        elif how == "other": answer = {"type": "hello"}
        elif how == "concede" and m["number"] > 5: answer = {"type": "concede"}
        elif how == "named" and m["shape"] == "pick":
            answer["values"] = [m["options"][v]["id"] for v in m["default"]]
        elif how == "hang": time.sleep(100)
        elif how == "close":
            os.close(1)
            time.sleep(100)
        elif how == "crash" and m["number"] > 5: os.kill(os.getpid(), 11)
        print("]]" if how == "rubbish" else "x" * 3000000 if how == "long" else json.dumps(answer),
              end="" if how == "long" else "\n", flush=True)
END

# A name that no other run has, so that what is left over can be found.
bad=bad$$.py
mv bad.py $bad

# bad HOW WORDS [SECONDS]: such a program costs the game, and is told of with these words.
bad() {
  exits 1 "a bot: $1" sim --games 1 --bot-timeout "${3:-20}" --out . --bots "exec:python3 $bad $1,random"
  says err "game 0: bot 'python3 $bad $1' $2" "a bot: $1"
  says out "errors                           1" "a bot: $1"
}

bad range "gave no legal answer to decision 1 in 10 tries, the last: there is no option 99 (0 to "
says err "told: there is no option 99" "a bot is told what is wrong"
bad id "gave no legal answer to decision 1 in 10 tries, the last: there is no option with the id"
bad late "gave no legal answer to decision 1 in 10 tries, the last: the answer is for another"
bad rubbish "sent a line that is no JSON object: ']]', at decision 1"
bad other "sent a message \"hello\" at decision 1"
# Python takes its time to start on a busy machine.
bad hang "said nothing for 10 seconds at decision 1 and was killed" 10
bad close "closed its side at decision 1: it was killed"
bad crash "closed its side at decision "
says err "it was ended by signal 11 (replay: ./sim-1-0.replay)" "a bot: crash"
exits 0 "the replay of a crash" replay --verify sim-1-0.replay
bad long "sent a line without an end at decision 1"
bad version "sent a hello of protocol 2: this engine speaks 1"
exits 1 "a bot that ends at once" sim --games 2 --out . --bots exec:true,random
says err "game 1: bot 'true' closed its side before its hello: it ended with exit code 0" \
  "a bot that ends at once"
if ps -A -o args= 2>/dev/null | grep -q "[p]ython3 $bad"; then
  not_ok "a bot is left over"
else
  ok
fi

exits 0 "a bot concedes" watch --bots "exec:python3 $bad concede,random" --save conceded.replay
says out "concedes" "a bot concedes"
says err "end: left False" "a bot is told the end"
exits 0 "a conceded game" replay --verify conceded.replay
exits 0 "answers by id" sim --games 1 --bots "exec:python3 $bad named,random"

exits 0 "a program is played against" play --seat 2 --bot "$good"
says out "(exec:python3 " "a program is played against"
exits 1 "a bad one is played against" play --seat 2 --bot "exec:python3 $bad rubbish"
says err "bot 'python3 $bad rubbish' sent a line that is no JSON object" "a bad one is played against"

is "$(ls play-*.replay | wc -l | tr -d ' ')" 1 "what was played with it is kept"
exits 0 "... and can be told" replay play-*.replay

# A bot that fails costs nothing: another one, or the person, goes on from there.
printf '%s\n' - end 1 b 'bot p2 greedy' undo 'save after.replay' >in
"$program" play --seed 3 --bot "exec:python3 $bad crash" <in >out 2>err
says err "closed its side at decision " "a bot that crashes in play"
says out "p2's bot has not answered> 1" "a bot that crashes in play: it is waited"
says out "'1' is not a command (help); p2 is asked: as p2" "nobody answers for it by chance"
says out "from here on greedy answers for p2" "another bot goes on"
says out "saved to after.replay" "the session goes on"
exits 0 "its replay" replay --verify after.replay

# Programs are told in play what they are told in sim, and what of it never was.
cat >listener.py <<'END'
import json, sys
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "listener", "events": True}), flush=True)
        number = 0
    elif m["type"] == "decision":
        print(json.dumps({"type": "answer", "values": m["default"]}), flush=True)
    elif m["type"] == "back":
        print("back", m["number"] < number, file=sys.stderr)
        number = m["number"]
    elif m["type"] == "event":
        print("event" if m["number"] == number + 1 else "out of order", m["kind"], file=sys.stderr)
        number = m["number"]
END
for game in riftbound evolve; do
  if [ $game = riftbound ]; then keep=- number=points; else keep=no number=defense; fi
  printf '%s\n' $keep end undo end undo undo "set p1 $number 2" $keep end concede quit >in
  "$program" play --game $game --seed 3 --bot "exec:python3 listener.py" <in >out 2>err
  says err "event draw" "$game: events in play"
  says err "event concede" "$game: ... up to the end"
  says err "back True" "$game: ... and what was taken back"
  says_not err "out of order" "$game: each of them once"
  says_not err "back False" "$game: nothing that was not told is taken back"
done

# ---- How a bot is named ---------------------------------------------------------------

exits 2 "no such program" sim --bots exec:no-such-program,random
says err "bot 'exec:no-such-program': there is no program 'no-such-program'" "no such program"
exits 2 "a quote that is left open" sim --bots "exec:python3 'bad.py"
says err "a quote in the command is not closed" "a quote that is left open"
exits 2 "an empty command" sim --bots exec:
says err "there is no command" "an empty command"
mkdir -p "a, b" && cp "$data/docs/examples/bot.py" "a, b/my bot.py"
exits 0 "commas and blanks" sim --games 1 --bots "exec:python3 'a, b/my bot.py',random"
exits 0 "... behind backslashes" sim --games 1 --bots 'exec:python3 a\,\ b/my\ bot.py,random'
exits 0 "nothing is a shell's" sim --games 1 --bots "exec:python3 'a, b/my bot.py' \$(touch shell) ;"
if [ -e shell ]; then not_ok "a shell saw the command"; else ok; fi

# ---- serve ------------------------------------------------------------------------------

cat >client.py <<'END'
"""Plays games with `lunarbiter serve`, and checks every line against the schema."""
import json, subprocess, sys
program, schema, wanted = sys.argv[1], json.load(open(sys.argv[2])), json.loads(sys.argv[3])
try:
    import jsonschema
    # What the engine sends, and what is sent to it here; one kind is looked for, not each.
    kinds = {d["properties"]["type"]["const"]: n for n, d in schema["definitions"].items()
             if "const" in d.get("properties", {}).get("type", {}) and n != "bot_hello"}
    checkers = {kind: jsonschema.Draft7Validator(dict(schema, oneOf=[{"$ref": "#/definitions/" + n}]))
                for kind, n in kinds.items()}
    def check(message): checkers[message["type"]].validate(message)
except ImportError:  # then only what each kind of message must have
    def check(message):
        kinds = [d for d in schema["definitions"].values()
                 if d.get("properties", {}).get("type") == {"const": message["type"]}]
        assert any(set(k["required"]) <= set(message) <= set(k["properties"]) for k in kinds), message
child = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
seats, ends, events, asked = None, 0, 0, set()
def say(message):
    check(message)
    child.stdin.write(json.dumps(message) + "\n")
    child.stdin.flush()
say(dict(wanted, type="new"))
for line in child.stdout:
    message = json.loads(line)
    check(message)
    if message["type"] == "hello": seats = message["seats"]
    elif message["type"] == "event": events += 1
    elif message["type"] == "error": raise SystemExit("error: " + message["message"])
    elif message["type"] == "decision":
        asked.add(message["player"])
        assert ("view" in message) == wanted.get("view", True)
        say({"type": "answer", "number": message["number"], "values": message["default"]})
    elif message["type"] == "end":
        ends += 1
        if ends == len(seats): break
child.stdin.close()
print("seats", sorted(asked), "events" if events else "no events", "exit", child.wait())
END

# client WANTED EXPECTED: plays it.
client() {
  python3 client.py "$program" "$data/docs/bot-protocol.schema.json" "$1" >out 2>err </dev/null
  is "$(cat out)" "$2" "serve: $1"
}

client '{"seed": 3}' "seats [0, 1] no events exit 0"
client '{"seed": 3, "events": true, "seats": [1], "bots": "random"}' "seats [1] events exit 0"
client '{"game": "evolve", "seats": [0], "bots": ["random"], "view": false, "seed": "0xFFFFFFFFFFFFFFFF"}' \
  "seats [0] no events exit 0"
client '{"format": "ffa3", "seats": [0, 2], "events": true, "bots": "random"}' \
  "seats [0, 2] events exit 0"

printf '%s\n' 'this is no JSON' '{"type": "answer", "values": []}' '{"type": "new", "decks": "none"}' \
  '{"type": "new", "seats": [7]}' '{"type": "new", "seats": [0], "bots": "nobody"}' \
  '{"type": "new", "seats": [0], "bots": "exec:touch started"}' \
  '{"type": "new"}' '{"type": "answer", "values": [77]}' '{"type": "new", "seed": 2}' \
  '{"type": "concede"}' >lines
"$program" serve <lines >out 2>err
is "$?" 0 "serve ends with its input"
says out "a line that is no JSON object: 'this is no JSON'" "serve: a bad line"
says out "no game is running" "serve: an answer without a game"
says out "there is no deck 'none'" "serve: no such deck"
says out "new: there is no such seat in this format" "serve: no such seat"
says out "there is no bot 'nobody'" "serve: no such bot"
says out "new: a message starts no programs" "serve: a bot that is a program"
if [ -e started ]; then not_ok "serve: a message started a program"; else ok; fi
says out "there is no option 77" "serve: a refused answer"
is "$(grep -c '"type":"hello"' out)" 2 "serve: a new game in the middle of one"
says out '"winner":1,"won":false,"reason":"left"' "serve: a player concedes"
