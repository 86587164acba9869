-- SPDX-License-Identifier: MIT

scenario "Rebuke: returns a unit at a battlefield to its owner's hand" {
  p1 = { hand = { "Rebuke" }, pool = { energy = 2, chaos = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 9", attached = { "Long Sword" } } } } },
  function(t)
    t.p1:play("Rebuke"):on("Unit 9")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 9" }
    t:expect("Long Sword"):unattached():at("base")
  end,
}

scenario "Rebuke: not one in a base" {
  p1 = { hand = { "Rebuke" }, pool = { energy = 2, chaos = 2 } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t:cannot(t.p1, "play", "Rebuke")
  end,
}
