-- SPDX-License-Identifier: MIT

scenario "Edge of Night: from face down it attaches itself to a unit there" {
  rule = "811.1.d.2",
  p1 = { facedown = { ["West Field"] = "Edge of Night" },
    at = { ["West Field"] = { "Unit 1", "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Edge of Night")
    t:expect_no_option("Unit 3")
    t.p1:choose("Unit 2")
    t:pass_all()
    t:expect("Edge of Night"):attached_to("Unit 2"):at("West Field")
    t:expect("Unit 2"):might(4)
  end,
}

scenario "Edge of Night: from the hand it does not" {
  p1 = { hand = { "Edge of Night" }, base = { "Unit 1" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Edge of Night")
    t:expect_chain(0)
    t:expect("Edge of Night"):unattached():at("base")
  end,
}

scenario "Edge of Night: Equip for one Chaos" {
  p1 = { base = { "Edge of Night", "Unit 1" }, pool = { chaos = 1 } },
  function(t)
    t.p1:use("Edge of Night")
    t:pass_all()
    t:expect("Unit 1"):might(3)
  end,
}

scenario "484.8.c Edge of Night: a unit you control, not a team mate's" {
  format = "2v2", turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 3" }, facedown = { ["West Field"] = "Edge of Night" } },
  p3 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:can(t.p3, "play", "Filler")
  end,
}
