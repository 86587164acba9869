-- SPDX-License-Identifier: MIT
scenario "Iron Crown: points are not enough while it stands" {
  p1 = { hand = { "Eight", "Smash" } },
  p2 = { base = { "Iron Crown" } },
  function(t)
    t.p1:play("Eight")
    t:pass_all()
    t:expect_number("p1", "points", 8)
    t:expect_winner("nobody")
    t.p1:play("Smash"):on("Iron Crown")
    t:pass_all()
    t:expect_winner("p1")
  end }

test_card { id = "t-eight", name = "Eight", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_points(8) end,
}

test_card { id = "t-smash", name = "Smash", type = "spell", cost = { energy = 0 },
  targets = { gear {} }, run = function(game, me, it) game.kill(it) end,
}
