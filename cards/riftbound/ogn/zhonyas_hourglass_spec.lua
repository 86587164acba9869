-- SPDX-License-Identifier: MIT

scenario "Zhonya's Hourglass: dies instead of a friendly unit, which is healed, exhausted and recalled" {
  p1 = {
    base = { "Zhonya's Hourglass" }, at = { ["West Field"] = { { "Unit 3", damage = 1 } } },
    hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 },
  },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):exhausted():damage(0)
    t:expect("Zhonya's Hourglass"):in_zone("trash")
    t:expect_no_event("move", "Unit 3")
  end,
}

scenario "Zhonya's Hourglass: not for an enemy unit" {
  p1 = { base = { "Zhonya's Hourglass" }, hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Zhonya's Hourglass"):at("base")
  end,
}

scenario "Zhonya's Hourglass: hidden at a battlefield it saves the next one" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Zhonya's Hourglass" } },
  p2 = { base = { "Unit 5" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field"):pass()
    t.p1:play("Zhonya's Hourglass")
    t:combat()
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
  end,
}

scenario "740.1 Zhonya's Hourglass: saves a team mate's unit, recalled to its own base" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Zhonya's Hourglass" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p2:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect(t.p3.base):is { "Unit 5" }
    t:expect("Unit 5"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
  end,
}

scenario "811.1.b Zhonya's Hourglass: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Zhonya's Hourglass" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Zhonya's Hourglass", "West Field")
    t:cannot(t.p1, "play", "Zhonya's Hourglass", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Zhonya's Hourglass")
  end,
}

scenario "811.1.d.1.a Zhonya's Hourglass: from hidden it lies at that battlefield, and is recalled from there" {
  p1 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Zhonya's Hourglass" } },
  p2 = { hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Mobilize"):pass()
    t.p1:play("Zhonya's Hourglass")
    t:expect_event("play", "Zhonya's Hourglass", { at = "West Field" })
    t:pass_all()
    t:expect("Zhonya's Hourglass"):at("base")
  end,
}

scenario "371 Zhonya's Hourglass: of two units that die together it saves one" {
  p1 = { base = { "Zhonya's Hourglass" }, at = { ["West Field"] = { "Unit 1", "Unit 2" } } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:combat()
    t.p1:order { "Unit 2", "Unit 1" }
    t:expect("Unit 2"):at("base")
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Zhonya's Hourglass"):in_zone("trash")
  end,
}

scenario "372 Zhonya's Hourglass: against Smite the unit's owner says what replaces the death" {
  p1 = { hand = { "Smite" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Zhonya's Hourglass" } },
  function(t)
    t.p1:play("Smite"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p2")
    local gone = t:copy()
    t.p2:choose("Zhonya's Hourglass")
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
    gone.p2:choose("Smite")
    gone:expect("Unit 3"):in_zone("banishment")
    gone:expect("Zhonya's Hourglass"):at("base")
  end,
}
