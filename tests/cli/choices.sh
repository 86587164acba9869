# SPDX-License-Identifier: MIT
#
# choices.sh -- what speaks of a choice where none is made is refused, with its field and with
# what to write instead; sourced by tests/cli_test.sh.  Where it may stand, the scenarios prove:
# tests/scenarios/playing/356_choices_spec.lua, evolve/1004_choices_spec.lua.

mkdir choices-cards

# chosen NAME [option]: checks the cards of the folder; told FILE:LINE:COLUMN "what is said".
chosen() {
  exits 1 "choices: $1" check --no-coverage ${2:+"$2"} ${3:+"$3"} choices-cards
  about="choices: $1"
}
chose() { says out "choices-cards/$1: error: $2" "$about"; }

cat >choices-cards/unit.lua <<'END'
return card { id = "x-1", name = "Trial Unit", type = "unit", domains = { "calm" }, cost = { energy = 1 }, might = 2,
  additional { name = "tire", cost = { exhaust = unit { chosen_in = 1 } } },
}
END
cat >choices-cards/static.lua <<'END'
return card { id = "x-2", name = "Trial Gear", type = "gear", domains = { "calm" }, cost = { energy = 1 },
  static { affects = units { chosen_in = 1 }, might = 1 },
  when { event = "attack", by = "you", if_ = number.target(1, "might"):at_least(3), targets = { unit {} },
    run = function(game, me, it) game.deal(1, it) end },
  activated { cost = { energy = number.target(2, "might"), exhaust = "me" }, targets = { unit {} },
    run = function(game, me, it) game.deal(1, it) end },
  activated { cost = { kill = unit { chosen_in = 1 } }, run = function(game) game.draw(1) end },
}
END
cat >choices-cards/spell.lua <<'END'
local it = unit { chosen_in = 1 }
return card { id = "x-3", name = "Trial Spell", type = "spell", domains = { "calm" }, cost = { energy = 1 },
  additional { name = "tire", optional = true, if_ = number.target(1, "might"):at_least(3), cost = { exhaust = it } },
  targets = { unit { might = number.target(1, "might") }, it },
  run = function(game, me, one, two) game.deal(1, { one, two }) end,
}
END
cat >choices-cards/dear.lua <<'END'
return card { id = "x-4", name = "Trial Price", type = "gear", domains = { "calm" }, cost = { energy = number.target(1, "might") } }
END
chosen "nothing is chosen then" --game riftbound
chose unit.lua:2:3 "'additional': its cost depends on a choice, but nothing is chosen as it is played"
chose static.lua:2:30 "'affects': 'chosen_in' depends on a choice, and none is made when this is read"
chose static.lua:3:53 "'if_': 'target' depends on a choice, and none is made when this is read"
chose static.lua:5:15 "'cost' names choice 2, but 'targets' has 1 (rule 355) [not-here]"
chose static.lua:7:15 "'cost' depends on a choice, but the ability makes none: 'targets' is missing"
chose dear.lua:1:95 "'energy' is printed on the card, a whole number: what makes it dearer or cheaper is static"
chose spell.lua:3:61 "'if_': 'target' depends on a choice"
chose spell.lua:4:37 "'targets': 'target' names an earlier choice, but this is the first (rule 355)"

rm choices-cards/*
cat >choices-cards/follower.lua <<'END'
return card { id = "X-1", name = "Trial Elf", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { affects = "me", cost = number.target(1, "attack") * -1 },
}
END
cat >choices-cards/spell.lua <<'END'
return card { id = "X-2", name = "Trial Charm", type = "spell", class = "neutral", cost = 1,
  options = { { name = "tire", if_ = number.target(1, "attack"):at_least(1), cost = { discard = 1 } } },
  targets = { follower {} },
  run = function(game, me, it) game.deal(1, it) end,
}
END
cat >choices-cards/dear.lua <<'END'
return card { id = "X-4", name = "Trial Price", type = "spell", class = "neutral", cost = number.target(1, "cost"),
  run = function(game) game.draw(1) end,
}
END
cat >choices-cards/amulet.lua <<'END'
return card { id = "X-3", name = "Trial Bell", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, attack = number.target(1, "attack") },
  fanfare { process = { bury = follower { friendly = true, chosen_in = 1 } }, run = function(game) game.draw(1) end },
}
END
chosen "Evolve" --game evolve
chose follower.lua:2:3 "'static': its cost depends on a choice, but nothing is chosen as it is played"
chose dear.lua:1:84 "'cost' is printed on the card, a whole number"
chose spell.lua:2:45 "'if_': 'target' depends on a choice"
chose amulet.lua:2:69 "'attack': 'target' depends on a choice"
chose amulet.lua:3:13 "'process' depends on a choice, but the ability makes none: 'targets' is missing (rule 10.6.2.3)"

# ---- "to a minimum of" ----------------------------------------------------------------------

rm choices-cards/*
cat >choices-cards/gear.lua <<'END'
return card { id = "x-1", name = "Trial Fog", type = "gear", domains = { "calm" }, cost = { energy = 1 },
  static { affects = units { enemy = true }, might = 2, minimum = 1 },
  static { affects = units { enemy = true }, keywords = { "tank" }, minimum = 1 },
  static { affects = units { enemy = true }, might = -2, minimum = "one" },
}
END
chosen "a minimum of nothing" --game riftbound
chose gear.lua:2:57 "'minimum' is how far Might may be lowered, and this raises it (rule 472.3.d.2)"
chose gear.lua:3:69 "'minimum' goes with a 'might' that is lowered; of a cost it stands in it"
chose gear.lua:4:58 "'minimum' must be an integer"
