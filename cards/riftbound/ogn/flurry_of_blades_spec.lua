-- SPDX-License-Identifier: MIT

scenario "Flurry of Blades: one damage to all units at battlefields, mine too" {
  p1 = {
    hand = { "Flurry of Blades" }, pool = { energy = 1 }, base = { "Unit 2" },
    at = { ["West Field"] = { "Unit 1" } },
  },
  p2 = { at = { ["East Field"] = { "Unit 3", "Unit 1" } }, base = { "Unit 4" } },
  function(t)
    t.p1:play("Flurry of Blades")
    t:pass_all()
    t:expect(t.p1.trash):has("Unit 1")
    t:expect("Unit 3"):damage(1)
    t:expect(t.p2.trash):is { "Unit 1" }
    t:expect("Unit 2"):damage(0)
    t:expect("Unit 4"):damage(0)
  end,
}

scenario "Flurry of Blades: nothing is chosen, so Deflect asks for nothing" {
  rule = "355.10.d",
  p1 = { hand = { "Flurry of Blades" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Pouty Poro" } } },
  function(t)
    t.p1:play("Flurry of Blades")
    t:pass_all()
    t:expect("Pouty Poro"):damage(1)
  end,
}

scenario "813 Flurry of Blades: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Flurry of Blades" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Flurry of Blades", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Flurry of Blades")
  end,
}
