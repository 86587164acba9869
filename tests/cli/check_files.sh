# SPDX-License-Identifier: MIT
#
# check_files.sh -- `lunarbiter check` of what is no card: scenarios, formats, mod.lua, decks, and
# files that are not Lua; and one broken card among others. Sourced by tests/cli_test.sh.

mkdir check-files
cd check-files || exit 2
XDG_CACHE_HOME=$PWD/cache
export XDG_CACHE_HOME

# found WHERE "severity: message [code]": one line of what was told.
found() { says out "$1: $2" "$about"; }
# looked STATUS ABOUT ARGUMENTS...
looked() {
  status=$1 about="check: $2"
  shift 2
  exits "$status" "$about" check "$@"
}

# ---- Scenarios by their own path ----------------------------------------------------------

cat >loose_spec.lua <<'END'
scenario "x" {
  p1 = { hnad = { "Unit 3" }, base = { "Incinerat" },
    at = { ["Wst Field"] = { { "Unit 2", exhasted = true } } } },
  trun = "p2",
  function(t)
    t.p1:play("Unit 33"):at("base")
    t:cannot(t.p1, "plya", "Unit 3#2")
    t:expect("p2's Unt 3"):migt(3)
    t:expect("Unit " .. 3):at "base"
    t.p1:play("Incinerate in hand"):on("p2's Unit 2#2 at West Field")
    t.p1:play("Incinrate in hand")
  end,
}
scenario "a deck" {
  deck = { mian = { { "Incinerate", 2 }, "Incinrate" } },
  function(d) d:expect_legal() end,
}
END
looked 1 "a spec by its own path" --no-coverage loose_spec.lua
found loose_spec.lua:2:10 "error: p1 has no field 'hnad' (did you mean hand?) [unknown-field]"
found loose_spec.lua:2:40 "error: there is no card named 'Incinerat' (did you mean Incinerate?) [unknown-card]"
found loose_spec.lua:3:13 "error: there is no card named 'Wst Field' (did you mean West Field?) [unknown-card]"
found loose_spec.lua:3:42 "error: nothing called 'exhasted' can be set of a card (did you mean exhausted?) [unknown-field]"
found loose_spec.lua:4:3 "error: a scenario has no field 'trun' (did you mean turn?) [unknown-field]"
found loose_spec.lua:6:15 "error: there is no card named 'Unit 33' (did you mean Unit 3?) [unknown-card]"
found loose_spec.lua:7:20 "error: nobody can 'plya' here, but may play, use, hide, move, invite (did you mean play?) [unknown-value]"
found loose_spec.lua:8:14 "error: there is no card named 'Unt 3' (did you mean Unit 3?) [unknown-card]"
found loose_spec.lua:8:28 "error: scenarios have no ':migt' (did you mean might?) [unknown-method]"
found loose_spec.lua:11:15 "error: there is no card named 'Incinrate' (did you mean Incinerate?) [unknown-card]"
found loose_spec.lua:15:12 "error: a deck has no field 'mian' (did you mean main?) [unknown-field]"
found loose_spec.lua:15:42 "error: there is no card named 'Incinrate' (did you mean Incinerate?) [unknown-card]"
says out "12 errors, 0 warnings in 1 file" "$about"

