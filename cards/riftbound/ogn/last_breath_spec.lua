-- SPDX-License-Identifier: MIT

scenario "Last Breath: readies a unit, which strikes an enemy at a battlefield" {
  p1 = { hand = { "Last Breath" }, pool = { energy = 3, calm = 1, chaos = 1 }, base = { { "Unit 4", exhausted = true } } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Last Breath"):on("Unit 4", "Unit 5")
    t:pass_all()
    t:expect("Unit 4"):ready():damage(0)
    t:expect("Unit 5"):damage(4)
  end,
}

scenario "Last Breath: Bonus Damage of spells is not added" {
  rule = "417.6.b.3",
  p1 = {
    hand = { "Last Breath" }, pool = { energy = 3, calm = 2 }, base = { "Unit 2", "Annie, Fiery" },
  },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Last Breath"):on("Unit 2", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end,
}

scenario "Last Breath: an enemy in a base is out of reach" {
  p1 = { hand = { "Last Breath" }, pool = { energy = 3, calm = 2 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Last Breath")
  end,
}

scenario "Last Breath: the unit is readied also when the enemy has gone" {
  rule = "359.3.e.6",
  p1 = { hand = { "Last Breath" }, pool = { energy = 3, calm = 2 }, base = { { "Unit 2", exhausted = true } } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Last Breath"):on("Unit 2", "Unit 3"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):ready()
  end,
}

scenario "740.1 Last Breath: a team mate's unit is readied and deals the damage" {
  format = "2v2",
  p1 = { hand = { "Last Breath" }, pool = { energy = 5, any = 3 } },
  p3 = { base = { { "Unit 5", exhausted = true } } },
  p4 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Last Breath"):on("Unit 5", "Unit 9")
    t:pass_all()
    t:expect("Unit 5"):ready()
    t:expect("Unit 9"):damage(5)
  end,
}

scenario "309.1.a Last Breath: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Last Breath" }, pool = { energy = 3, any = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Last Breath", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Last Breath")
  end,
}

scenario "Last Breath: no enemy unit is readied, none of one's own is struck" {
  p1 = { hand = { "Last Breath" }, pool = { energy = 3, calm = 2 }, base = { "Unit 2" }, at = { ["East Field"] = { "Unit 3" } } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 6" } } },
  function(t)
    t.p1:play("Last Breath")
    t:expect_options("Unit 2", "Unit 3")
    t.p1:choose("Unit 2")
    t:expect_options("Unit 5", "Unit 6")
    t.p1:choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end,
}
