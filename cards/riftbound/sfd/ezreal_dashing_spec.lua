-- SPDX-License-Identifier: MIT

test_card { id = "t-home", name = "Go Home", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.move(it, { to = "base" }) end,
}

test_card { id = "t-zap", name = "Zap", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "Ezreal, Dashing: attacking he deals his Might, and no combat damage" {
  rule = "460.2",
  p1 = { base = { "Ezreal, Dashing" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Ezreal, Dashing", "West Field")
    t:resolve()
    t:expect("Unit 5"):damage(3)
    t:combat()
    t:expect("Ezreal, Dashing"):in_zone("trash")
    t:expect("Unit 5"):at("West Field")
  end,
}

scenario "Ezreal, Dashing: defending as well; one Mind takes him home in the showdown" {
  p1 = { at = { ["West Field"] = { "Ezreal, Dashing" } }, pool = { mind = 1 } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:resolve()
    t:expect("Unit 5"):damage(3)
    t.p2:pass()
    t.p1:use("Ezreal, Dashing")
    t:resolve()
    t:expect("Ezreal, Dashing"):at("base")
    t:expect_event("move", "Ezreal, Dashing")
  end,
}

scenario "Ezreal, Dashing: the Action waits for his turn or a showdown" {
  rule = "806",
  p1 = { at = { ["West Field"] = { "Ezreal, Dashing" } }, pool = { mind = 1 } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Stupefy"):on("Ezreal, Dashing"):pass()
    t:cannot(t.p1, "use", "Ezreal, Dashing")
  end,
}

scenario "359.3.f.2 Ezreal, Dashing: gone, he has no Might to deal" {
  rule = "359.3.f.2",
  p1 = { base = { "Ezreal, Dashing" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Zap" } },
  function(t)
    t.p1:move("Ezreal, Dashing", "West Field"):pass()
    t.p2:play("Zap"):on("Ezreal, Dashing")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
  end,
}

scenario "359.3.f.2 Ezreal, Dashing: moved home, the enemy he chose is not here" {
  rule = "359.3.f.2",
  p1 = { base = { "Ezreal, Dashing" }, pool = { mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Go Home" } },
  function(t)
    t.p1:move("Ezreal, Dashing", "West Field"):pass()
    t.p2:play("Go Home"):on("Ezreal, Dashing")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
  end,
}
