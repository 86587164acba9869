-- SPDX-License-Identifier: MIT

scenario "Windsinger: a small unit at a battlefield goes back to hand" {
  p1 = { hand = { "Windsinger" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 4" } }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Windsinger"):yes():on("Unit 3")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 3" }
  end,
}

scenario "Windsinger: need not, and not a unit of 4 or in a base" {
  p1 = { hand = { "Windsinger" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Windsinger")
    t:pass_all()
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "Windsinger: from hidden, a unit there" {
  rule = "811.1.d.2",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Windsinger" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Windsinger"):yes():on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect("Unit 2"):at("East Field")
  end,
}
