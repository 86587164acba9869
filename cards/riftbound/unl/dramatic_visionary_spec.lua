-- SPDX-License-Identifier: MIT

scenario "Dramatic Visionary: dying, Predict 2" {
  rule = "436",
  p1 = { base = { "Dramatic Visionary" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 },
    deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Vengeance"):on("Dramatic Visionary")
    t:pass_all()
    t.p1:choose("Unit 1", "Unit 2")
    t:expect(t.p1.deck):starts_with { "Unit 3" }
  end,
}

scenario "Dramatic Visionary: not returned to hand" {
  p1 = { at = { ["West Field"] = { "Dramatic Visionary" } }, hand = { "Star-Crossed" }, pool = { energy = 3, chaos = 1 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Star-Crossed")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):is { "Dramatic Visionary" }
  end,
}
