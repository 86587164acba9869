# SPDX-License-Identifier: MIT
#
# check.sh -- `lunarbiter check`: mistakes made on purpose, each told at its place with its code
# and what was meant; sourced by tests/cli_test.sh.

mkdir check-cards
XDG_CACHE_HOME=$PWD/check-cache
export XDG_CACHE_HOME

# checked NAME STATUS [option]
checked() {
  exits "$2" "check: $1" check --no-coverage ${3:+"$3"} check-cards/card.lua
  about="check: $1"
}
# told LINE:COLUMN "severity: message [code]"
told() { says out "check-cards/card.lua:$1: $2" "$about"; }

# A unit of Riftbound with these lines in it, from line 3 on.
unit() {
  printf 'return card {\n  id = "x-1", name = "Trial Sentry", type = "unit", domains = { "fury" }, might = 2,\n'
  cat
  printf '}\n'
}
# A follower of Evolve, the same.
follower() {
  printf 'return card {\n  id = "X-1", name = "Trial Fairy", type = "follower", class = "forestcraft", cost = 1, attack = 1, defense = 1,\n'
  cat
  printf '}\n'
}

# ---- What loading refuses --------------------------------------------------------------------

unit >check-cards/card.lua <<'END'
  mihgt = 3, keywords = { assalt = 2 },
  cost = { energi = 3 },
  when_played { optionl = true, run = function(game) game.drow(1) end },
END
checked "several mistakes do not hide each other" 1
told 3:3 "error: unknown field 'mihgt' (did you mean might?) [unknown-field]"
told 3:27 "error: unknown keyword 'assalt' (did you mean assault?) [unknown-keyword]"
told 4:12 "error: unknown field 'energi' (did you mean energy?) [unknown-field]"
told 5:17 "error: unknown field 'optionl' (did you mean optional?) [unknown-field]"
told 5:59 "error: game.drow: no such action (did you mean game.draw?) [unknown-action]"
says out "5 errors, 1 warning in 1 file" "check: the summary"

unit >check-cards/card.lua <<'END'
  tags = { "Noxus" }
  cost = { energy = 1 },
END
checked "a comma is missing" 1
told 4:3 "error: '}' expected (to close '{' at line 1) near 'cost': a comma is missing behind '}', in front of 'cost' [syntax]"

unit >check-cards/card.lua <<'END'
  when_plaid { run = function(game) game.draw(1) end },
END
checked "a misspelt word" 1
told 3:3 "error: unknown name 'when_plaid' (did you mean when_played?) [unknown-name]"

unit >check-cards/card.lua <<'END'
  when_played { targets = { unit { enemi = true, at = "hear" } },
    run = function(game, me, foe) game.deal(2, foe) end },
END
checked "a misspelt attribute, a word that is none" 1
told 3:36 "error: unknown attribute 'enemi' (did you mean enemy?) [unknown-attribute]"
told 3:55 "error: 'at' is 'hear', but may be here, there, base, battlefield, my_base or elsewhere (did you mean here?) [unknown-value]"

unit >check-cards/card.lua <<'END'
  when { event = "conqer", by = "me", run = function(game) game.draw(1) end },
  deathknell { optional = true },
END
checked "a misspelt event, a missing 'run'" 1
told 3:18 "error: unknown event 'conqer' (did you mean conquer?) [unknown-event]"
told 4:3 "error: 'run' is missing [missing-field]"

unit >check-cards/card.lua <<'END'
  tags = "Noxus", might_bonus = "1",
  when_played { targets = { unit { enemy = 1 } }, run = "draw" },
END
checked "wrong types" 1
told 3:3 "error: 'tags' must be a table, got string: tags = { ... } [wrong-type]"
told 3:19 "error: 'might_bonus' must be an integer, got string [wrong-type]"
told 4:36 "error: 'enemy' must be true or false, got integer [wrong-type]"
told 4:51 "error: 'run': a function expected, got string [wrong-type]"

unit >check-cards/card.lua <<'END'
  when_played { run = function(game) count = 1 end },
END
checked "a card keeps something" 1
told 3:38 "error: assigns the global 'count': cards keep no state (write local count) [keeps-state]"

unit >check-cards/card.lua <<'END'
  when_played { run = function(game) game:draw(1) end },
END
checked "a colon for a dot" 1
told 3:43 "error: write game.draw(...), with a dot [method-call]"

unit >check-cards/card.lua <<'END'
  when_played { targets = { card { zone = "trsh" } }, run = function(game, me, it) game.banish(it) end },
  static { affects = units { name = "Trial Sentri" }, might = 1 },
END
checked "an unknown zone, an unknown card" 1
told 3:43 "error: unknown zone 'trsh' (did you mean trash?) [unknown-zone]"
told 4:37 "error: there is no card named 'Trial Sentri' (did you mean Trial Sentry?) [unknown-card]"

unit >check-cards/card.lua <<'END'
  aliases = { "x" },
END
checked "an id that is free" 0
sed 's/x-1/ogn-169/' check-cards/card.lua >check-cards/twin.lua
exits 1 "check: an id that is taken" check --no-coverage check-cards/twin.lua
says out "twin.lua:2:3: error: the id 'ogn-169' is already used by" "check: an id that is taken"
rm check-cards/twin.lua

printf 'return { id = "x" }\n' >check-cards/card.lua
checked "a file that returns no card" 1
told 1:1 "error: a card file returns one card { ... }, got table [wrong-file]"

# ---- What only the text shows -----------------------------------------------------------------

unit >check-cards/card.lua <<'END'
  when_played { targets = { unit { might = at_least(5), might = at_most(3) } },
    run = function(game, me, foe) game.deal(1, foe) end },
END
checked "a field twice" 1
told 3:57 "error: 'might' stands twice in this table: Lua keeps the last one [duplicate-field]"

unit >check-cards/card.lua <<'END'
  when_played { targets = { unit {} }, run = function(game, me, foe)
    game.deal(2)
    game.give(foe, { keyword = "assualt", lasts = "trun" })
    game.recall(foe, { buy = me })
    game.play_token("Recriut")
    game.draw("1")
    game.later("come_back", foe.migt)
  end },
END
checked "what an action is called with" 1
told 4:10 "error: game.deal: 'units' is missing [wrong-arguments]"
told 5:32 "error: game.give: unknown keyword 'assualt' (did you mean assault?) [unknown-keyword]"
told 5:51 "error: game.give: 'lasts' is 'trun', but may be turn, next_turn, combat, board, me (did you mean turn?) [unknown-value]"
told 6:24 "error: game.recall: unknown field 'buy' (did you mean by?) [unknown-field]"
told 7:21 "error: game.play_token: there is no card named 'Recriut' (did you mean Recruit?) [unknown-card]"
told 8:15 "error: game.draw: 'count' must be an integer, got string [wrong-type]"
told 9:16 "error: game.later: no ability of this card is named 'come_back' [unknown-ability]"
told 9:33 "error: unknown attribute 'migt' (did you mean might?) [unknown-attribute]"

# ---- What can never matter -----------------------------------------------------------------------

unit >check-cards/card.lua <<'END'
  when_played { targets = { unit { friendly = true, enemy = true } },
    run = function(game, me, foe) game.deal(1, foe) end },
  static { while_ = { points = at_least(5) }, affects = "me", might = 1 },
  when { event = "attack", subject = gear { enemy = true }, run = function(game) game.draw(1) end },
  when { event = "die", subject = unit { zone = "rune_deck" }, run = function(game) game.draw(1) end },
  when { event = "die", subject = unit { tags = "Yordel" }, active_in = "legends",
    run = function(game) game.draw(1) end },
