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

scenario "Machine Evangel: the base is that of who controls it as it dies" {
  players = 3,
  p1 = { base = { { "Machine Evangel", owner = "p2" } }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, p2 = {}, p3 = {},
  function(t)
    t.p1:play("Vengeance")
    t:resolve()
    t:resolve()
    t:expect(t.p1.base):has("Recruit", 3)
    t:expect(t.p2.trash):is { "Machine Evangel" }
  end }
