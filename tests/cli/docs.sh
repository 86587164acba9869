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
exits 0 "docs" docs --trust --verbose good.md
says out "10 passed, 0 failed" "docs"

page unmarked <<'END'
'''
anything
'''
END
exits 1 "a block that nothing runs" docs --trust unmarked.md
says out "unmarked.md:1: nothing runs this block" "a block that nothing runs"

page mistakes <<'END'
text, [here](good.md), [there](https://there.example) and [nowhere](nowhere.md#part), `[a](b.md)`
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
exits 1 "a page with mistakes" docs --trust mistakes.md
says out "mistakes.md:4:3: " "an unknown field, with its line"
says out "mistakes.md:9: scenario \"wrong\": expected" "a scenario that fails, with its line"
says out "mistakes.md:12: this was not refused" "what is wrong on purpose"
says out 'mistakes.md:21: `echo one; echo two` printed "two" where the page shows "three"' "printed"
says out "mistakes.md:23: cards/ holds no ogn-003 with this text" "a card that is no shipped one"
says out "mistakes.md:1: there is no nowhere.md" "a link to nothing"
says out "0 passed, 6 failed" "a page with mistakes"
page mod <<'END'
'''lua
-- sparks/mod.lua
return mod { name = "sparks", version = "1", game = "riftbound" }
'''
'''lua
-- sparks/keywords/blaze.lua
keyword "blaze" {
  when { event = "attack", by = "me", run = function(game) game.draw(1) end },
}
'''
'''lua
-- sparks/cards/torch.lua
return card { id = "sparks-1", name = "Torch", type = "unit", domains = { "fury" },
  cost = { energy = 1 }, might = 1, keywords = { "blaze" } }
'''
'''lua
scenario "Torch draws" {
  p1 = { base = { "Torch" } }, p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Torch", "West Field")
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }
'''
<!-- docs: fresh -->
'''lua
return format {
  name = "quick", players = 2, victory_score = 5, battlefields_in_deck = 3,
  battlefields_used = 1, opening_hand = 4, deck = { main_min = 40 },
}
'''
END
exits 0 "a page with a mod" docs --trust mod.md
says out "5 passed, 0 failed" "a page with a mod"
page wrong_mod <<'END'
text
'''lua
-- sparks/mod.lua
return mod { name = "sparks", version = "1", game = "riftbound" }
'''
'''lua
-- sparks/cards/torch.lua
return card { id = "sparks-1", name = "Torch", type = "unit", domains = { "fury" },
  cost = { energy = 1 }, mght = 1 }
'''
END
exits 1 "a page with a wrong mod" docs --trust wrong_mod.md
says out "wrong_mod.md:9:26: unknown field 'mght'" "the line of a wrong card of a mod"
exits 1 "a page that is not there" docs --trust nowhere.md

# ---- The cookbooks ---------------------------------------------------------------------------

# At least twenty situations of each game; that they are true, the runner of pages proves.
for book in Cookbook "Cookbook of Evolve"; do
  count=$(awk -v book="## $book" '/^## /{inside = $0 == book} inside && /^\*\*[A-Z"]/' "$data/docs/scenarios.md" | wc -l)
  if [ "$count" -ge 20 ]; then ok; else not_ok "$book has $count situations, not twenty"; fi
done
