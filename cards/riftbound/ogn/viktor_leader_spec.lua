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
