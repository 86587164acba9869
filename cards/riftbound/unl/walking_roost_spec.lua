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

scenario "484.8.c Walking Roost: a team mate is no opponent" {
  format = "2v2",
  p1 = { hand = { "Walking Roost" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Walking Roost")
    t:expect_option("player 4")
    t:expect_no_option("player 3")
    t.p1:choose("player 4")
    t:pass_all()
    t:expect("Bird"):controlled_by("p4")
  end,
}
