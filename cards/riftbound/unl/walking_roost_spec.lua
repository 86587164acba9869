-- SPDX-License-Identifier: MIT

scenario "Walking Roost: an opponent plays a Bird with Deflect, where he likes" {
  rule = "182.1.a",
  p1 = { hand = { "Walking Roost" }, pool = { energy = 5 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Walking Roost")
    t:pass_all()
    t.p2:choose("West Field")
    t:expect("Bird"):at("West Field"):controlled_by("p2"):owned_by("p2"):attribute("deflect", 1)
  end,
}

scenario "Walking Roost: you get none; Deflect" {
  p1 = { hand = { "Walking Roost" }, pool = { energy = 5 } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Walking Roost")
    t.p1:pass()
    t:cannot(t.p2, "play", "Stupefy")
    t:pass_all()
    t:expect(t.p1.base):is { "Walking Roost" }
    t:expect(t.p2.base):is { "Bird" }
  end,
}
