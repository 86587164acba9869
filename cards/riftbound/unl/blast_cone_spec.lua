-- SPDX-License-Identifier: MIT

scenario "Blast Cone: moves an enemy unit as it is played, and may stun it for that" {
  p1 = { hand = { "Blast Cone" }, pool = { energy = 4, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Blast Cone"):yes():on("Unit 4", "base")
    t:resolve()
    t:expect("Unit 4"):at("base")
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Unit 4"):stunned()
    t:expect("Blast Cone"):exhausted()
  end,
}

scenario "Blast Cone: one may leave the unit where it is" {
  p1 = { hand = { "Blast Cone" }, pool = { energy = 4, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Blast Cone"):no()
    t:expect_chain(0)
    t:expect("Unit 4"):at("West Field")
  end,
}

scenario "Blast Cone: not when the opponent moves the unit" {
  p1 = { base = { "Blast Cone" } },
  p2 = { base = { "Unit 4" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t:expect("Blast Cone"):ready()
    t:expect_chain(0)
    t:expect_no_event("stun", "Unit 4")
  end,
}

scenario "Blast Cone: exhausted it stuns nobody" {
  p1 = { base = { { "Blast Cone", exhausted = true } }, hand = { "Charm" },
    pool = { energy = 3, calm = 2 },
  },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Charm"):on("Unit 4", "base")
    t:resolve()
    t:expect("Unit 4"):at("base")
    t.p1:yes()
    t:pass_all()
    t:expect_no_event("stun")
  end,
}

scenario "484.8.c Blast Cone: you move the unit, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Blast Cone" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  p3 = { hand = { "Charm" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p3:play("Charm"):on("Unit 4", "base")
    t:pass_all()
    t:expect("Unit 4"):at("base")
    t:expect_no_event("trigger", "Blast Cone")
  end,
}
