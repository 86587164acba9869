# SPDX-License-Identifier: MIT
#
# words.sh -- mistakes in cards and how they are told; sourced by tests/cli_test.sh.

# ---- What functions can only do wrong -------------------------------------------------

mkdir -p slips/cards/evolve slips/cards/riftbound
cat >slips/cards/evolve/alpha.lua <<'END'
return card { id = "t-1", name = "Alpha", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1, evolve = 1,
  on_evolve { run = function(game, me) game.draw(1) end },
}
END
cat >slips/cards/evolve/alhpa_evolved.lua <<'END'
return card { id = "t-2", name = "Alhpa", type = "follower", class = "neutral", evolved = true,
  attack = 1, defense = 1,
}
END
cat >slips/cards/evolve/beta.lua <<'END'
return card { id = "t-3", name = "Beta", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  fanfare { targets = { up_to(2, follower { enemy = true }) },
    run = function(game, me, foes)
      if foes then game.draw(1) end
      game.summon("Fairry")
      game.summon { "Fairy", "Goblim" }
      game.put_counters(me, "strom", 1)
      game.give(me, { keyword = "wrad" })
      game.put(me, "cemetry")
      local many = follower { enemy = true, attack = at_most(3) }
      game.summon("Fairy", { to = "feild" })
      if game.paid("kicker") then game.draw(number.me("attack")) end
    end },
}
END
cat >slips/cards/evolve/gamma.lua <<'END'
local towers = amulets {}
return card { id = "t-4", name = "Gamma", type = "spell", class = "neutral", cost = 1,
  targets = { follower {}, amulet {} },
  run = function(game, me, it, tower)
    game.deal(1, towers)
    game.deal(1, it)
    game.evolve(tower)
    game.set_defense(it, 3)
    tower = game.leader()
    game.deal(1, game.leader())
  end,
}
END
exits 1 "slips of Evolve" check --no-coverage slips/cards/evolve
# slip PLACE WORDS CODE
slip() { says out "$1: $2" "check: $3"; says out "[$3]" "check: $3"; }
slip "alpha.lua:2:28" "warning: it can never evolve: no card with evolved = true is named 'Alpha' (did you mean Alhpa?)" no-face
slip "alhpa_evolved.lua:1:81" "warning: nothing evolves into it: no follower with 'evolve' is named 'Alhpa' (did you mean Alpha?)" no-face
slip "alpha.lua:3:3" "warning: the face that has evolved lies on top of this one" matches-nothing
slip "beta.lua:5:10" "warning: 'foes' is true whatever was chosen: ask game.exists(foes), of a list #foes > 0" always-true
slip "beta.lua:6:19" "error: game.summon: there is no card named 'Fairry' (did you mean Fairy?)" unknown-card
slip "beta.lua:7:30" "error: game.summon: there is no card named 'Goblim' (did you mean Goblin?)" unknown-card
slip "beta.lua:8:29" "error: game.put_counters: no card lists 'strom' counters" unknown-value
slip "beta.lua:9:33" "error: game.give: unknown keyword 'wrad' (did you mean ward?)" unknown-keyword
slip "beta.lua:10:20" "error: game.put: 'to' is 'cemetry', but may be field, ex, hand" unknown-value
slip "beta.lua:11:20" "error: 'follower' is built when the file is loaded, not in play" not-here
slip "beta.lua:11:54" "error: 'at_most' is built when the file is loaded" not-here
slip "beta.lua:12:35" "error: game.summon: 'to' is 'feild', but may be field, ex (did you mean field?)" unknown-value
slip "gamma.lua:5:18" "warning: game.deal: 'towers' is an amulet, and only a leader or follower can be meant (5.13)" matches-nothing
slip "gamma.lua:8:22" "error: game.set_defense: 'it' is a follower, and only a leader can be meant (2.8.3)" not-allowed
says_not out "gamma.lua:7" "a name that is given anew is not judged"
slip "beta.lua:13:20" "error: game.paid: this card has no cost named 'kicker'" unknown-value
slip "beta.lua:13:45" "error: 'number.me' is built when the file is loaded" not-here
cat >slips/cards/riftbound/gamma.lua <<'END'
return card { id = "t-4", name = "Gamma", type = "spell", domains = { "fury" }, cost = { energy = 1 },
  targets = { unit { enemy = true }, spell { enemy = true } },
  run = function(game, me, foe, cast)
    if not foe then return end
    local one = game.exists(foe) and foe or cast
    game.counter(cast, { to = "hnad" })
    game.play(one, { ignoring = "enrgy" })
    game.run_effects("deathkenll")
    game.create("Recriut", "base")
    for _, each in ipairs(game.all(units { enemy = true })) do game.deal(1, each) end
  end,
}
END
exits 1 "slips of Riftbound" check --no-coverage slips/cards/riftbound
slip "gamma.lua:4:12" "warning: 'foe' is true whatever was chosen" always-true
slip "gamma.lua:6:31" "error: game.counter: there is no zone 'hnad' (did you mean hand?)" unknown-zone
slip "gamma.lua:7:33" "error: game.play: 'ignoring' is 'enrgy', but may be cost, energy, power, all (did you mean energy?)" unknown-value
slip "gamma.lua:8:22" "error: game.run_effects: 'kind' is 'deathkenll', but may be play, deathknell" unknown-value
slip "gamma.lua:9:17" "error: game.create: there is no card named 'Recriut' (did you mean Recruit?)" unknown-card
slip "gamma.lua:10:36" "error: 'units' is built when the file is loaded" not-here
is "$(grep -c always-true out)" 1 "a target as a value is no condition"

# ---- Every tool names the place of the word ----------------------------------------------

