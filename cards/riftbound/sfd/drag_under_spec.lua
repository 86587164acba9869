-- SPDX-License-Identifier: MIT

test_card { id = "t-du1", name = "Undertow Again", type = "spell", cost = { energy = 0 },
  keywords = { "action" },
  targets = { spell { zone = "trash", mine = true } },
  run = function(game, me, it) game.play(it) end,
}

scenario "Drag Under: kills a unit at a battlefield" {
  p1 = { hand = { "Drag Under" }, pool = { energy = 5, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } }, base = { "Unit 8" } },
  function(t)
    t.p1:play("Drag Under"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):in_zone("trash")
  end,
}

scenario "Drag Under: 2 less from the trash" {
  rule = "356.4",
  p1 = { hand = { "Undertow Again" }, trash = { "Drag Under" }, pool = { energy = 3, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Undertow Again"):on("Drag Under")
    t:resolve()
    t:pass_all()
    t:expect("Unit 9"):in_zone("trash")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Drag Under: from the hand the whole price" {
  p1 = { hand = { "Drag Under" }, pool = { energy = 4, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t) t:cannot(t.p1, "play", "Drag Under") end,
}

test_card { id = "t-du2", name = "Borrow Drag Under", type = "spell", cost = { energy = 0 },
  keywords = { "action" },
  run = function(game)
    game.play(game.choose(game.hand("opponent"), { text = "Which one?" }))
  end,
}

scenario "419.1.a Drag Under: 2 less from another player's hand, which is none of yours" {
  p1 = { hand = { "Borrow Drag Under" }, pool = { energy = 3, order = 1 } },
  p2 = { hand = { "Drag Under" }, at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play "Borrow Drag Under"
    t:pass_all()
    t:expect_number("p1", "energy", 0)
    t:expect("Unit 9"):in_zone("trash")
  end,
}
