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

scenario "309.1.a Rebuke: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Rebuke" }, pool = { energy = 2, any = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Rebuke", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Rebuke")
  end,
}
