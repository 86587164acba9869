-- SPDX-License-Identifier: MIT

scenario "Machine Evangel: dying, three Recruits into its controller's base" {
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Machine Evangel" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Machine Evangel")
    t:pass_all()
    t:expect(t.p2.base):is { "Recruit", "Recruit", "Recruit" }
    t:expect("Recruit#1"):controlled_by("p2"):exhausted()
  end,
}

scenario "Machine Evangel: banished or returned it leaves none" {
  p1 = { hand = { "Rebuke" }, pool = { energy = 2, chaos = 2 } },
  p2 = { at = { ["West Field"] = { "Machine Evangel" } } },
  function(t)
    t.p1:play("Rebuke"):on("Machine Evangel")
    t:pass_all()
    t:expect(t.p2.base):is {}
  end,
}
