# SPDX-License-Identifier: MIT
#
# evolve.sh -- what Evolve's cards cannot say or do is told at its line, as it is loaded or at the
# latest as it is carried out; sourced by tests/cli_test.sh.

mkdir evolve-cards

# A follower of Evolve with these lines in it, from line 2 on.
evolve_card() {
  printf 'return card { id = "X-1", name = "Trial Fairy", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1, counters = { "drive" },\n'
  cat
  printf '}\n'
}
# never WORDS: the follower is refused as it is loaded.
never() {
  evolve_card >evolve-cards/card.lua
  exits 1 "evolve: $1" check --no-coverage --game evolve evolve-cards/card.lua
  says out "$1" "evolve"
}
# fails WORDS: its Fanfare is refused as it is carried out.
fails() {
  {
    printf 'test_card { id = "X-1", name = "Trial Fairy", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1, counters = { "drive" },\n'
    cat
    printf '}\nscenario "it fails" { p1 = { hand = { "Trial Fairy" }, cemetery = { "Spell" }, evolve_deck = { "Evolver" }, play_points = 1 },\n'
    printf '  function(t) t.p1:play "Trial Fairy" end }\n'
  } >evolve-cards/card_spec.lua
  exits 1 "evolve: $1" test --game evolve evolve-cards/card_spec.lua
  says out "$1" "evolve"
  says out "card_spec.lua:2:" "evolve: the line of: $1"
}

# ---- Costs that nothing can pay (10.6.2.5.3) ---------------------------------------------------

never "'bury' is never paid: the card lies in no zone then from which it could be" <<'END'
  activated { active_in = "cemetery", cost = { bury = "me" }, run = function(game) game.draw(1) end },
END
never "engage = \"me\" is never paid: the card is not on the field then" <<'END'
  activated { active_in = { "ex", "hand" }, cost = { engage = "me" }, run = function(game) game.draw(1) end },
END
never "'return_to_hand' is never paid" <<'END'
  when { event = "return_to_hand", subject = "me", active_in = "hand", cost = { return_to_hand = "me" }, run = function(game) game.draw(1) end },
END
never "'bury' is never paid" <<'END'
  last_words { process = { bury = "me" }, run = function(game) game.draw(1) end },
END
never "'discard': only cards in the hand are discarded: leave 'zone' out, or write 'bury' or 'banish'" <<'END'
  activated { cost = { discard = card { zone = "cemetery" } }, run = function(game) game.draw(1) end },
END
never "'engage': only cards on the field can: leave 'zone' out" <<'END'
  activated { cost = { engage = two(card { zone = "ex" }) }, run = function(game) game.draw(1) end },
END

# ---- What effects cannot do --------------------------------------------------------------------

fails "put_counters: counters lie on cards, not on players (14.1.1): game.leader(player) is a card" <<'END'
  fanfare { run = function(game) game.put_counters(game.you(), "drive", 1) end },
END
fails 'put_counters: nobody sees counters in the zone "deck" (14.1.3)' <<'END'
  fanfare { run = function(game) game.put_counters(game.top(1), "drive", 1) end },
END
fails "raise_max: -1 is less than nothing: game.lower_max(1)" <<'END'
  fanfare { run = function(game) game.raise_max(-1) end },
END
fails "recover: -2 is less than nothing: game.lose_play_points(2)" <<'END'
  fanfare { run = function(game) game.recover(-2, { by = "opponent" }) end },
END
fails "put: a leader stays in its area (4.3)" <<'END'
  fanfare { run = function(game) game.put(game.leader(), "cemetery") end },
END
fails "bad argument #2 to 'later' (it is nil: there is no first of an empty list; ask #list > 0 before)" <<'END'
  fanfare { run = function(game) game.later("gone", game.put({}, "hand")[1]) end },
  abilities = { gone = delayed { event = "end_phase", run = function(game, me, it) game.banish(it) end } },
END
cat >evolve-cards/card_spec.lua <<'END'
test_card(function()
  local others = cards { zone = "evolve_deck" }
  return card { id = "X-1", name = "Trial Fairy", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
    fanfare { run = function(game) game.put(game.choose(others), "field") end } }
end)
scenario "it fails" { p1 = { hand = { "Trial Fairy" }, evolve_deck = { "Evolver" }, play_points = 1 },
  function(t) t.p1:play "Trial Fairy" end }
END
exits 1 "evolve: put of the evolve deck" test --game evolve evolve-cards/card_spec.lua
says out "put: a card of the evolve deck is not moved, it only evolves a follower (5.15.1)" "evolve"
fails "signal: no card or keyword lists \"dash\": signals = { \"dash\" }" <<'END'
  fanfare { run = function(game, me) game.signal("dash", me) end },
END

# ---- Targets, signals, words ---------------------------------------------------------------------

