-- SPDX-License-Identifier: MIT

test_card { id = "t-home", name = "Go Home", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.move(it, { to = "base" }) end,
}

scenario "Piercing Light: 2 to a unit at a battlefield, 2 to another anywhere" {
  p1 = { hand = { "Piercing Light" }, pool = { energy = 9, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Piercing Light"):on("Unit 4"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 4"):damage(2)
    t:expect("Unit 5"):damage(2)
  end,
}

scenario "Piercing Light: the other one may be left out, and is never the same" {
  p1 = { hand = { "Piercing Light" }, pool = { energy = 9, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Piercing Light"):on("Unit 4")
    t:expect_no_option("Unit 4")
    t.p1:choose()
    t:pass_all()
    t:expect("Unit 4"):damage(2)
    t:expect("Unit 5"):damage(0)
  end,
}

scenario "Piercing Light: repeated" {
  rule = "820",
  p1 = { hand = { "Piercing Light" }, pool = { energy = 9, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } }, base = { "Unit 6" } },
  function(t)
    t.p1:play("Piercing Light"):yes():on("Unit 7"):on("Unit 6"):on("Unit 7"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 7"):damage(4)
    t:expect("Unit 6"):damage(4)
  end,
}

scenario "359.3.e Piercing Light: the first has gone home, the other is dealt its 2" {
  rule = "359.3.e",
  p1 = { hand = { "Piercing Light" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 6" }, hand = { "Go Home" } },
  function(t)
    t.p1:play("Piercing Light"):on("Unit 5", "Unit 6"):pass()
    t.p2:play("Go Home"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect("Unit 6"):damage(2)
  end,
}