END
checked "selectors that nothing fits" 0
told 3:36 "warning: nothing is 'friendly' and 'enemy' (rule 740.1) [matches-nothing]"
told 5:23 "warning: 'points' is asked of a card, and only players have it: number.you(\"points\") (rule 463) [matches-nothing]"
told 6:28 "warning: the event 'attack' never happens to a gear (rule 383.4.e) [matches-nothing]"
told 7:42 "warning: a unit is never in this zone [matches-nothing]"
told 8:49 "warning: no card has the tag 'Yordel' (did you mean Yordle?) [unknown-tag]"
told 8:61 "warning: a unit is never in this zone [matches-nothing]"

unit >check-cards/card.lua <<'END'
  when_played { targets = { player { exhausted = true } },
    run = function(game, me, foe) game.draw(1, { by = foe }) end },
  when { event = "attack", by = "me", targets = { player { points = at_least(2), enemy = true } },
    run = function(game, me, foe) game.draw(1, { by = foe }) end },
END
checked "players have attributes of their own" 0
told 3:38 "warning: no player has 'exhausted' (rule 414) [matches-nothing]"
says out "0 errors, 2 warnings in 1 file" "$about" # no scenario

unit >check-cards/card.lua <<'END'
  when_played { targets = { unit { friendly = true }, unit { might = less_than(number.target(1, "might")) } },
    run = function(game, me, mine, foe) game.kill(foe) end },
END
checked "a target that another one speaks of is used" 0
says out "0 errors, 1 warning in 1 file" "$about" # no scenario

unit >check-cards/card.lua <<'END'
  when_played { targets = { unit {}, unit {} }, run = function(game, me, foe) game.draw(1) end },
  when_played { run = function(game, me, foe) game.deal(1, foe) end },
  abilities = { later_on = delayed { event = "die", run = function(game) game.draw(1) end } },
END
checked "targets and abilities that nothing uses" 0
told 3:38 "warning: 'run' takes no value for target 2: function(game, me, foe, target2) [unused-target]"
told 3:74 "warning: target 1 ('foe') is chosen and never used (call it _foe if that is meant) [unused-target]"
told 4:42 "warning: nothing gives 'run' a value for 'foe': there are no targets [unfilled-parameter]"
told 5:17 "warning: nothing of this card starts 'later_on' (game.later, then_do, start ... or grants) [unused-ability]"
told 1:8 "warning: no scenario tests this card: there is no card_spec.lua [no-scenario]"
exits 1 "check --werror" check --no-coverage --werror check-cards/card.lua
exits 0 "check --quiet" check --no-coverage --quiet check-cards/card.lua
is "$(cat out)" "0 errors, 5 warnings in 1 file" "check --quiet"

unit >check-cards/card.lua <<'END'
  when_played { if_ = function(game, me) return game.draw(1) end, run = function(game) game.draw(1) end },
  static { while_ = function(asked) return asked.discard(1) end, affects = "me", might = 1 },
END
checked "conditions that act" 1
told 3:54 "error: game.draw: a number or condition may only look, not act (rule 413) [number-acts]"
told 4:50 "error: asked.discard: a number or condition may only look, not act (rule 422) [number-acts]"

unit >check-cards/card.lua <<'END'
  when_played { targets = { unit { zone = "trash", attacking = true } }, run = function(game, me, it) game.banish(it) end },
  when_played { targets = { card { zone = "hand", at = "here" } }, run = function(game, me, it) game.banish(it) end },
  when_played { targets = { unit { zone = { "hand", "board" }, damaged = true } },
    run = function(game, me, it) game.banish(it) end },
  static { affects = "opponents", cannot = "play", cards = cards { facedown = true } },
  activated { run = function(game, me) game.draw(1) end },
  activated { once_each_turn = true, run = function(game, me) game.draw(1) end },
END
checked "states that no card of a zone has, an ability for nothing" 0
told 3:52 "warning: nothing in this zone has 'attacking': only what is in board (rule 459.2.b.3) [matches-nothing]"
told 4:51 "warning: nothing in this zone has 'at': only what is in board runes battlefields legends facedown chain (rule 146) [matches-nothing]"
told 8:3 "warning: without 'cost' it is used as often as one likes: cost = { ... } (rule 377.1) [no-cost]"
says out "0 errors, 4 warnings in 1 file" "$about"

cat >check-cards/card.lua <<'END'
return card { id = "t-1", name = "One", type = "gear", tags = { "Equipment" }, cost = { energy = 1 },
  static { affects = units { has_me_attached = true }, might = 1 },
  static { affects = units { friendly = true }, while_ = { attached = true }, might = 1 },
  activated { cost = { exhaust = "me" }, if_ = number.me("attached"):at_least(1), run = function(game) game.draw(1) end },
  activated { cost = { exhaust = "me" }, if_ = { attached = false }, run = function(game) game.draw(1) end },
  when { event = "attach", subject = "me", targets = { unit { has_me_attached = true } },
    run = function(game, me, it) game.exhaust(it) end },
  effect_text {
    static { affects = units { has_me_attached = true }, might = 1 },
    static { affects = "me", might = number.count(gear { given = true }) },
  },
}
END
checked "what attached cards never are while their text works (718.2, 136.2.c)" 0
told 2:30 "warning: nothing has 'has_me_attached' while this ability works (rule 719) [matches-nothing]"
told 3:60 "warning: this card is never 'attached' while this ability works (rule 718) [matches-nothing]"
told 4:58 "warning: this card is never 'attached' while this ability works (rule 718) [matches-nothing]"
told 9:32 "warning: nothing has 'has_me_attached' while this ability works (rule 719) [matches-nothing]"
says out "0 errors, 5 warnings in 1 file" "$about"

cat >check-cards/card.lua <<'END'
local hidden = cards { facedown = true, keyword = "tank" }
local hurt = cards { facedown = true, damaged = true }
local still = spell { exhausted = true }
local home = units { at = "base", attacking = true }
local rune = cards { type = "rune", played_this_turn = true }
return card { id = "t-1", name = "One", type = "spell", domains = { "fury" }, cost = { energy = 1 },
  run = function(game)
    game.draw(game.count(hidden) + game.count(hurt) + game.count(still) + game.count(home) + game.count(rune))
  end }
END
checked "what cannot be at once" 0
told 1:41 "warning: nothing has 'keyword' and 'facedown' at once: that is in different zones (rule 801) [matches-nothing]"
told 2:22 "warning: nothing has 'facedown' and 'damaged' at once: that is in different zones (rule 129.4) [matches-nothing]"
told 3:23 "warning: 'exhausted' is asked of a spell, and only what is in board runes battlefields legends has it (rule 414) [matches-nothing]"
told 4:35 "warning: nothing is 'attacking' and of that 'at' (rule 459.2.b.3) [matches-nothing]"
told 5:37 "warning: 'played_this_turn' is asked of a rune, and only a unit gear spell has it (rule 419.4) [matches-nothing]"

unit >check-cards/card.lua <<'END'
  keywords = { ganking = 2, "tank", "tank", assault = 2, level = 3, vision = 2 },
  when_played { targets = { unit {} }, run = function(game, me, it) game.give(it, { keyword = "tank", value = 2 }) game.give(it, { keyword = "tank", value = 1 }) game.give(it, { keyword = "vision", value = 2 }) end },
