-- SPDX-License-Identifier: MIT

test_card { id = "t-home", name = "Go Home", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.move(it, { to = "base" }) end,
}

scenario "Marching Orders: a friendly unit anywhere and an enemy at a battlefield hit each other" {
  rule = "417.6.b.3",
  p1 = { hand = { "Marching Orders" }, pool = { energy = 3 }, base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 6" } },
  function(t)
    t.p1:play("Marching Orders"):on("Unit 4", "Unit 5")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 5"):damage(4)
  end,
}

scenario "Marching Orders: not an enemy in a base" {
  p1 = { hand = { "Marching Orders" }, pool = { energy = 3 }, base = { "Unit 4" } },
  p2 = { base = { "Unit 6" } },
  function(t) t:cannot(t.p1, "play", "Marching Orders") end,
}

scenario "Marching Orders: repeated" {
  rule = "820",
  p1 = { hand = { "Marching Orders" }, pool = { energy = 6 }, base = { "Unit 8" } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 2" } } },
  function(t)
    t.p1:play("Marching Orders"):yes():on("Unit 8", "Unit 3", "Unit 8", "Unit 2")
    t:pass_all()
    t:expect("Unit 8"):damage(5)
    t:expect(t.p2.trash):is { "Unit 3", "Unit 2" }
  end,
}

scenario "740.1 Marching Orders: a team mate's unit fights for you" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Marching Orders" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } }, p3 = { base = { "Unit 4" } }, p4 = {},
  function(t)
    t.p1:play("Marching Orders"):on("Unit 4", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
    t:expect(t.p3.trash):is { "Unit 4" }
  end,
}

scenario "359.3.e.12 Marching Orders: one of the two is gone, the other is dealt nothing" {
  rule = "359.3.e.12",
  p1 = { hand = { "Marching Orders" }, pool = { energy = 3 }, base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Go Home" } },
  function(t)
    t.p1:play("Marching Orders"):pass()
    t.p2:play("Go Home"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 4"):damage(0)
    t:expect("Unit 5"):damage(0):at("base")
  end,
}