cat >called_spec.lua <<'END'
scenario "what words are called with" {
  p1 = { base = { "Unit 3" }, points = "3", runes = { furry = 2 }, pool = { enrgy = 1, fury = "2" },
    hand = { { "Unit 2", exhausted = "yes" } } },
  turn = "p5", victory_score = "8",
  function(t)
    t.p1.play("Unit 3")
    t:expect("Unit 3"):in_zone "hnad"
    t:expect("Unit 3"):in_zone("bord")
    t:expect("Unit 3"):might("3")
    t:expect("Unit 3").might(3)
    t:expect_number("p1", "enrgy", 2)
    t:expect_number("p1", 2)
    t:expect_points("p6", 2)
    t:expect_control("West Field", "nobdy")
    t:expect_event("dye", "Unit 3")
    t:expect_event("die", "Unit 3", "2")
    t:expect("Unit 3"):keyword("tank", "tenk")
    t:expect("Unit 3"):attribute("mihgt", 3)
    t.expect("Unit 3")
    t:expect(t.p1.hand):count(#"two"):has("Unit 2", 1)
  end,
}
scenario "who is not there" {
  p1 = { base = { "Unit 3" } }, turn = "p3",
  function(t) t:expect_winner("nobody") end,
}
END
looked 1 "what the words of scenarios are called with" --no-coverage called_spec.lua
found called_spec.lua:2:31 "error: 'points': an integer stands here, got string: 3, without quotes [wrong-type]"
found called_spec.lua:2:55 "error: 'runes' has no 'furry' (did you mean fury?) [unknown-field]"
found called_spec.lua:2:77 "error: 'pool' has no 'enrgy' (did you mean energy?) [unknown-field]"
found called_spec.lua:2:88 "error: 'fury' must be a whole number, got string [wrong-type]"
found called_spec.lua:3:26 "error: 'exhausted' must be a number, true or false, got string [wrong-type]"
found called_spec.lua:4:3 "error: 'turn': there is no player 'p5': p1, p2, p3, p4 [unknown-value]"
found called_spec.lua:4:16 "error: 'victory_score': an integer stands here, got string: 8, without quotes [wrong-type]"
found called_spec.lua:6:9 "error: write t.p1:play(...), with a colon [method-call]"
found called_spec.lua:7:32 "error: :in_zone: there is no zone 'hnad' (did you mean hand?) [unknown-value]"
found called_spec.lua:8:32 "error: :in_zone: there is no zone 'bord' (did you mean board?) [unknown-value]"
found called_spec.lua:9:30 "error: :might: an integer stands here, got string: 3, without quotes [wrong-type]"
found called_spec.lua:10:23 "error: write ...:might(...), with a colon [method-call]"
found called_spec.lua:11:27 "error: :expect_number: there is no attribute 'enrgy' (did you mean energy?) [unknown-value]"
found called_spec.lua:12:27 "error: :expect_number: an attribute stands here, got integer [wrong-type]"
found called_spec.lua:13:21 "error: :expect_points: there is no player 'p6': p1, p2, p3, p4 [unknown-value]"
found called_spec.lua:14:36 "error: :expect_control: there is no player 'nobdy': p1, p2, p3, p4, nobody [unknown-value]"
found called_spec.lua:15:20 "error: :expect_event: there is no event 'dye' (did you mean die?) [unknown-value]"
found called_spec.lua:16:37 "error: :expect_event: an integer stands here, got string: 2, without quotes [wrong-type]"
found called_spec.lua:17:40 "error: :keyword: there is no keyword 'tenk' (did you mean tank?) [unknown-value]"
found called_spec.lua:18:34 "error: :attribute: there is no attribute 'mihgt' (did you mean might?) [unknown-value]"
found called_spec.lua:19:6 "error: write t:expect(...), with a colon [method-call]"
found called_spec.lua:24:33 "error: 'turn' is p3, but there are 2 players, p1 to p2 [unknown-value]"
says out "22 errors, 0 warnings in 1 file" "$about"

printf 'scenario "x" {\n  p1 = { runes = { furry = 2 }, base = { "Unit 3" } },\n  function(t) t:expect("Unit 3"):might(3) end,\n}\n' >runes_spec.lua
exits 1 "test: runes that there are not" test runes_spec.lua
says out 'runes has no field "furry" (did you mean "fury"?)' "test: runes that there are not"

cat >evolve_spec.lua <<'END'
scenario "what words are called with" {
  p1 = { field = { { "Follower 2", engaged = "yes" } }, play_points = "3" }, phase = "midle",
  function(t)
    t:expect("Follower 2"):in_zone "feild"
    t:expect("Follower 2"):keyword("waard")
    t.p1.attack("Follower 2")
  end,
}
END
looked 1 "Evolve: what the words of scenarios are called with" --no-coverage --game evolve evolve_spec.lua
found evolve_spec.lua:2:36 "error: 'engaged' must be a number, true or false, got string [wrong-type]"
found evolve_spec.lua:2:57 "error: 'play_points': an integer stands here, got string: 3, without quotes [wrong-type]"
found evolve_spec.lua:2:78 "error: 'phase': there is no word 'midle': start, main, end [unknown-value]"
found evolve_spec.lua:4:36 "error: :in_zone: there is no zone 'feild' (did you mean field?) [unknown-value]"
found evolve_spec.lua:5:36 "error: :keyword: there is no keyword 'waard' (did you mean ward?) [unknown-value]"
found evolve_spec.lua:6:9 "error: write t.p1:attack(...), with a colon [method-call]"

cat >fails_spec.lua <<'END'
scenario "does not hold" {
  p1 = { base = { "Unit 3" } },
  function(t)
    t:expect("Unit 3"):might(4)
  end,
}
END
looked 1 "a spec by its own path is played" fails_spec.lua
found fails_spec.lua:4:5 "error: scenario \"does not hold\": expected Unit 3's might to be 4, got 3 [scenario-fails]"
looked 1 "... and what came of it is kept" fails_spec.lua
found fails_spec.lua:4:5 "error: scenario \"does not hold\": expected Unit 3's might to be 4, got 3 [scenario-fails]"
is "$(ls cache/lunarbiter/coverage | wc -l | tr -d ' ')" 1 "$about"

# ---- A mod with a keyword and a format ---------------------------------------------------------

exits 0 "check: a new mod" new mod court
cd court || exit 2
exits 0 "check: a new keyword" new keyword late_guest
exits 0 "check: a new format" new format evening
cd .. || exit 2
looked 0 "what new writes" --werror court
keyword_spec=$(ls court/keywords/*_spec.lua) format_spec=$(ls court/formats/*_spec.lua)
for spec in "$keyword_spec" "$format_spec"; do
  cp "$spec" kept
  printf 'scenario "more" {\n  p1 = { bsae = { "Unit 33" } },\n  function(t) t:expect("Unit 3"):might(9) end,\n}\n' \
    >>"$spec"
  at=$(($(wc -l <"$spec") - 2))
  looked 1 "a spec of a keyword or format: $spec" court
  found "$spec:$at:10" "error: p1 has no field 'bsae' (did you mean base?) [unknown-field]"
  found "$spec:$at:19" "error: there is no card named 'Unit 33' (did you mean Unit 3?) [unknown-card]"
  sed -i 's/bsae/base/; s/Unit 33/Unit 3/' "$spec"
  looked 1 "a scenario of a keyword or format fails: $spec" court
  found "$spec:$((at + 1)):3" "error: scenario \"more\": expected Unit 3's might to be 9, got 3 [scenario-fails]"
  cp kept "$spec"
done

# ---- Formats -------------------------------------------------------------------------------------

cat >court/formats/evening.lua <<'END'
-- An evening.

return format {
  name = "evenin",
  players = 5, victory_score = 0,
  opening_hand = 50, mulligan_max = 60,
  battlefields_in_deck = 1, battlefields_used = 3,
  shared_battlefields = { "Windswept Hilock" },
  deck = {
    main_min = 40, main_max = 30,
    banned = { "Gusst" }, limits = { ["Incinerat"] = 1 },
  },
  house = { win_at_onec = true },
}
END
looked 1 "a format" court/formats/evening.lua
found court/formats/evening.lua:4:3 "error: 'name' is 'evenin', but the file is evening.lua: a format is called like its file [not-allowed]"
found court/formats/evening.lua:5:3 "error: 'players' must be from 2 to 4, got 5 (rule 478.1) [out-of-range]"
found court/formats/evening.lua:5:16 "error: 'victory_score' must be from 1 to 99 points, got 0 (rule 478.3) [out-of-range]"
found court/formats/evening.lua:6:3 "error: 'opening_hand' is 50 cards, but a deck may have no more than 40 ('main_min') (rule 117) [out-of-range]"
found court/formats/evening.lua:6:22 "warning: 'mulligan_max' is 60, but the opening hand is of 50 [no-effect]"
found court/formats/evening.lua:7:3 "error: 'battlefields_in_deck' is 1, but 'battlefields_used' is 3: it cannot be less (rule 478.4.a) [out-of-range]"
found court/formats/evening.lua:8:27 "error: 'shared_battlefields': there is no card 'Windswept Hilock' (did you mean Windswept Hillock?) [unknown-card]"
found court/formats/evening.lua:10:20 "error: no deck can be of at least 40 and at most 30 cards: 'main_min' is 40, 'main_max' is 30 (rule 103.2) [out-of-range]"
found court/formats/evening.lua:11:16 "error: 'banned': there is no card 'Gusst' (did you mean Gust?) [unknown-card]"
found court/formats/evening.lua:11:39 "error: 'limits': there is no card 'Incinerat' (did you mean Incinerate?) [unknown-card]"
found court/formats/evening.lua:13:13 "error: 'house': \"win_at_onec\" is no switch that is true or false (did you mean win_at_once?)"

# a game begins with none of them: sed-script, words
refused() {
  printf 'return format {\n  name = "evening", players = 2, victory_score = 8, opening_hand = 4,\n  battlefields_in_deck = 3, battlefields_used = 1,\n%s\n}\n' \
    "$1" >court/formats/evening.lua
  exits 1 "a game with a wrong format: $1" sim --mod court --format evening --games 1
  says err "evening.lua:4:" "a game with a wrong format: $1"
  says err "$2" "a game with a wrong format: $1"
}
refused 'deck = { main_min = 40, main_max = 30 },' "no deck can be of at least 40 and at most 30 cards"
refused 'deck = { main_mni = 40 },' "unknown field 'main_mni' (did you mean main_min?)"
refused 'deck = { banned = { "Gusst" } },' "there is no card 'Gusst' (did you mean Gust?)"
refused 'house = { win_at_onec = true },' "is no switch that is true or false (did you mean win_at_once?)"
refused 'game = "evolve",' "this is a format of Shadowverse: Evolve, but its mod is for Riftbound"

# a format is of its mod's game
mkdir -p dusk/formats
echo 'return mod { name = "dusk", version = "1", game = "evolve" }' >dusk/mod.lua
cat >dusk/formats/short.lua <<'END'
return format { name = "short", players = 2, opening_hand = 4, leader_defense = 10,
  evolution_points_last = 0 }
END
looked 0 "a format of its mod's game" --werror dusk
exits 0 "a format of its mod's game is played" sim --game evolve --mod dusk --format short --games 2
says_not out "nothing" "a format of its mod's game is played"
exits 0 "... and found by its name alone" sim --mod dusk --format short --games 2
sed -i 's/leader_defense = 10/leader_defense = 0, game = "riftbound"/' dusk/formats/short.lua
looked 1 "a format of another game" dusk
found dusk/formats/short.lua:1:91 "error: 'game': this is a format of Riftbound, but its mod is for Shadowverse: Evolve [not-allowed]"
sed -i 's/, game = "riftbound"//; s/players = 2/players = 3/' dusk/formats/short.lua
looked 1 "numbers of Evolve" dusk
found dusk/formats/short.lua:1:33 "error: 'players' must be 2, got 3 (rule 1.1.1) [out-of-range]"
found dusk/formats/short.lua:1:64 "error: 'leader_defense' must be from 1 to 99, got 0 (rule 2.8.3.1) [out-of-range]"

# ---- mod.lua -------------------------------------------------------------------------------------

mkdir -p house/formats
cat >house/mod.lua <<'END'
-- A house.
return mod {
  name = "house",
  version = "one",
  game = "riftbound",
}
END
looked 1 "a version" house
found house/mod.lua:4:3 "error: 'version' is numbers with dots between them (\"1.0\"), not 'one' [wrong-file]"
sed -i 's/"one"/"1.0"/; s/game = .*/game = "rifbound", titel = "x",/' house/mod.lua
looked 1 "fields of mod.lua" house
found house/mod.lua:5:10 "error: 'game': there is no game 'rifbound' (there are: riftbound, evolve) [unknown-value]"
found house/mod.lua:5:22 "error: unknown field 'titel' (did you mean title?) [unknown-field]"
sed -i 's/game = .*/game = "riftbound",\n  needs = { "court",\n    "cellar 1.0" },/' house/mod.lua
looked 1 "what a mod needs" house
found house/mod.lua:7:5 "error: it needs the mod 'cellar' 1.0, which is not there"
exits 1 "what a mod needs, in a game" cards --mod house
says err "house/mod.lua:7: it needs the mod 'cellar' 1.0" "what a mod needs, in a game"
sed -i '/needs/d; s/    "cellar 1.0" },/  replaces = { "x-9" },/' house/mod.lua
looked 1 "what a mod replaces" house
found house/mod.lua:6:16 "error: 'replaces' names the card 'x-9', but it has no card with that id [unknown-card]"
sed -i 's/  replaces.*/  text = "a house" .. ,/' house/mod.lua
looked 1 "a mod.lua that is not Lua" house
found house/mod.lua:6:23 "error: unexpected symbol near ',' [syntax]"

# ---- What is not Lua --------------------------------------------------------------------------------

mkdir syntax
cat >syntax/a.lua <<'END'
return card {
  id = "x-1", name = "Trial Sentry", type = "unit", domains = { "fury" }, might = 2,
  when_played {
    targets = { unit { enemi = true } },
    run = function(game, me, foe)
      if foe.might > 3 then
        game.deal(2, foe)
    end },
  text = "Deal 5.",
}
END
cat >syntax/b.lua <<'END'
return card {
  id = "x-3", name = "Trial Three", type = "unit", domains = { "fury" }, might = 2,
  keywords = { "assault",
  when_played {
    run = function(game, me) game.draw(1) end,
  },
}
END
cat >syntax/c_spec.lua <<'END'
scenario "x" {
  p1 = { hand = { "Unit 3" } },
  function(t)
    for i = 1, 3 do
      t:pass_all()
  end,
}
END
looked 1 "what is not Lua" --game riftbound syntax
found syntax/a.lua:8:9 "error: unexpected symbol near '}': 'if' in line 6 has no 'end' [syntax]"
found syntax/b.lua:8:1 "error: '}' expected (to close '{' at line 1) near <eof>: '{' in line 3 has no '}' [syntax]"
found syntax/c_spec.lua:6:6 "error: unexpected symbol near ',': 'do' in line 4 has no 'end' [syntax]"
says out "3 errors, 0 warnings in 3 files" "$about"

# ---- Decks -----------------------------------------------------------------------------------------

looked 0 "the decks that ship" --werror "$data/decks"
says out "in $(ls "$data"/decks/*/*.txt | wc -l | tr -d ' ') files" "$about"
list=$data/decks/riftbound/jinx-origins.txt
mkdir -p shed/decks shed/cards shed/formats
echo 'return mod { name = "shed", version = "1", game = "riftbound" }' >shed/mod.lua
sed 's/3 Flame Chompers/3 Flame Chomper/; s/^Battlefields:/Batlefields:/; s/^2 Get/two Get/' "$list" >shed/decks/a.txt
sed 's/3 Flame Chompers/4 Flame Chompers/' "$list" >shed/decks/b.txt
looked 1 "decks" shed
found shed/decks/a.txt:7:3 "error: there is no card 'Flame Chomper' (did you mean 'Flame Chompers'?) [unknown-card]"
says out "error: expected a number and a card's name, got 'two Get" "$about"
says out "error: there is no section 'Batlefields' in a deck of Riftbound (Legend, Champion" "$about"
says out "(did you mean Battlefields?) [deck-line]" "$about"
found shed/decks/b.txt:7:3 "error: not legal in duel: the main deck has 4 copies of Flame Chompers; at most 3 are allowed (rule 103.2.b) [illegal-deck]"
rm shed/decks/a.txt
cp "$list" shed/decks/b.txt
looked 0 "a legal deck" --werror shed
looked 0 "a deck by its path" shed/decks/b.txt
sed 's/name = "duel"/name = "shed"/; s/deck = {/deck = { banned = { "Flame Chompers" },/' "$data/scripts/formats/duel.lua" \
  >shed/formats/shed.lua
looked 1 "a deck and the format of its mod" shed
found shed/decks/b.txt:7:3 "error: not legal in shed: Flame Chompers is banned in this format; a line '# format: NAME' says for which format it is (rule house) [illegal-deck]"
cp "$list" shed/decks/c.txt
sed -i 's/"Flame Chompers"/"Gust"/' shed/formats/shed.lua
sed -i 's/^1 Loose Cannon/1 Relentless Storm/' shed/decks/c.txt
looked 1 "a card and a legend in one sentence" shed/decks/c.txt
found shed/decks/c.txt:20:3 "error: not legal in shed: Scrapheap is chaos; Relentless Storm is fury and body"
rm shed/decks/c.txt
sed -i 's/"Gust"/"Flame Chompers"/' shed/formats/shed.lua
{ echo "# format: duel"; cat "$list"; } >shed/decks/b.txt
looked 0 "a deck that says its format" shed
sed -i 's/format: duel/format: deul/' shed/decks/b.txt
looked 1 "a deck that says a format that there is not" shed
found shed/decks/b.txt:1:11 "error: there is no format 'deul' (there are: "
sed -i 's/format: deul/format: duel/' shed/decks/b.txt
echo 'return mod { name = "shed", version = "1", game = "riftbound", replaces = { "ogn-251" } }' >shed/mod.lua
echo 'return card { id = "ogn-251", name = "Tight Cannon", type = "legend", domains = { "fury" }, tags = { "Jinx" } }' \
  >shed/cards/cannon.lua
looked 1 "a card that is replaced" shed
found shed/decks/b.txt:4:3 "error: there is no card 'Loose Cannon': it is replaced by 'Tight Cannon' of the mod shed [unknown-card]"

# ---- One broken card among others ---------------------------------------------------------------------

mkdir -p three/cards three/keywords
echo 'return mod { name = "three", version = "1.0", game = "riftbound" }' >three/mod.lua
for n in one two three; do
  cat >three/cards/$n.lua <<END
return card {
  id = "three-$n", name = "Guest $n", type = "unit", domains = { "fury" }, might = 2,
  when_played { run = function(game) game.draw(1) end },
}
END
  cat >three/cards/${n}_spec.lua <<END
scenario "Guest $n: a card" {
  p1 = { hand = { "Guest $n" } },
  function(t)
    t.p1:play "Guest $n"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}
scenario "beside $n" {
  p1 = { base = { "Unit 2" } },
  function(t) t:expect("Unit 2"):at "base" end,
}
END
done
sed -i 's/when_played/when_plaid/' three/cards/two.lua
sed -i 's/domains/keywords = { "tank" }, domains/; s/^}/  static { affects = units { name = "Guest two" }, might = 1 },\n}/' three/cards/three.lua
exits 1 "test: one broken card" test three
says out "unknown name 'when_plaid' (did you mean when_played?)" "test: one broken card"
says out "three/cards/two_spec.lua:1: scenario \"Guest two: a card\": needs Guest two, which cannot be loaded: three/cards/two.lua:3:" "test: one broken card"
says out "5 passed, 2 failed" "test: one broken card"
is "$(grep -c '^three/cards/two.lua' out)" 1 "test: one broken card is told once"
exits 1 "test --coverage: one broken card" test --coverage three
says out "2 of 2 lines of 2 cards were run" "test --coverage: one broken card"
looked 1 "one broken card" three
found three/cards/two.lua:3:3 "error: unknown name 'when_plaid' (did you mean when_played?) [unknown-name]"
says out "1 error, 0 warnings in 7 files" "$about"
sed -i 's/count(1)/count(3)/' three/cards/one_spec.lua
looked 1 "one broken card, and another's scenario fails" three
says out "three/cards/one_spec.lua:6:5: error: scenario \"Guest one: a card\": expected p1's hand: 3 cards, got 1 [scenario-fails]" "$about"
# ---- Several at a time: one line is not reached, one scenario fails ------------------------------

cp -r three several
rm several/cards/t*
sed -i 's/three/several/' several/mod.lua
sed 's/one/four/g; s/count(3)/count(1)/' several/cards/one_spec.lua >several/cards/four_spec.lua
sed 's/one/four/g; s/game.draw(1)/if me.might > 9 then\n    game.draw(2)\n    end game.draw(1)/; s/(game)/(game, me)/' \
  several/cards/one.lua >several/cards/four.lua
for threads in 1 2 5; do
  XDG_CACHE_HOME=$PWD/cache-$threads
  looked 1 "threads: $threads" --threads "$threads" several "$data/cards/riftbound/ogn/gust.lua"
  cp out "out-$threads"
  looked 1 "threads: $threads, what is kept" --threads "$threads" several "$data/cards/riftbound/ogn/gust.lua"
  is "$(cat out)" "$(cat out-1)" "$about"
done
is "$(cat out-2 out-5)" "$(cat out-1 out-1)" "check --threads tells the same"
found several/cards/four.lua:4:5 "warning: no scenario of this card runs this line [not-reached]"
found several/cards/one_spec.lua:6:5 "error: scenario \"Guest one: a card\": expected p1's hand: 3 cards, got 1 [scenario-fails]"

echo 'keyword "late" { abilites = {} }' >three/keywords/late.lua
exits 1 "test: a broken keyword" test three
is "$(grep -c 'three/keywords/late.lua:1:.* unknown field' out)" 1 "test: a broken keyword is told once"
rm -r three/keywords
sed -i 's/version/versoin/' three/mod.lua
exits 1 "test: a broken mod.lua" test three
is "$(cat out)" "three/mod.lua:1:30: mod: unknown field 'versoin' (did you mean version?)
0 passed, 1 failed" "test: a broken mod.lua is told once"

cd .. || exit 2

# ---- Files that their mod does not load ---------------------------------------------------

exits 0 "a mod for misplaced files" new mod astray
mkdir -p astray/keywords astray/formats
for folder in . keywords formats decks; do
  printf 'return card { id = "astray-9", name = "Sunken Bell", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1 }\n' \
    >astray/$folder/sunken_bell.lua
  exits 1 "a card in $folder of a mod" check --no-coverage astray
  says out "sunken_bell.lua:1:8: error: this mod does not load it: a card lies in the mod's folder cards/ [misplaced]" \
    "a card in $folder of a mod"
  rm astray/$folder/sunken_bell.lua
done
printf 'keyword "gleam" { reminder = "shines" }\n' >astray/cards/gleam.lua
exits 1 "a keyword among the cards" check --no-coverage astray
says out "gleam.lua:1:1: error: this mod does not load it: a keyword lies in the mod's folder keywords/ [misplaced]" \
  "a keyword among the cards"
rm -r astray