END
checked "keywords without a value, twice" 1
told 3:16 "error: the keyword 'ganking' takes no value: it stands alone [not-here]"
told 3:29 "warning: the keyword 'tank' stands here twice [no-effect]"
told 4:111 "warning: game.give: 'tank' has no value, 2 is as good as 1 [no-effect]"
says out "1 error, 3 warnings in 1 file" "$about"

# ---- What functions do with what they were given ----------------------------------------------------

{ echo "local foes, most = units { enemy = true }, 3"; unit; } >check-cards/card.lua <<'END'
  when_played { targets = { unit {} }, run = function(game, me, victim)
    local it = game.choose(foes)
    if it then game.kill(it) end
    local all, saved = game.all(foes), game.count(foes)
    game.kill(all[0])
    local damage = game.count(foes) + 1
    if damage then game.deal(victim, damage) end
    game.deal(it, me.might)
    if not game.choose(foes) or game.count(foes) then game.draw(1) end
    if it ~= nil or me.might == "3" or #all >= 0 then game.draw(victim) end
    game.count(foes)
    local agreed = game.yes("Draw?")
    if agreed and game.exists(it) then game.draw(saved) end
    local later
    if agreed then later = game.choose(foes) end
    if later then game.kill(later) end
  end },
END
checked "what functions do with what they were given" 1
told 1:13 "warning: 'most' is made and never used [unused-local]"
told 6:8 "warning: 'it' is true whatever was chosen: ask game.exists(it), of a list #it > 0 [always-true]"
told 8:19 "error: lists begin with 1: all[1] [out-of-range]"
told 10:8 "warning: 'damage' is a number, and 0 is true, too: ask damage > 0 [always-true]"
told 10:30 "error: game.deal: 'amount' is a card here: game.deal(amount, units) [wrong-type]"
told 10:38 "error: game.deal: 'units' is a number here: game.deal(amount, units) [wrong-type]"
told 11:15 "error: game.deal: 'amount' is cards here: game.deal(amount, units) [wrong-type]"
told 11:19 "error: game.deal: 'units' is a number here: game.deal(amount, units) [wrong-type]"
told 12:17 "warning: 'game.choose(...)' is true whatever was chosen: ask game.exists(it), of a list #it > 0 [always-true]"
told 12:38 "warning: 'game.count(...)' is a number, and 0 is true, too: ask it > 0 [always-true]"
told 13:11 "warning: this is always so: without a card there is 'none' or an empty list, not nil: game.exists(...), #... > 0 [always-true]"
told 13:30 "warning: this is never so: a number is compared with a text [always-true]"
told 13:45 "warning: this is always so: nothing counts less than 0 [always-true]"
told 13:65 "error: game.draw: 'count' is a card here: game.draw(count) [wrong-type]"
told 14:10 "warning: game.count only reads, and nothing uses its result [no-effect]"
says out "6 errors, 10 warnings in 1 file" "$about"

unit >check-cards/card.lua <<'END'
  when { event = "play", by = "you", killed_by_this = true, run = function(game) game.draw(1) end },
  when { event = "draw", by = "you", cause = "spell", from = "hand", run = function(game) game.draw(1) end },
  when { event = "turn_end", by = "you", subject = card { token = true }, run = function(game) game.draw(1) end },
  when { event = { "die", "damage" }, cause = "combat", run = function(game) game.draw(1) end },
  static { while_ = { at = "battlefield" }, active_in = "trash", affects = spells { mine = true }, cost = { energy = -1 } },
  when { event = "die", subject = "me", if_ = number.you("might"):at_least(3), run = function(game) game.draw(1) end },
  when { event = "die", subject = "me", if_ = number.me("points"):at_least(3), run = function(game) game.draw(1) end },
  when { event = "die", subject = "me", if_ = number.me("might_bonus"):at_least(3) and number.you("points"):at_least(3),
    run = function(game) game.draw(1) end },
  instead_of { event = { "lose_points", "damage" }, at = "here", run = function(game) game.draw(1) end },
END
checked "what events do not tell, what cards and players do not have" 0
told 3:38 "warning: the event 'play' does not tell 'killed_by_this': only die (rule 419.4) [matches-nothing]"
told 4:38 "warning: the event 'draw' does not tell 'cause': only die damage choose exhaust discard recycle banish return_to_hand spend_buff points (rule 413) [matches-nothing]"
told 4:55 "warning: the event 'draw' does not tell 'from': only play (rule 413) [matches-nothing]"
told 5:42 "warning: the event 'turn_end' never happens to a card (rule 317.1) [matches-nothing]"
told 7:45 "warning: its conditions ask what no card in this zone has [matches-nothing]"
told 8:58 "warning: 'might' is asked of a player, and only a unit has it (rule 143.2) [matches-nothing]"
told 9:57 "warning: 'points' is asked of this card, and only players have it: number.you(\"points\") (rule 463) [matches-nothing]"
told 10:84 "warning: 'and' is worked out as the file is loaded, and leaves one of the two: all_of { ..., ... } [always-true]"
told 12:53 "warning: the event 'lose_points' does not tell 'at' (rule 002) [matches-nothing]"
says out "0 errors, 10 warnings in 1 file" "$about"

{ echo "local foes = units { enemy = true }"; unit; } >check-cards/card.lua <<'END'
  when { event = "damage", subject = unit { friendly = true },
    targets = { unit {}, up_to(2, unit {}) },
    if_ = function(q) return q.event.amuont > 2 and q.event.subject.might >= "3" end,
    run = function(game, me, foe, others)
      local event = game.event
      game.heal(event)
      game.deal(event.amount, event.source)
      game.deal(event.subject.migth, event.subjct)
      if game.you().pionts > #foes or game.you().might > 2 or me.points > 2 then game.draw(1) end
      if game.you.points > 2 then game.move(foe[1], { to = "bass" }) end
      for _, each in ipairs(foes) do game.kill({ each, others[3] }, {}) end
    end },
END
checked "events, players, lists" 1
told 6:38 "error: an event has no 'amuont' (did you mean amount?) [unknown-attribute]"
told 6:75 "error: a number is compared with a text [wrong-type]"
told 9:17 "error: game.heal: 'units' is an event (its card is .subject) here: game.heal(units) [wrong-type]"
told 11:31 "error: unknown attribute 'migth' (did you mean might?) [unknown-attribute]"
told 11:44 "error: an event has no 'subjct' (did you mean subject?) [unknown-attribute]"
told 12:21 "error: unknown attribute 'pionts' (did you mean points?) [unknown-attribute]"
told 12:31 "error: 'foes' is a selector and no list: game.all(foes), game.count(foes) [wrong-type]"
told 12:50 "warning: 'might' is asked of a player, and only a unit has it [matches-nothing]"
told 12:66 "warning: 'points' is asked of a card, and only players have it: game.you().points [matches-nothing]"
told 13:15 "error: 'you' is an action, and is called: game.you(...) [wrong-arguments]"
told 13:45 "error: 'foe' is one thing and no list: write foe [wrong-type]"
told 13:60 "error: game.move: 'to' is 'bass', but may be base, here (did you mean base?) [unknown-value]"
told 14:29 "error: 'foes' is a selector and no list: game.all(foes), game.count(foes) [wrong-type]"
told 14:63 "error: 'others' is at most 2 [out-of-range]"
told 14:69 "warning: game.kill: nothing stands in { } [no-effect]"