for zone in hand deck evolve_deck; do
  never "'targets': a card in zone \"$zone\" is no target: choose it in \`run\`: game.choose(cards { zone = \"$zone\", ... })" <<END
  fanfare { targets = { up_to(2, card { zone = { "field", "$zone" } }) }, run = function(game, me, it) game.reveal(it) end },
END
done
never "which signal? Write signal = \"name\" in place of 'event'" <<'END'
  when { event = "signal", run = function(game) game.draw(1) end },
END
never "'signal' is an event of its own: leave 'event' out" <<'END'
  when { event = "draw", signal = "race", run = function(game) game.draw(1) end },
END
never "'turn_faceup': only cards in the evolve deck can: leave 'zone' out" <<'END'
  activated { cost = { turn_faceup = card { zone = "hand" } }, run = function(game) game.draw(1) end },
END
never "no card lists 'rase' signals (did you mean race?): signals = { \"rase\" }" <<'END'
  signals = { "race" }, fanfare { run = function(game, me) game.signal("rase", me) end },
END
printf 'scenario "never" { p1 = { field = { { "Goblin", evolved_now = true } } }, function(t) end }\n' >evolve-cards/card_spec.lua
exits 1 "evolve: evolved_now alone" test --game evolve evolve-cards/card_spec.lua
says out "Goblin: evolved_now = true goes with evolved = true" "evolve: evolved_now alone"

# A mod brings no words of its own for \`when\`; a deck holds as many copies as a card allows (6.1.2).
mkdir -p treats/keywords treats/cards treats/formats
printf 'return mod { name = "treats", version = "1", game = "evolve" }\n' >treats/mod.lua
printf 'shorthand "on_rest" { event = "refresh", subject = "me" }\n' >treats/keywords/on_rest.lua
exits 1 "evolve: shorthand of a mod" check treats
says out "keywords/on_rest.lua:1" "evolve: shorthand of a mod: its line"
says out "a mod brings no words of its own for abilities: write when { ... }" "evolve: shorthand of a mod"
rm treats/keywords/on_rest.lua
printf 'return card { id = "treat", name = "Treat", type = "spell", class = "neutral", evolved = true, copies = 5 }\n' >treats/cards/treat.lua
printf 'return format { name = "few-treats", players = 2, opening_hand = 4, deck = { limits = { Treat = 4 } } }\n' >treats/formats/few-treats.lua
sed '/^EvolveDeck/,$d' "$data/decks/evolve/sd01-forest.txt" >treats.txt
printf 'EvolveDeck:\n5 Treat\n' >>treats.txt
exits 0 "evolve: copies that a card allows" deck --mod treats treats.txt
exits 1 "evolve: a limit of the format" deck --mod treats --format few-treats treats.txt
says out "the deck has 5 of Treat; this format allows 4" "evolve: a limit of the format"
sed 's/^5 Treat/6 Treat/' treats.txt >treats6.txt
exits 1 "evolve: more copies than the card allows" deck --mod treats treats6.txt
says out "the evolve deck has 6 copies of Treat; at most 5 are allowed (6.1.1.4)" "evolve: more copies than the card allows"

# ---- Statics and what stands under a name ------------------------------------------------------

never "'grants': there is no 'when' or 'activated' \"parting\": abilities = { parting = when { ... } }" <<'END'
  static { affects = followers { friendly = true }, grants = "parting" },
  abilities = { parting = delayed { event = "end_phase", run = function(game) game.draw(1) end } },
END
never "'once' ends what game.start has begun: put this under 'abilities'" <<'END'
  damage { subject = "me", amount = 0, once = true },
END
never "'plays_from' takes \"cemetery\", \"banished\" and \"deck\"" <<'END'
  static { affects = "me", plays_from = "hand" },
END
never "'triggers' needs 'more' or 'never'" <<'END'
  static { affects = "you", triggers = { class = "last_words" } },
END
never "cannot = \"draw\" goes with affects = \"you\", \"opponent\" or \"players\"" <<'END'
  static { affects = followers { enemy = true }, cannot = "draw" },
END
never "nothing replaces the event 'points': instead_of is for damage, destroy, leave, bury, banish, return_to_hand, discard, draw, gain_defense, overdraw, phase, turn, lose; for what" <<'END'
  instead_of { event = "points", by = "you", run = function(game) game.draw(1) end },
END
fails '"gone" is a '"'delayed'"', which no card can have: game.later("gone") begins it' <<'END'
  fanfare { run = function(game, me) game.start("gone", me) end },
  abilities = { gone = delayed { event = "end_phase", run = function(game) game.draw(1) end } },
END
fails 'run_effects: "fanfare", "last_words", "on_evolve" or "strike", not "deathknell"' <<'END'
  fanfare { run = function(game, me) game.run_effects("deathknell", me) end },
END
