-- SPDX-License-Identifier: MIT
test_card { id = "t-guard", name = "Loud Guard", type = "unit", domains = { "order" }, cost = { energy = 1 }, might = 4,
  keywords = { "tank", "action", shield = 2 },
  static { affects = "me", might = 1 },
}
test_card { id = "t-quiet", name = "Quick Guard", type = "unit", domains = { "order" }, cost = { energy = 1 }, might = 2,
  keywords = { "tank", "reaction" },
}
test_card { id = "t-lend", name = "Lend", type = "spell", domains = { "order" }, cost = { energy = 0 },
  keywords = { "reaction" }, targets = { unit {} },
  run = function(game, me, it) game.give(it, { keyword = "tank", lasts = "turn" }) end,
}

scenario "Word Thief: while it attacks, what the opponent played last has no text" {
  p1 = { base = { "Word Thief", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Quick Guard" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Word Thief", "West Field")
    t.p1:pass()
    t.p2:play("Quick Guard"):at("base")
    t:expect("Quick Guard"):no_keyword("tank")
    t:combat()
    t:expect("Quick Guard"):keyword("tank")
  end }

scenario "Word Thief: only what was played this turn, and only the last card" {
  p1 = { base = { "Word Thief" } },
  p2 = { at = { ["West Field"] = { "Loud Guard" } } },
  function(t)
    t.p1:move("Word Thief", "West Field")
    t:expect("Loud Guard"):keyword("tank"):might(7)
    t:combat()
  end }

scenario "Word Thief: what is given to it stays" {
  p1 = { base = { "Word Thief" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Lend", "Quick Guard" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Word Thief", "West Field")
    t.p1:pass()
    t.p2:play("Quick Guard"):at("base")
    t:expect("Quick Guard"):no_keyword("tank")
    t.p1:pass()
    t.p2:play("Lend"):on("Quick Guard")
    t:resolve()
    t:expect("Quick Guard"):keyword("tank")      -- Lend was played last now
  end }
