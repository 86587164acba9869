-- SPDX-License-Identifier: MIT

scenario "Hidden Blade: kills, and the unit's controller draws two" {
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):in_zone("trash")
    t:expect(t.p2.hand):count(2)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Hidden Blade: nobody draws for an illegal target" {
  rule = "359.3.e.5", id = "RB-RU-250",
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { hand = { "Flash" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 8"):pass()
    t.p2:play("Flash"):choose("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):at("base")
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "Hidden Blade: a replaced kill still lets them draw" {
  rule = "359.3.e.14.b",
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { hand = { "Highlander" }, pool = { energy = 4 }, at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 8"):pass()
    t.p2:play("Highlander"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):at("base"):exhausted()
    t:expect(t.p2.hand):count(2)
  end,
}

scenario "Hidden Blade: not in a base" {
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t:cannot(t.p1, "play", "Hidden Blade")
  end,
}

scenario "Hidden Blade: from hidden, Deflect is still paid" {
  rule = "811.1.b",
  p1 = {
    base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } },
    facedown = { ["West Field"] = "Hidden Blade" }, pool = { calm = 1 },
  },
  p2 = { base = { "Pouty Poro" } },
  turn = "p2",
  function(t)
    t.p2:move("Pouty Poro", "West Field")
    t.p2:pass()
    t.p1:play("Hidden Blade"):choose("Pouty Poro")
    t:pass_all()
    t:expect("Pouty Poro"):in_zone("trash")
  end,
}

scenario "359.3.e.14 Hidden Blade: the controller of what is killed draws, a team mate too" {
  format = "2v2",
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 4, any = 3 } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Hidden Blade")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p3.hand):count(2)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "309.1.a Hidden Blade: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Hidden Blade" }, pool = { energy = 2, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Hidden Blade", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Hidden Blade")
  end,
}

scenario "811.1.b Hidden Blade: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Hidden Blade" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Hidden Blade", "West Field")
    t:cannot(t.p1, "play", "Hidden Blade", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Hidden Blade")
  end,
}
