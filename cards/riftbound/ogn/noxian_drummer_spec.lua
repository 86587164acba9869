-- SPDX-License-Identifier: MIT

scenario "Noxian Drummer: a Recruit at the battlefield it moves to" {
  p1 = { base = { "Noxian Drummer" } },
  function(t)
    t.p1:move("Noxian Drummer", "West Field")
    t:pass_all()
    t:expect("Recruit"):at("West Field"):exhausted()
  end,
}

scenario "Noxian Drummer: also into a battlefield of the enemy" {
  p1 = { base = { "Noxian Drummer" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Noxian Drummer", "West Field")
    t:pass_all()
    t:expect("Recruit"):at("West Field"):attacking()
  end,
}

scenario "Noxian Drummer: not for a move to base" {
  p1 = { at = { ["West Field"] = { "Noxian Drummer" } } },
  function(t)
    t.p1:move("Noxian Drummer", "base")
    t:expect_chain(0)
    t:expect("Recruit"):gone()
  end,
}

scenario "Noxian Drummer: with Magma Wurm the Recruit enters ready" {
  p1 = { base = { "Noxian Drummer", "Magma Wurm" } },
  function(t)
    t.p1:move("Noxian Drummer", "West Field")
    t:pass_all()
    t:expect("Recruit"):at("West Field"):ready()
  end,
}

scenario "Noxian Drummer: moved home in response, the Recruit comes to the base" {
  rule = "359.3.f.2",
  p1 = { base = { "Noxian Drummer" } },
  p2 = {
    hand = { "Fight or Flight" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = "Fight or Flight" },
  },
  function(t)
    t.p1:move("Noxian Drummer", "West Field")
    t.p1:pass()
    t.p2:play("Fight or Flight"):choose("Noxian Drummer")
    t:pass_all()
    t:expect("Noxian Drummer"):at("base")
    t:expect("Recruit"):at("base")
  end,
}

scenario "Noxian Drummer: another unit's move brings no Recruit" {
  p1 = { base = { "Noxian Drummer", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_chain(0)
    t:expect_no_event("play", "Recruit")
  end,
}

scenario "442.2.b Noxian Drummer: not to a team mate's battlefield; moved in a team mate's turn the Recruit is yours" {
  format = "2v2", turn = "p3",
  p1 = { hand = { "Ride the Wind" }, base = { "Noxian Drummer" }, pool = { energy = 2, chaos = 1 } },
  p3 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p3:invite()
    t.p1:play("Ride the Wind"):on("Noxian Drummer")
    t:expect_options("West Field", "North Field")
    t.p1:choose("North Field")
    t:pass_all()
    t:expect("Recruit"):at("North Field"):controlled_by("p1")
  end,
}
