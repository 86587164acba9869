-- SPDX-License-Identifier: MIT

scenario "Bloodharbor Ripper: a friendly unit at a battlefield goes back to hand, and a Gold" {
  p1 = { legend = "Bloodharbor Ripper", pool = { energy = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:use("Bloodharbor Ripper")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect("Gold"):exhausted()
    t:expect("Bloodharbor Ripper"):exhausted()
  end,
}

scenario "Bloodharbor Ripper: not from the base" {
  p1 = { legend = "Bloodharbor Ripper", pool = { energy = 1 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t) t:cannot(t.p1, "use", "Bloodharbor Ripper") end,
}

scenario "Bloodharbor Ripper: the unit is gone, the Gold comes" {
  rule = "359.3.e.6",
  p1 = { legend = "Bloodharbor Ripper", pool = { energy = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Bloodharbor Ripper")
    t.p1:pass()
    t.p2:play("Gust"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.base):is { "Gold" }
  end,
}

scenario "740.1 Bloodharbor Ripper: a team mate's unit goes to its owner's hand, the Gold is yours" {
  format = "2v2",
  p1 = { legend = "Bloodharbor Ripper", pool = { energy = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:use("Bloodharbor Ripper"):on("Unit 1")
    t:pass_all()
    t:expect(t.p3.hand):is { "Unit 1" }
    t:expect("Gold"):controlled_by("p1")
    t:expect("Unit 2"):at("East Field")
  end,
}