cat >delta.lua <<'END'
return card { id = "t-5", name = "Delta", type = "unit", domains = { "fury" },
  cost = { energy = 1 },
  mihgt = 2,
}
END
cat >delta_spec.lua <<'END'
use "delta.lua"
scenario "a" { p1 = { hand = { "Delta" } }, function(t) t:can(t.p1, "play", "Delta") end }
END
place="delta.lua:3:3: unknown field 'mihgt' (did you mean might?)"
exits 1 "test: the place of a word" test delta_spec.lua
says out "$place" "test: the place of a word"
exits 1 "check: the place of a word" check delta.lua
says out "delta.lua:3:3: error: unknown field 'mihgt'" "check: the place of a word"
exits 1 "show: the place of a word" show delta.lua
cat out >>err
says err "$place" "show: the place of a word"

# An error in play begins with the place in the card.
cat >epsilon_spec.lua <<'END'
test_card { id = "t-6", name = "Epsilon", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  run = function(game, me)
    game.draw(me.nope)
  end,
}
scenario "a" {
  p1 = { hand = { "Epsilon" } },
  function(t)
    t.p1:play("Epsilon")
    t:pass_all()
  end }
END
exits 1 "a function that stops" test --brief epsilon_spec.lua
says out "epsilon_spec.lua:3: Epsilon: spell text: a card has no 'nope'" "a function that stops"
says out '(epsilon_spec.lua:10: scenario "a")' "... and where the scenario stood"

# ---- Another game's words get a hint ----------------------------------------------------

mkdir -p foreign
cat >foreign/one.lua <<'END'
return card { id = "t-7", name = "One", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1, tags = { "Pixie" },
  when_played { targets = { unit { enemy = true } }, run = function(game, me, foe) game.destroy(foe) end },
}
END
exits 1 "Riftbound's words in Evolve" check --no-coverage --game evolve foreign/one.lua
says out "unknown name 'when_played' (did you mean fanfare?)" "Riftbound's words in Evolve"
says out "unknown name 'unit' (did you mean follower?)" "Riftbound's words in Evolve"
cat >foreign/two.lua <<'END'
return card { id = "t-8", name = "Two", type = "unit", domains = { "fury" }, cost = { energy = 1 },
  attack = 1,
  fanfare { targets = { follower { enemy = true } }, run = function(game, me, foe) game.kill(foe) end },
}
END
exits 1 "Evolve's words in Riftbound" check --no-coverage --game riftbound foreign/two.lua
says out "unknown name 'fanfare' (did you mean when_played?)" "Evolve's words in Riftbound"
says out "unknown name 'follower' (did you mean unit?)" "Evolve's words in Riftbound"
cat >foreign_spec.lua <<'END'
scenario "a" { p1 = { field = { "Follower 1/1" } }, function(t) t:expect("Follower 1/1"):exhausted() end }
scenario "b" { p1 = { field = { "Follower 1/1" } }, function(t) t:expect(t.p1.trash):count(0) end }
END
exits 1 "Riftbound's words in a scenario of Evolve" test --game evolve foreign_spec.lua
says out 'a card has no "exhausted" (did you mean "engaged"?)' "Riftbound's words in a scenario of Evolve"
says out 'a player has no "trash" (did you mean "cemetery"?)' "Riftbound's words in a scenario of Evolve"

# ---- Cards by a part of their name; shares of nothing -------------------------------------

exits 0 "cards by name" cards --game evolve goliath
says out "Goliath" "cards by name"
exits 1 "cards by no name" cards Guust
says err "there is no card set 'Guust', and no card with that in its name (did you mean 'Gust'?)" "cards by no name"

# ---- Questions that nobody answers: what is expected behind them says nothing ---------------

cat >open_spec.lua <<'END'
local P1, P2 = { hand = { "Gust" }, pool = { energy = 1 } }, { at = { ["West Field"] = { "Unit 2", "Unit 3", "Unit 9" } } }
scenario "a slip" { p1 = P1, p2 = P2,
  function(t)
    t.p1:play("Gust"):on("Unti 2")
    t:pass_all()
    t:expect("Unit 2"):at("West Field")
  end }
scenario "no target" { p1 = P1, p2 = P2,
  function(t)
    t.p1:play("Gust"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):at("West Field")
  end }
scenario "no answer" { p1 = P1, p2 = P2,
  function(t)
    t.p1:play("Gust")
    t:pass_all()
    t:expect("Unit 2"):at("West Field")
  end }
scenario "nothing else can be done" { p1 = P1, p2 = P2,
  function(t)
    t.p1:play("Gust")
    t:cannot(t.p1, "play", "Gust")
  end }
scenario "spoken of" { p1 = P1, p2 = P2, function(t) t.p1:play("Gust") t:expect_option("Unit 2") end }
scenario "spoken of, too" { p1 = P1, p2 = P2, function(t) t.p1:play("Gust") assert(not t:accepts(t.p1, "Unit 2", "Unit 3")) end }
END
exits 1 "open questions" test open_spec.lua
says out '2 passed, 4 failed' "open questions"
says out 'open_spec.lua:4: scenario "a slip": expected p1 to be offered "Unti 2" (did you mean "Unit 2"?)' "a slip in a target"
says out 'open_spec.lua:10: scenario "no target": expected Unit 9 to be chosen, got another decision: p1 decides: Gust: Choose a target' \
  "what is no target"
says out 'open_spec.lua:17: scenario "no answer": t:pass_all() passes, but a question is open that no line has answered: p1 decides' \
  "a question without an answer"
says out 'open_spec.lua:23: scenario "nothing else can be done": as long as a question is open nothing else can be done' \
  "cannot while a question is open"
