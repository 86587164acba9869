-- SPDX-License-Identifier: MIT

scenario "Facebreaker: stuns one of each side at the same battlefield" {
  p1 = { hand = { "Facebreaker" }, pool = { energy = 2 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4" }, ["East Field"] = { "Unit 5" } } },
  function(t)
    t:cannot(t.p1, "play", "Facebreaker")
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Facebreaker"):on("Unit 3", "Unit 4")
    t:resolve()
    t:expect("Unit 3"):stunned()
    t:expect("Unit 4"):stunned()
    t:combat()
    t:expect("Unit 3"):at("base")
    t:expect("Unit 4"):at("West Field")
  end,
}

scenario "Facebreaker: who has left the battlefield is not stunned, the other one is" {
  rule = "359.3.e.8",
  p1 = { hand = { "Facebreaker" }, pool = { energy = 2 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 2" } }, hand = { "Flash" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Facebreaker"):on("Unit 3", "Unit 4"):pass()
    t.p2:play("Flash"):choose("Unit 4")
    t:resolve()
    t:resolve()
    t:expect("Unit 4"):at("base")
    t:expect_no_event("stun", "Unit 4")
    t:expect("Unit 3"):stunned()
  end,
}

scenario "740.1 Facebreaker: a team mate's unit and an enemy unit at the same battlefield" {
  format = "2v2", turn = "p3",
  p1 = { hand = { "Facebreaker" }, pool = { energy = 5, any = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p3:move("Unit 4", "West Field"):pass()
    t.p4:pass()
    t.p1:play("Facebreaker"):on("Unit 4", "Unit 6")
    t:resolve()
    t:expect("Unit 4"):stunned()
    t:expect("Unit 6"):stunned()
  end,
}

scenario "811.1.b Facebreaker: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Facebreaker" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Facebreaker", "West Field")
    t:cannot(t.p1, "play", "Facebreaker", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Facebreaker")
  end,
}

scenario "355.9.b Facebreaker: an enemy at another battlefield, or one in a base, is no choice" {
  p1 = { hand = { "Facebreaker" }, pool = { energy = 2 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 6" }, ["East Field"] = { "Unit 5" } }, base = { "Unit 2" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Facebreaker")
    t:expect_options("Unit 4", "Unit 6")
    t.p1:choose("Unit 6")
    t:resolve()
    t:expect("Unit 6"):stunned()
    t:expect_no_event("stun", "Unit 4")
  end,
}

scenario "355.8 Facebreaker: not for two units in their bases" {
  p1 = { hand = { "Facebreaker" }, pool = { energy = 2 }, base = { "Unit 3" } },
  p2 = { base = { "Unit 4" } },
  function(t) t:cannot(t.p1, "play", "Facebreaker", "355.8") end,
}
