-- SPDX-License-Identifier: MIT

scenario "Shakedown: six damage when its controller says so" {
  p1 = { hand = { "Shakedown" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Shakedown"):on("Unit 8")
    t:resolve()
    t.p2:no()
    t:expect("Unit 8"):damage(6)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Shakedown: or the caster draws two" {
  p1 = { hand = { "Shakedown" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Shakedown"):on("Unit 3")
    t:resolve()
    t.p2:yes()
    t:expect("Unit 3"):damage(0)
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "Shakedown: for a unit that has gone nobody is asked" {
  rule = "359.3.e.12",
  p1 = { hand = { "Shakedown" }, pool = { energy = 2, fury = 1 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Shakedown"):on("Unit 3"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Shakedown: one's own unit cannot be chosen" {
  p1 = { hand = { "Shakedown" }, pool = { energy = 2, fury = 1 }, base = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Shakedown")
  end,
}

scenario "411.1 Shakedown: the unit's controller decides, not another opponent" {
  format = "2v2",
  p1 = { hand = { "Shakedown" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 3" } },
  p4 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Shakedown"):on("Unit 8")
    t:resolve()
    t:expect_decision("p4")
    t.p4:yes()
    t:expect(t.p1.hand):count(2)
    t:expect("Unit 8"):damage(0)
  end,
}

scenario "813 Shakedown: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Shakedown" }, pool = { energy = 2, any = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Shakedown", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Shakedown")
  end,
}

scenario "Shakedown: a unit that has died in response asks nobody, and draws for nobody" {
  p1 = { hand = { "Shakedown" }, pool = { energy = 2, fury = 1 } },
  p2 = { base = { "Unit 3" }, hand = { "Retreat" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Shakedown"):on("Unit 3"):pass()
    t.p2:play("Retreat"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):is { "Unit 3" }
  end,
}
