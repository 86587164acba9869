# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# The runner of pages: what it finds wrong, and where.

# page NAME: writes a page from stdin, in which ''' stands for a fence.
page() { sed "s/^'''/\`\`\`/" >"$1.md"; }

page good <<'END'
'''lua
-- cards/pup.lua
return card { id = "t-1", name = "Pup", type = "unit", domains = { "fury" },
  cost = { energy = 1 }, might = 2 }
'''
'''lua
scenario "a pup" { p1 = { base = { "Pup" } }, function(t) t:expect("Pup"):might(2) end }
'''
'''lua ability
when_played { run = function(game) game.draw(1) end },
'''
'''lua slot
unit { enemy = true }       -- one
up_to(2, unit {
  friendly = true }),
'''
'''lua run enemy
game.deal(2, enemy)
'''
'''lua wrong field
migth = 3,
'''
'''text
unknown field 'migth' (did you mean might?)
'''
<!-- docs: evolve -->
'''lua in fanfare
targets = { follower { enemy = true } }
'''
'''console
$ ls cards
pup.lua
$ lunarbiter --help
usage: ...
...
commands:
...
'''
'''lua program
print(#require("lunarbiter").games())
'''
'''text output
2
'''
'''json
{"a": 1}
'''
END
exits 0 "docs" docs --verbose good.md
says out "10 passed, 0 failed" "docs"

page unmarked <<'END'
'''
anything
'''
END
exits 1 "a block that nothing runs" docs unmarked.md
says out "unmarked.md:1: nothing runs this block" "a block that nothing runs"

page mistakes <<'END'
text
'''lua ability
when_played { run = function(game) game.draw(1) end,
  optionl = true },
'''
'''lua
scenario "wrong" { p1 = { base = { "Unit 2" } },
  function(t)
    t:expect("Unit 2"):might(3)
  end }
'''
'''lua wrong field
might = 2,
'''
'''text
anything
'''
'''console
$ echo one; echo two
one
three
'''
'''lua shipped
return card { id = "ogn-003" }
'''
END
exits 1 "a page with mistakes" docs mistakes.md
says out "mistakes.md:3: " "an unknown field, with its line"
says out "mistakes.md:9: scenario \"wrong\": expected" "a scenario that fails, with its line"
says out "mistakes.md:12: this was not refused" "what is wrong on purpose"
says out 'mistakes.md:21: `echo one; echo two` printed "two" where the page shows "three"' "printed"
says out "mistakes.md:23: cards/ holds no ogn-003 with this text" "a card that is no shipped one"
says out "0 passed, 5 failed" "a page with mistakes"
exits 1 "a page that is not there" docs nowhere.md
