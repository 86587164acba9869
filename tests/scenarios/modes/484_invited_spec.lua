-- SPDX-License-Identifier: MIT
--
-- 484.8.a: who is invited may play spells and activate abilities, and nothing else, whatever lets cards be played from
-- elsewhere.

use "../test_cards.lua"

test_card { id = "t-4840", name = "Trash Heap", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = cards { mine = true }, plays_from = "trash" },
}
test_card { id = "t-4841", name = "Quick Word", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  run = function(game) game.draw(1) end,
}
test_card { id = "t-4842", name = "Quick Fox", type = "unit", cost = { energy = 1 }, might = 1, keywords = { "reaction" } }

scenario "484.8.a, 419.1.a who is invited plays a spell from the trash, but no unit" {
  format = "2v2",
  p3 = { base = { "Trash Heap" }, trash = { "Quick Word", "Quick Fox" }, pool = { energy = 3 } },
  function(t)
    t.p1:invite()
    t:expect_decision("p3", "invited")
    t:cannot(t.p3, "play", "Quick Fox")
    t.p3:play "Quick Word"
    t:pass_all()
    t:expect(t.p3.hand):is { "Filler" }
  end }

scenario "484.8.a, 419.1.a in a window of their own the same player plays the unit from the trash" {
  format = "2v2", turn = "p3",
  p3 = { base = { "Trash Heap" }, trash = { "Quick Word", "Quick Fox" }, pool = { energy = 3 } },
  function(t)
    t.p3:play "Quick Fox"
    t:pass_all()
    t:expect("Quick Fox"):at "base"
  end }
