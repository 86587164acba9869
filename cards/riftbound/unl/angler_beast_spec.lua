-- SPDX-License-Identifier: MIT

scenario "Angler Beast: all units of 2 or less go back to hand, yours too" {
  p1 = { hand = { "Angler Beast" }, pool = { energy = 5, chaos = 1 }, base = { "Unit 1", "Unit 3" } },
  p2 = { base = { "Unit 2" }, at = { ["West Field"] = { "Recruit", "Unit 4" } } },
  function(t)
    t.p1:play("Angler Beast")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect("Recruit"):gone()
    t:expect("Unit 4"):at("West Field")
  end,
}

scenario "Angler Beast: the Might as the ability resolves" {
  rule = "359.3.f.2",
  p1 = { hand = { "Angler Beast" }, pool = { energy = 5, chaos = 1 } },
  p2 = { base = { "Unit 2" }, hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Angler Beast")
    t.p1:pass()
    t.p2:play("Discipline"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("base"):might(4)
  end,
}

scenario "Angler Beast: small units of all players, the team mate's too, go to their owners" {
  format = "2v2",
  p1 = { hand = { "Angler Beast" }, pool = { energy = 5, chaos = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { { "Unit 0", owner = "p4" } } }, p4 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Angler Beast")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect(t.p4.hand):is { "Unit 0" }
    t:expect("Unit 3"):at("base")
  end }
