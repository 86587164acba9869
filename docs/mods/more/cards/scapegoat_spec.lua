-- SPDX-License-Identifier: MIT
scenario "Scapegoat: the other bears it" {
  p1 = { base = { "Unit 3", "Unit 5" }, hand = { "Scapegoat", "Hex Two" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Scapegoat"):on("Unit 3", "Unit 5")
    t:pass_all()
    t.p1:play("Hex Two"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
    t:expect("Unit 3"):damage(0)
  end }

test_card { id = "t-two", name = "Hex Two", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.deal(2, it) end,
}
