-- SPDX-License-Identifier: MIT

scenario "Sivir, Ambitious: five excess damage strikes another enemy unit" {
  rule = "460.2.c.4",
  p1 = { base = { "Sivir, Ambitious" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 9" } },
  function(t)
    t.p1:move("Sivir, Ambitious", "West Field")
    t:combat()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 9"):damage(5)
  end,
}

scenario "Sivir, Ambitious: not with four, and not without an attack" {
  p1 = { base = { "Sivir, Ambitious", "Sivir, Ambitious" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Unit 9" } },
  function(t)
    t.p1:move("Sivir, Ambitious#1", "West Field")
    t:combat()
    t:expect_chain(0)
    t.p1:move("Sivir, Ambitious#2", "East Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect("Unit 9"):damage(0)
  end,
}

scenario "Sivir, Ambitious: Deflect 2" {
  rule = "809",
  p1 = { base = { "Sivir, Ambitious" } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1, any = 1 } }, turn = "p2",
  function(t) t:cannot(t.p2, "play", "Stupefy") end,
}

scenario "383.2 Sivir, Ambitious: not after she has defended (461.5.e)" {
  p1 = { base = { "Sivir, Ambitious" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  p2 = { base = { "Unit 1", "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 1", "West Field"):pass()
    t.p1:play("Ride the Wind"):choose("West Field")
    t:resolve()
    t:expect("Sivir, Ambitious"):at("West Field"):defending()
    t:combat()
    t:expect_control("West Field", "p1")
    t:expect_event("conquer", "West Field")
    t:expect_no_event("trigger", "Sivir, Ambitious")
  end,
}