{ echo "local foes = units { enemy = true }"; unit; } >check-cards/card.lua <<'END'
  static { affects = spells { mine = true }, might = 1 },
  when_played { targets = { unit {} }, run = function(me, game, foe)
    foe.might = 3
    if foe.type == "unit" or foe.name == "Recriut" or foe == foe then game.kill(foe) end
    game.choose(foes, { by = foe.might, text = foe.count })
  end },
  when { event = "conquer", by = "me", run = function(game) if game.event.subject.tags == "Elf" then game.draw(1) end end },
END
checked "order of parameters, attributes that are no values" 1
told 4:46 "warning: 'might' of a spell is changed, and only a unit has it (rule 143.2) [matches-nothing]"
told 5:59 "error: 'run' gets 'game' first: function(game, ...) [wrong-arguments]"
told 6:9 "error: 'might' of a card is only looked at: actions of the game change it [not-allowed]"
told 7:12 "error: 'type' is not one value: ask with game.is(..., card { type = ... }), made in front of the card [wrong-type]"
told 7:42 "error: there is no card named 'Recriut' (did you mean Recruit?) [unknown-card]"
told 7:59 "warning: both sides are the same [always-true]"
told 8:30 "error: game.choose: 'by' is a number here: game.choose(from) [wrong-type]"
told 8:52 "error: write game.count(foe) [method-call]"
told 10:83 "error: 'tags' is not one value: ask with game.is(..., card { tags = ... }), made in front of the card [wrong-type]"

sed 's/type = "unit"/type = "spell"/; s/, might = 2//' >check-cards/card.lua <<'END'
return card { id = "x-1", name = "Trial Sentry", type = "unit", domains = { "fury" }, might = 2,
  deathknell { run = function(game) game.draw(1) end },
}
END
checked "a Deathknell of a spell" 0
told 2:3 "warning: the event 'die' never happens to a spell (rule 428) [matches-nothing]"

unit >check-cards/card.lua <<'END'
  when_played { run = function(game, me)
    game.later("slow") game.later("weak") game.start("slow", { lasts = "turn" }) game.start("weak", { lasts = "turn" }) game.then_do("again") game.later("again")
    game.give_ability(me, "weak")
  end },
  abilities = { slow = delayed { event = "turn_end", run = function(game) game.draw(1) end },
    weak = static { affects = "me", might = 1 }, again = reflexive { run = function(game) game.draw(1) end } },
END
checked "what starts an ability of a name" 1
told 4:35 "error: game.later: 'weak' is a static, which it does not start: game.start does [not-allowed]"
told 4:54 "error: game.start: 'slow' is a delayed, which it does not start: game.later does [not-allowed]"
told 4:154 "error: game.later: 'again' is a reflexive, which it does not start: game.then_do does [not-allowed]"
says out "3 errors, 1 warning in 1 file" "$about"

# ---- What was meant: the message says what to write -------------------------------------------------

unit >check-cards/card.lua <<'END'
  aliases = { "assault" },
  when_played = function(game) game.draw(1) end,
  while_ = { at = "base" },
  static { affects = "me", might = 1, run = function(game) game.draw(1) end },
  abilities = { "draw" },
  when { event = "attack", by = "me", run = function(game) game.draw(1) end,
    static { affects = "me", might = 1 } },
  when_played { targets = { unit { might = "3" }, optional = true },
    run = function(game, me, foe) game.deal(foe, 2) foe.kill() game.play_token("Recruit", { where = "x" }) end },
END
checked "what was meant by a field" 1
told 4:3 "error: unknown field 'when_played': an ability has no '=', and its fields in braces: when { event = ..., run = ... } [unknown-field]"
told 5:3 "error: unknown field 'while_': it belongs into an ability [unknown-field]"
told 6:39 "error: unknown field 'run': abilities of other kinds have it [unknown-field]"
told 7:3 "error: 'abilities' holds those that others start, by name: abilities = { later = delayed { ... } }; the card's own stand in the card itself [not-here]"
told 9:5 "error: 'static' stands inside 'when': end that one before it, with '},' [not-here]"
told 10:36 "error: 'might': a number expected, got string [wrong-type]"
told 10:51 "error: 'optional' stands in the list of targets: put it beside 'targets', behind the bracket (rule 355) [not-here]"
told 11:50 "error: game.deal: 'units' is cards: one, a list or a selector, got integer: game.deal(amount, units) [wrong-type]"
told 11:57 "error: write game.kill(foe) [method-call]"

unit >check-cards/card.lua <<'END'
  when { event = "attack", by = "me", if_ = game.count(foes) > 2, run = function(game) game.draw(1) end },
END
checked "game where none is played" 1
told 3:45 "error: unknown name 'game': the file is read here, and no game is played. A function gets it: run = function(game, me) ... end; numbers that are looked at in play are number.count(...), number.you(...) [unknown-name]"

{ echo "local foes = unit { enemy = true }"; unit; } >check-cards/card.lua <<'END'
  tags = { "Jinx", Zaun }, activated { cost = { exhaust = me }, run = function(me) game.draw(1) end },
  when_played { targets = { foe }, run = function(game, me, it) game.deal(1, it) end },
END
checked "names without quotes, of locals, of what run takes" 1
told 4:20 "error: unknown name 'Zaun': a text stands in quotes: \"Zaun\" [unknown-name]"
told 4:59 "error: unknown name 'me': in front of a function it is a text: \"me\" [unknown-name]"
told 4:84 "error: unknown name 'game': 'run' gets it first: function(game, me) [unknown-name]"
told 5:29 "error: unknown name 'foe' (did you mean foes?) [unknown-name]"

# syntax LINE: what is said of a card with such a line in `run`
syntax() {
  unit >check-cards/card.lua <<END
  when_played { run = function(game, me) $1 end },
END
  exits 1 "check: $1" check --no-coverage check-cards/card.lua
}
syntax 'if me.might != 3 then game.draw(1) end'
says out "'then' expected near '!': Lua writes ~= for 'is not', and 'not' for no [syntax]" "check !="
syntax 'if me.might = 3 then game.draw(1) end'
says out "'then' expected near '=': Lua writes == to compare [syntax]" "check = for =="
syntax 'local n = 1 n += 1'
says out "near '+': Lua has no += and no ++: n = n + 1 [syntax]" "check +="
unit >check-cards/card.lua <<'END'
  when { event = "attack", by = "me" run = function(game) game.draw(1) end },
