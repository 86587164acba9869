-- SPDX-License-Identifier: MIT

scenario "Stand United: buffs a unit, and buffs give one more this turn" {
  p1 = {
    hand = { "Stand United" }, pool = { energy = 3 },
    base = { "Unit 2", { "Unit 3", buffs = 1 }, "Unit 4" },
  },
  p2 = { base = { { "Unit 5", buffs = 1 } } },
  function(t)
    t.p1:play("Stand United"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed():might(4)
    t:expect("Unit 3"):might(5)
    t:expect("Unit 4"):might(4)
    t:expect("Unit 5"):might(6)
    t:next_turn()
    t:expect("Unit 2"):buffed():might(3)
    t:expect("Unit 3"):might(4)
  end,
}

scenario "Stand United: reaches a buff that is given afterwards" {
  rule = "390.4",
  p1 = {
    hand = { "Stand United" }, legend = { "Blind Monk" }, pool = { energy = 4 },
    base = { "Unit 2", "Unit 3" },
  },
  function(t)
    t.p1:play("Stand United"):on("Unit 2")
    t:pass_all()
    t.p1:use("Blind Monk"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(5)
  end,
}

scenario "Stand United: from hidden the buff stays at that battlefield, the rest does not" {
  rule = "811.2", id = "RB-EX-058",
  p1 = {
    facedown = { ["West Field"] = "Stand United" },
    at = { ["West Field"] = { "Unit 2" } }, base = { { "Unit 3", buffs = 1 } },
  },
  function(t)
    t.p1:play("Stand United"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:expect("Unit 3"):might(5)
  end,
}

scenario "Stand United: one buff is enough" {
  rule = "702.3",
  p1 = { hand = { "Stand United" }, pool = { energy = 3 }, base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:play("Stand United"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):attribute("buffs", 1):might(4)
  end,
}

scenario "Stand United: in response to a kill by damage" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, facedown = { ["West Field"] = "Stand United" } },
  p2 = { hand = { "Incinerate", "Incinerate" }, pool = { energy = 4 } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 3")
    t:pass_all()
    t.p2:play("Incinerate"):on("Unit 3"):pass()
    t.p1:play("Stand United"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(4):might(5)
    t:next_turn()
    t:expect("Unit 3"):damage(0):might(4)
  end,
}

scenario "Stand United: two of them add up" {
  p1 = { base = { "Unit 2" }, hand = { "Stand United", "Stand United" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Stand United"):on("Unit 2")
    t:pass_all()
    t.p1:play("Stand United"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(5)
  end,
}

scenario "Stand United: the opponent's buffed units get nothing" {
  p1 = { base = { "Unit 2" }, hand = { "Stand United" }, pool = { energy = 3 } },
  p2 = { base = { { "Unit 3", buffs = 1 } } },
  function(t)
    t.p1:play("Stand United"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 3"):might(4)
  end,
}

scenario "Stand United: from hidden it needs a unit of mine there" {
  rule = "811.1.d",
  p1 = { base = { "Unit 3" }, facedown = { ["West Field"] = "Stand United" } },
  controls = { ["West Field"] = "p1" },
  function(t)
    t:cannot(t.p1, "play", "Stand United")
  end,
}

scenario "484.8.d Stand United: buffs of a team mate's units are stronger too" {
  format = "2v2",
  p1 = { hand = { "Stand United" }, pool = { energy = 9, any = 3 }, base = { "Unit 1" } },
  p2 = { base = { { "Unit 4", buffs = 1 } } },
  p3 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:play("Stand United"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(3)
    t:expect("Unit 2"):might(4)
    t:expect("Unit 4"):might(5)
  end,
}

scenario "309.1.a Stand United: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Stand United" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Stand United", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Stand United")
  end,
}

scenario "811.1.b Stand United: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Stand United" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Stand United", "West Field")
    t:cannot(t.p1, "play", "Stand United", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Stand United")
  end,
}

scenario "355.8 Stand United: an enemy unit is no choice" {
  p1 = { hand = { "Stand United" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 4" } },
  function(t) t:cannot(t.p1, "play", "Stand United", "355.8") end,
}
