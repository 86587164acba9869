-- SPDX-License-Identifier: MIT

scenario "Viktor, Leader: a Recruit for another unit of mine that dies" {
  p1 = {
    base = { "Viktor, Leader" }, at = { ["West Field"] = { "Unit 1" } }, hand = { "Hidden Blade" },
    pool = { energy = 2, order = 1 },
  },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 1")
    t:pass_all()
    t:expect("Recruit"):at("base"):exhausted()
  end,
}

scenario "Viktor, Leader: not for a Recruit, not for the opponent's units" {
  p1 = {
    base = { "Viktor, Leader" }, at = { ["West Field"] = { "Recruit" } },
    hand = { "Hidden Blade", "Hidden Blade" }, pool = { energy = 4, order = 2 },
  },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Recruit")
    t:pass_all()
    t.p1:play("Hidden Blade#2"):on("Unit 2")
    t:pass_all()
    t:expect_no_event("trigger", "Viktor, Leader")
  end,
}

scenario "484.8.c Viktor, Leader: a unit of yours dies, one of a team mate's is none of yours" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Viktor, Leader", "Unit 4" } },
  p2 = { hand = { "Vengeance", "Vengeance" }, pool = { energy = 8, order = 4 } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p2:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect_no_event("trigger", "Viktor, Leader")
    t.p2:play("Vengeance"):on("Unit 4")
    t:pass_all()
    t:expect("Recruit"):at("base"):controlled_by("p1")
  end,
}

scenario "Viktor, Leader: his own death brings nobody" {
  p1 = { base = { "Viktor, Leader" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Viktor, Leader")
    t:pass_all()
    t:expect("Viktor, Leader"):in_zone("trash")
    t:expect_no_event("trigger", "Viktor, Leader")
  end,
}

scenario "Viktor, Leader: another Viktor's death does" {
  p1 = { base = { "Viktor, Leader", "Viktor, Leader" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Viktor, Leader#1")
    t:pass_all()
    t:expect(t.p1.base):has("Recruit", 1)
  end,
}

scenario "132 Viktor, Leader: a Reflection that became a Recruit is a Recruit" {
  p1 = { base = { "Viktor, Leader", "Recruit" }, hand = { "Mirror Image", "Hidden Blade" }, pool = { energy = 3, mind = 2 } },
  function(t)
    t.p1:play("Mirror Image"):on("Recruit")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t:expect_event("die")
    t:expect_no_event("trigger", "Viktor, Leader")
    t:expect(t.p1.base):has("Recruit", 1)
  end,
}