END
checked "a comma is missing" 1
told 3:38 "error: '}' expected near 'run': a comma is missing behind 'me', in front of 'run' [syntax]"
unit >check-cards/card.lua <<'END'
  aliases = { "x, "y" },
END
checked "a quote is missing" 1
told 3:20 "error: '}' expected near 'y': a quote is missing, before this or behind it [syntax]"

# ---- Shadowverse: Evolve ----------------------------------------------------------------------------

follower >check-cards/card.lua <<'END'
  damage { subject = "me", first_each_turn = true, amount = 1 },
  instead_of { event = "damage", subject = "me", ends = "turn", amount = 1 },
END
checked "where a field of another game, or of other abilities, belongs" 1
told 3:28 "error: 'first_each_turn' is another game's: here it is nth, as in when { event = \"play\", by = \"you\", nth = 1, run = function(game) game.draw(1) end } [unknown-field]"
told 4:50 "error: unknown field 'ends': delayed has it [unknown-field]"

follower >check-cards/card.lua <<'END'
  traits = "Pixie", keywords = { "wrad" }, evovle = 1,
  fanfare { tagets = { follower { enmy = true } }, run = function(game) game.sumon("Fairy") end },
  state { run = function(game) game.draw(1) end },
END
checked "Evolve: what loading refuses" 1
told 3:3 "error: 'traits' must be a table, got string: traits = { ... } [wrong-type]"
told 3:34 "error: unknown keyword 'wrad' (did you mean ward?) [unknown-keyword]"
told 3:44 "error: unknown field 'evovle' (did you mean evolve?) [unknown-field]"
told 4:13 "error: unknown field 'tagets' (did you mean targets?) [unknown-field]"
told 4:35 "error: unknown attribute 'enmy' (did you mean enemy?) [unknown-attribute]"
told 4:78 "error: game.sumon: no such action (did you mean game.summon?) [unknown-action]"
told 5:3 "error: 'if_' is missing: the state that it waits for (rule 10.7.6) [missing-field]"

follower >check-cards/card.lua <<'END'
  when { event = "attack", subject = amulet { enemy = true }, run = function(game) game.draw(1) end },
  static { while_ = { play_points = at_least(3) }, affects = amulets { attack = at_least(1) }, attack = 1 },
  activated { turn = "opponent", cost = { play_points = 1 }, run = function(game) game.draw(1) end },
END
checked "Evolve: what can never matter" 0
told 3:28 "warning: the event 'attack' never happens to an amulet (rule 8.4.5) [matches-nothing]"
told 4:23 "warning: 'play_points' is asked of a card, and only players have it: number.you(\"play_points\") (rule 3.2.2) [matches-nothing]"
told 4:72 "warning: 'attack' is asked of an amulet, and only a follower has it (rule 2.7) [matches-nothing]"
told 5:15 "warning: without quick = true it is never used in the opponent's turn (rule 12.3.3) [matches-nothing]"

cat >check-cards/card.lua <<'END'
return card {
  id = "X-1", name = "Trial Chief", type = "leader", class = "neutral",
  static { affects = follower { friendly = true }, grants = "x" },
  abilities = { x = strike { run = function(game, me) game.draw(1) end } },
}
END
checked "Evolve: 'me' of an ability that is given to others is who has it" 0
says out "0 errors, 1 warning in 1 file" "$about" # no scenario

follower >check-cards/card.lua <<'END'
  keywords = { ward = 2, "rush", "rush" },
  fanfare { if_ = function(game) return game.draw(1) end, run = function(game) game.draw(1) end },
  activated { run = function(game, me) game.draw(1) end },
  fanfare { targets = { follower { zone = "ex", engaged = true } }, run = function(game, me, it) game.banish(it) end },
  fanfare { targets = { follower { enemy = true } }, run = function(game, me, it)
    local most = game.count(it)
    game.deal(it, most)
  end },
END
checked "Evolve: keywords, conditions, costs, zones, values" 1
told 3:16 "error: the keyword 'ward' takes no value: it stands alone [not-here]"
told 3:26 "warning: the keyword 'rush' stands here twice [no-effect]"
told 4:46 "error: game.draw: a number or condition may only look, not act (rule 5.9) [number-acts]"
told 5:3 "warning: without 'cost' it is used as often as one likes: cost = { ... } (rule 10.1.1.1.1) [no-cost]"
told 6:49 "warning: nothing in this zone has 'engaged': only what is in field leader (rule 4.2.2) [matches-nothing]"
told 9:15 "error: game.deal: 'amount' is a card here: game.deal(amount, targets) [wrong-type]"
told 9:19 "error: game.deal: 'targets' is a number here: game.deal(amount, targets) [wrong-type]"

follower >check-cards/card.lua <<'END'
  when { event = "evolve", subject = follower {}, from = "hand", cause = "attack", run = function(game) game.draw(1) end },
  fanfare { if_ = number.you("attack"):at_least(3), run = function(game) game.draw(game.you().comb) end },
  fanfare { if_ = number.you("defense"):at_least(3), run = function(game, me) game.draw(me.combo) end },
END
checked "Evolve: what events do not tell, what players do not have" 1
told 3:51 "warning: the event 'evolve' does not tell 'from': only play enter put bury leave destroy banish discard return_to_hand create draw (rule 5.15) [matches-nothing]"
told 3:66 "warning: the event 'evolve' does not tell 'cause': only damage (rule 5.15) [matches-nothing]"
told 4:30 "warning: 'attack' is asked of a player, and only a follower has it (rule 2.7) [matches-nothing]"
told 4:95 "error: unknown attribute 'comb' (did you mean combo?) [unknown-attribute]"
told 5:92 "warning: 'combo' is asked of a card, and only players have it: game.you().combo [matches-nothing]"
says out "1 error, 5 warnings in 1 file" "$about"

# ---- Formats, scenarios, comments, output --------------------------------------------------------------

cat >check-cards/fmt.lua <<'END'
return format {
  name = "quick", players = "2", victory_scor = 5,
  battlefields_in_deck = 3, battlefields_used = 1,
  deck = { copes_max = 3 },
}
END
exits 1 "check: a format" check check-cards/fmt.lua
says out "fmt.lua:2:19: error: 'players' must be an integer, got string [wrong-type]" "check: a format"
says out "fmt.lua:2:34: error: unknown field 'victory_scor' (did you mean victory_score?) [unknown-field]" "check: a format"
says out "fmt.lua:1:8: error: 'opening_hand' is missing (rule 117) [missing-field]" "check: a format"
says out "fmt.lua:4:12: error: unknown field 'copes_max' (did you mean copies_max?) [unknown-field]" "check: a format"
rm check-cards/fmt.lua

cat >check-cards/card_spec.lua <<'END'
scenario "Trial Sentry: nothing is asked" {
  p1 = { hand = { "Trial Sentry" } },
  function(t)
    t.p1:plya("Trial Sentry")
  end,
}

scenario "Trial Sentry: what chance may do is expected, too" {
  function(t)
    t:over_seeds(2, function(try) return try.p1.hand:names()[1] end):only(nil)
  end,
}
END
exits 1 "check: a scenario" check --no-coverage --game riftbound check-cards/card_spec.lua
says out "card_spec.lua:4:10: error: scenarios have no ':plya' (did you mean play?) [unknown-method]" "check: a scenario"
says out "card_spec.lua:1:1: warning: this scenario expects nothing: t:expect(...), t:cannot(...), ... [no-expectation]" "check: a scenario"
is "$(grep -c no-expectation out)" 1 "check: a scenario over seeds expects something"
rm check-cards/card_spec.lua

unit >check-cards/card.lua <<'END'
  -- check: allow unused-target it is chosen for its own sake
  when_played { targets = { unit {} }, run = function(game, me) game.draw(1) end },
  when_played { run = function(game) game.draw(1) end }, -- check: allow no-such-thing because
  when_played { run = function(game) game.draw(1) end }, -- check: allow unused-target
END
checked "a line is allowed" 1
says_not out "[unused-target]" "check: a line is allowed"
told 5:1 "error: there is no code 'no-such-thing' (see lunarbiter check --codes) [bad-allow]"
told 6:1 "error: say why 'unused-target' is allowed here [bad-allow]"

# ---- Coverage, the card's own wording ---------------------------------------------------------------------

mkdir check-cover
cat >check-cover/sentry.lua <<'END'
return card {
  id = "x-2", name = "Cover Sentry", type = "unit", domains = { "fury" }, might = 2,
  when_played {
    run = function(game, me)
      if me.might > 5 then
        game.draw(2)
        game.draw(3)
      end
      game.draw(1)
    end },
}
END
cat >check-cover/sentry_spec.lua <<'END'
scenario "Cover Sentry: draws" {
  p1 = { hand = { "Cover Sentry" } },
  function(t)
    t.p1:play("Cover Sentry")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}
scenario "Cover Sentry: a claim that does not hold" {
  p1 = { hand = { "Cover Sentry" } },
  function(t)
    t:expect(t.p1.hand):count(2)
  end,
}
END
for again in once twice; do
  exits 1 "check: coverage, $again" check --game riftbound check-cover
  says out "sentry.lua:6:9: warning: no scenario of this card runs lines 6 to 7 [not-reached]" "check: coverage, $again"
  says out "sentry_spec.lua:12:5: error: scenario \"Cover Sentry: a claim that does not hold\": expected" "check: coverage, $again"
  says out "1 error, 1 warning in 2 files" "check: coverage, $again"
done
is "$(ls check-cache/lunarbiter/coverage | wc -l | tr -d ' ')" 1 "check: coverage is kept"

unit >check-cards/card.lua <<'END'
  keywords = { assault = 2 },
  text = "Assault 2 (+2 Might while I am an attacker). When you play me, deal 4 to an enemy unit. Shield 3.",
  when_played { targets = { unit { enemy = true } },
    run = function(game, me, foe) game.deal(3, foe) end },
END
"$program" check --no-coverage check-cards/card.lua >out 2>err
about="check: the card's own wording"
told 4:10 "warning: the text says 4, and the script has no 4 [text-number]"
told 4:10 "warning: the text has 'shield', and the script does not [text-keyword]"

unit >check-cards/card.lua <<'END'
  text = "Your other units have Ganking. Once each turn, when you conquer, reveal the top card of your deck and ready a unit.",
  static { affects = units { friendly = true, other = true }, keywords = { "ganking" } },
  when { event = "conquer", by = "you", first_each_turn = true,
    run = function(game)
      game.look(1)
      game.ready(game.choose(wounded))
    end },
END
sed -i '1i local wounded = units { damaged = true }' check-cards/card.lua
"$program" check --no-coverage check-cards/card.lua >out 2>err
about="check: words that the rules tell apart"
told 5:30 "warning: the text says neither 'friendly' nor 'ally': 'mine' is what you control (484.8.c), and a team mate's things are friendly (740.1) [text-friendly]"
told 6:41 "warning: the text does not say 'the first time each turn' [text-once]"
told 6:41 "warning: the text says 'once each turn', which may be left for later (383.3.f.2): once_each_turn = true [text-once]"
told 4:10 "warning: the text says 'reveal', and the script does not (424) [text-word]"
told 8:12 "warning: the script looks at cards first, and the text does not: game.reveal_top (424.1) [text-word]"
told 9:23 "warning: the effect chooses what the text makes a target: a slot of 'targets' (355.10) [text-choice]"
says out "0 errors, 7 warnings" "check: words that the rules tell apart"

# The same of a table, for a card that does not give its text.
sed -i '/^  text = /d' check-cards/card.lua
id=$(sed -n 's/.*id = "\([^"]*\)".*/\1/p' check-cards/card.lua)
printf '{"id":"%s","text":"Friendly units have Ganking."}\n' "$id" >texts.jsonl
exits 0 "check --facts-of" check --facts-of texts.jsonl
says out "$id	1	0	0	0	0	0	0	0	0	0	0" "check --facts-of"
cp out facts.tsv
"$program" check --no-coverage --facts facts.tsv check-cards/card.lua >out 2>err
says_not out "text-friendly" "check --facts"
says out "the text does not say 'the first time each turn' [text-once]" "check --facts"

unit >check-cards/card.lua <<'END'
  text = "When I conquer, you may exhaust me to draw 1. When I hold, you may draw 1. If I would die, you may exhaust me instead.",
  when { event = "conquer", by = "me", cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
  when { event = "hold", by = "me", optional = true, run = function(game) game.draw(1) end },
END
"$program" check --no-coverage check-cards/card.lua >out 2>err
about="check: a trigger that may be declined"
told 4:3 "warning: a triggered ability of the text begins with 'you may', and in the script it is not left to its player: optional = true (383.3.a) [text-word]"
says out "0 errors, 2 warnings" "check: a trigger that may be declined"

unit >check-cards/card.lua <<'END'
  when_played { run = function(game)
      for _, player in ipairs(game.players()) do
        game.discard(1)
        game.draw(1, { by = player })
      end
      game.move(game.choose(game.all(anyone), { by = game.opponent() }), { to = "base" })
    end },
END
sed -i '1i local anyone = units {}' check-cards/card.lua
"$program" check --no-coverage check-cards/card.lua >out 2>err
about="check: who does it"
told 6:14 "warning: game.discard names nobody, so you do it, not the player of the loop: by = player (411.1) [nobody-named]"
told 9:12 "warning: game.move names nobody, so you do it, not the player who has chosen: by = player (411.1) [nobody-named]"
says out "3 warnings" "check: who does it" # no-scenario, too

unit >check-cards/card.lua <<'END'
  when_played { run = function(game)
      local hand = game.hand()
      if 3 == hand:sum "energy" or hand:sum "energy" >= game.x() then game.draw(1) end
      if 2 < #game.players { from = "next" } or #game.players { from = "next" } > 2 then game.draw(1) end
    end },
END
"$program" check --no-coverage check-cards/card.lua >out 2>err
says out "0 errors, 1 warning" "check: comparisons with calls without brackets" # no-scenario

unit >check-cards/card.lua <<'END'
  when_played { run = function(game)
      for _, player in ipairs(game.poll("Well?", { players = game.opponents() })) do game.draw(1) end
    end },
END
"$program" check --no-coverage check-cards/card.lua >out 2>err
about="check: who does it, of those who were asked"
told 4:91 "warning: game.draw names nobody, so you do it, not the player of the loop: by = player (411.1) [nobody-named]"

unit >check-cards/card.lua <<'END'
  when_played { run = function(game) game.draw(1) end }, -- check: allow no-such-thing because
  when_played { run = function(game) game.draw(1) end }, -- check: allow unused-target
END
exits 1 "check --json" check --no-coverage --json check-cards/card.lua
is "$(field errors out) $(field code out) $(field line out)" "2 no-scenario 1" "check --json"
exits 0 "check --codes" check --codes
says out "unknown-field        error    a field that may not stand in this table" "check --codes"
unit >check-cards/card.lua <<'END'
  static { affects = units { facedown = true }, might = 1 }, static { affects = units { stunned = true, facedown = true }, might = 2 },
  static { affects = any_of { units { friendly = true, might = 1 }, units { friendly = true, enemy = true } }, might = 1 },
  when { event = "die", subject = "me", run = function(game) game.draw(1) end }, when { event = "die", subjct = "me", run = function(game) game.draw(1) end },
END
checked "several parts in a line" 1
told 3:89 "warning: nothing has 'stunned' and 'facedown' at once: that is in different zones (rule 423) [matches-nothing]"
told 4:77 "warning: nothing is 'friendly' and 'enemy' (rule 740.1) [matches-nothing]"
told 5:104 "error: unknown field 'subjct' (did you mean subject?) [unknown-field]"
exits 2 "check in no mod" check
exits 1 "check of a path that is not there" check no-such-path
says err "no-such-path: no such file or directory" "check of a path that is not there"
echo "A page." >README.md
exits 1 "check of a file that is no script" check README.md
says err "README.md: is neither a script (.lua) nor a deck list (.txt)" "check of a file that is no script"
rm README.md

unit >check-cards/card.lua <<'END'
  when_played { targets = { gear {}, up_to(2, unit {}), any_of { unit {}, gear {} }, legend {} },
    run = function(game, me, it, two, one, boss)
      game.draw(0)
      game.stun(it)
      game.stun(two)
      game.ready(it)
      game.kill(one)
      game.kill(boss)
      game.deal(-1, two)
      game.give(it, { might = -1 })
      game.lose_points(-2)
      if #game.discard(0) > 0 then game.ready(me) end
      if game.pay({ energy = -1 }) then game.ready(me) end
    end },
END
"$program" check --no-coverage check-cards/card.lua >out 2>err
about="check: actions that do nothing"
told 5:17 "error: game.draw: nothing happens with 0 [out-of-range]"
told 6:17 "error: game.stun: 'it' is a gear, and only a unit can be meant (423) [not-allowed]"
told 10:17 "error: game.kill: 'boss' is a legend, and only a unit or gear can be meant (428) [not-allowed]"
told 11:17 "error: game.deal: nothing happens with -1, which is refused [out-of-range]"
told 13:24 "error: game.lose_points: nothing happens with -2: game.gain_points(2) [out-of-range]"
told 14:24 "error: game.discard: nothing happens with 0 [out-of-range]"
told 15:30 "error: game.pay: nothing happens with -1, which is refused [out-of-range]"
says out "7 errors" "check: actions that do nothing"

# A spell of Riftbound whose own text does this.
spell_text() {
  printf 'return card {\n  id = "x-1", name = "Trial Spark", type = "spell", domains = { "fury" },\n'
  cat
  printf '}\n'
}

spell_text >check-cards/card.lua <<'END'
  targets = { unit {} },
  run = function(game, me, it)
    game.ready(me)
    game.move(me, { to = "base" })
    game.give(me, { might = 1, lasts = "turn" })
    game.give(it, { might = me.might, lasts = "turn" })
    if me.exhausted or game.event.amount > 1 then game.return_to_hand(me) end
    game.attach(me, it)
  end,
  abilities = { later_on = delayed { event = "die", run = function(game, me) game.stun(me) end } },
END
checked "what is done to a spell itself" 1
told 5:16 "warning: game.ready: 'me' is a spell, and only a unit or gear or rune or battlefield or legend can be meant (415) [matches-nothing]"
told 6:15 "error: game.move: 'me' is a spell, and only a unit can be meant (420) [not-allowed]"
told 7:29 "warning: 'might' of a spell is changed, and only a unit has it [matches-nothing]"
told 8:32 "warning: 'might' is asked of a spell, and only a unit has it [matches-nothing]"
told 9:11 "warning: 'exhausted' is asked of a spell, and only what is in board runes battlefields legends has it [matches-nothing]"
told 9:35 "warning: there is no event here: this ability waits for none [matches-nothing]"
told 10:17 "warning: game.attach: 'me' is a spell, and only a unit or gear can be meant (434) [matches-nothing]"
told 12:88 "error: game.stun: 'me' is a spell, and only a unit can be meant (423) [not-allowed]"
says out "2 errors, 8 warnings" "$about"

cat >check-cards/card.lua <<'END'
return card { id = "x-1", name = "Trial Crest", type = "legend", domains = { "fury" },
  when { event = "hold", by = "you", run = function(game, me) game.return_to_hand(me) game.ready(me) end },
  static { affects = units { at = "here" }, might = 1 },
  static { affects = gear { tags = "Equipment" }, grants = "kick" },
  abilities = { kick = when { event = "attach", subject = "me", run = function(game, me) game.kill(me) end } },
}
END
checked "what is done to a legend, which is at no place" 0
told 2:83 "warning: game.return_to_hand: 'me' is a legend, and only a unit or gear or spell can be meant (108.7) [matches-nothing]"
told 3:30 "warning: a legend is never in this place (rule 146) [matches-nothing]"
says out "0 errors, 3 warnings in 1 file" "$about" # no scenario; of a given ability `me` is not the card

cat >check-cards/card.lua <<'END'
return card { id = "x-1", name = "Trial Crest", type = "legend", domains = { "fury" },
  activated { cost = { kill = "me" }, run = function(game) game.draw(1) end },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
END
checked "a legend that is to be killed for a cost" 0
told 2:24 "warning: kill = \"me\" is never paid: it happens to unit gear only, and this is a legend (rule 428) [matches-nothing]"
says out "0 errors, 2 warnings in 1 file" "$about"

unit >check-cards/card.lua <<'END'
  activated { active_in = "hand", cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
  activated { cost = { discard = "me" }, run = function(game) game.draw(1) end },
  activated { active_in = "hand", cost = { discard = "me" }, run = function(game) game.draw(1) end },
END
checked "a card that pays with itself where it cannot" 0
told 3:44 "warning: exhaust = \"me\" is never paid where this ability works (rule 414) [matches-nothing]"
told 4:24 "warning: discard = \"me\" is never paid where this ability works (rule 422) [matches-nothing]"
says out "0 errors, 3 warnings in 1 file" "$about"

unit >check-cards/card.lua <<'END'
  when { event = "play", subject = spell { at = "base" }, run = function(game) game.draw(1) end },
  when { event = "play", subject = spell { at = "battlefield" }, run = function(game) game.draw(1) end },
  when { event = "turn_end", targets = { legend { at = { "base", "battlefield" } } },
    run = function(game, me, it) game.ready(it) end },
END
checked "places where cards of a type never are" 0
told 3:44 "warning: a spell is never in this place (rule 146) [matches-nothing]"
told 5:51 "warning: a legend is never in this place (rule 146) [matches-nothing]"
says out "0 errors, 3 warnings in 1 file" "$about"

unit >check-cards/card.lua <<'END'
  when { event = "turn_end", run = function(game) game.buff(game.event.subject) end },
  when { event = "mulligan", run = function(game) game.give(game.event.subject, { might = 1 }) end },
  when { event = "mulligan", subject = units {}, run = function(game) game.draw(1) end },
  when { event = { "mulligan", "die" }, run = function(game) game.banish(game.event.subject) end },
  when { event = "attach", run = function(game) local it = game.event.subject game.draw(it.points) end },
  activated { cost = { exhaust = "me" }, run = function(game) game.deal(1, game.event.subject) end },
END
checked "the subject of an event that has none, or another one" 1
told 3:61 "error: game.buff: 'game.event.subject' is a player, and only a unit can be meant (426) [not-allowed]"
told 4:72 "warning: the event 'mulligan' has no subject [matches-nothing]"
told 5:30 "warning: the event 'mulligan' has no subject (rule 118) [matches-nothing]"
told 7:92 "warning: 'points' is asked of a unit or gear, and only a player has it [matches-nothing]"
told 8:87 "warning: there is no event here: this ability waits for none [matches-nothing]"
says out "1 error, 5 warnings" "$about"

follower >check-cards/card.lua <<'END'
  when { event = "end_phase", run = function(game, me) game.set_defense(me, 3) game.deal(1, game.event.subject) end },
END
checked "what is done to a follower itself" 1
told 3:73 "error: game.set_defense: 'me' is a follower, and only a leader can be meant (2.8.3) [not-allowed]"
told 3:93 "warning: game.deal: 'game.event.subject' is a player, and only a leader or follower can be meant (5.13) [matches-nothing]"

cat >check-cards/card.lua <<'END'
return card { id = "X-1", name = "Trial Spark", type = "spell", class = "neutral", cost = 1,
  run = function(game, me) game.put(me, "field") game.put(me, "ex") end }
END
checked "a spell that is put onto a field" 0
told 2:41 "warning: a spell is never in this zone [matches-nothing]"
says out "0 errors, 2 warnings in 1 file" "$about"

# Every code is in its page, and what ships is clean.
"$program" check --codes | while read -r code severity help; do
  grep -qF "| \`$code\` | $severity | $help |" "$data/docs/check.md" || echo "$code"
done >out
is "$(cat out)" "" "docs/check.md has all codes"
exits 0 "check: what ships" check --no-coverage --werror "$data/cards" "$data/scripts/keywords" \
  "$data/scripts/formats" "$data/tests/scenarios"

# ---- Old spellings -------------------------------------------------------------------------------------------

unit >check-cards/card.lua <<'END'
  when_played { targets = { unit {} }, run = function(game, me, it)
    game.give_might(it, game.might(me) - 1, "turn", { minimum = 1 })
    game.give(it, "tank", nil, "turn")
    game.start("weak", "turn", it)
    game.play_token("sand_soldier", { at = "here" })
    game.give(it, { might = 1, lasts = "turn" })
    game.discard(1, { by = game.opponent(), card = game.choose(game.hand(game.opponent())) })
  end },
  abilities = { weak = static { affects = ref(1), might = -1 } },
END
checked "old spellings" 1
told 4:5 'error: write game.give(it, { might = game.might(me) - 1, lasts = "turn", minimum = 1 }) [old-spelling]'
told 4:25 "error: write me.might [old-spelling]"
told 5:5 'error: write game.give(it, { keyword = "tank", lasts = "turn" }) [old-spelling]'
told 6:5 'error: write game.start("weak", it, { lasts = "turn" }) [old-spelling]'
told 7:21 'error: write "Sand Soldier" [old-spelling]'
told 9:5 "error: write game.discard_cards(game.choose(game.hand(game.opponent()))) [old-spelling]"
exits 0 "check --fix" check --fix --no-coverage check-cards/card.lua
says out "wrote 1 file anew" "check --fix"
says check-cards/card.lua 'game.give(it, { might = me.might - 1, lasts = "turn", minimum = 1 })' "check --fix"
says check-cards/card.lua 'game.start("weak", it, { lasts = "turn" })' "check --fix"
says check-cards/card.lua 'game.play_token("Sand Soldier", { at = "here" })' "check --fix"
exits 0 "check --fix of what is new" check --fix --no-coverage check-cards/card.lua
is "$(grep -c wrote out)" 0 "check --fix writes nothing that is new"

cat >old_spec.lua <<'END'
test_card { id = "t-1", name = "Old Drill", type = "spell", targets = { unit {} },
  run = function(game, me, it) game.give_might(it, game.might(it), "turn") end,
}
scenario "a test card of old" {
  p1 = { hand = "Old Drill", base = "Unit 3" },
  function(t)
    t.p1:play("Old Drill"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(6)
  end }
END
exits 0 "test: old spellings" test old_spec.lua
says err "old_spec.lua: 2 old spellings read as new: lunarbiter check --fix writes the new ones" "test: old spellings"

follower >check-cards/card.lua <<'END'
  activated { cost = { play_points = 1, engage_me = true }, run = function(game) game.draw(1) end },
  activated { cost = { bury_me = true, bury = follower { friendly = true } }, run = function(game) game.draw(1) end },
  fanfare { targets = { split(3, up_to(2, follower { enemy = true })) }, run = function(game, me, it) game.deal_divided(it) end },
  static { affects = followers { trait = "Pixie", mine = true }, attack = 1 },
  static { affects = "me", if_ = { mine = false }, attack = number.me("mine") },
END
checked "old spellings of Evolve" 1
told 3:41 'error: write engage = "me" [old-spelling]'
told 4:40 'error: write bury = { "me", follower { friendly = true } } [old-spelling]'
told 5:103 "error: write game.deal_split(it) [old-spelling]"
told 6:34 "error: write traits [old-spelling]"
told 6:51 "error: write owned [old-spelling]"
told 7:36 "error: write owned [old-spelling]"
told 7:71 'error: write "owned" [old-spelling]'
exits 0 "check --fix of Evolve" check --fix --no-coverage check-cards/card.lua
says check-cards/card.lua 'cost = { play_points = 1, engage = "me" }' "check --fix of Evolve"
says check-cards/card.lua 'bury = { "me", follower { friendly = true } } }' "check --fix of Evolve"
says check-cards/card.lua 'game.deal_split(it)' "check --fix of Evolve"
says check-cards/card.lua 'followers { traits = "Pixie", owned = true }' "check --fix of Evolve"
says check-cards/card.lua 'if_ = { owned = false }, attack = number.me("owned")' "check --fix of Evolve"

# ---- Mods ----------------------------------------------------------------------------------------------------

mkdir -p check-mod/cards
echo 'return mod { name = "check-mod", version = "1.0", game = "evolve" }' >check-mod/mod.lua
cat >check-mod/cards/one.lua <<'END'
return card {
  id = "CM-1", name = "Mod Fairy", type = "follower", class = "forestcraft", cost = 1, attack = 1, defense = 1,
  static { affects = followers { name = "Mod Golem" }, atack = 1 },
}
END
cat >check-mod/cards/two.lua <<'END'
return card {
  id = "CM-2", name = "Mod Golem", type = "follower", class = "neutral", cost = 2, attack = 2, defense = 2,
}
END
exits 1 "check: a mod" check check-mod
says out "check-mod/cards/one.lua:3:56: error: unknown field 'atack' (did you mean attack?) [unknown-field]" "check: a mod"
says out "1 error, 1 warning in 3 files" "check: a mod"
sed -i 's/version/versoin/' check-mod/mod.lua
exits 1 "check: a mod.lua" check check-mod
says out "check-mod/mod.lua:1:34: error: unknown field 'versoin' (did you mean version?) [unknown-field]" "check: a mod.lua"

cat >check-cards/card.lua <<'END'
local mine = followers { zone = "hand", friendly = true }
return card { id = "X-1", name = "Trial Rally", type = "spell", class = "neutral", cost = 1,
  run = function(game)
    game.put(game.choose(mine), "field")
    local called = game.choose(mine, { text = "Who?" })
    game.put(called, "ex")
    game.put(game.choose(mine, { to = "field" }), "field")
    game.put(game.choose(mine), "hand")
    game.summon(game.either { "Fairy", "Knight" })
  end }
END
checked "choices for places that may be full" 0
told 4:19 "warning: without room there it is asked for nothing: game.choose(..., { to = \"field\" }) [no-effect]"
told 5:25 "warning: without room there it is asked for nothing: game.choose(..., { to = \"ex\" }) [no-effect]"
told 9:22 "warning: without room there it is asked for nothing: game.either(..., { to = \"field\" }) [no-effect]"
says out "0 errors, 4 warnings in 1 file" "$about"
