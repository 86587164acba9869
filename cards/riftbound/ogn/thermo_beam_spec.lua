-- SPDX-License-Identifier: MIT

scenario "Thermo Beam: kills all gear, attached gear too, and no unit" {
  p1 = {
    hand = { "Thermo Beam" }, pool = { energy = 5, fury = 2 }, base = { "Orb of Regret" },
    at = { ["West Field"] = { { "Unit 3", attached = { "Long Sword" } } } },
  },
  p2 = { base = { "Gold", "Sun Disc", "Unit 1" } },
  function(t)
    t.p1:play("Thermo Beam")
    t:pass_all()
    t:expect(t.p1.base):is {}
    t:expect("Long Sword"):in_zone("trash")
    t:expect("Unit 3"):might(3)
    t:expect("Gold"):gone()
    t:expect(t.p2.base):is { "Unit 1" }
  end,
}

scenario "Thermo Beam: may be played without any gear" {
  rule = "355.10.d",
  p1 = { hand = { "Thermo Beam" }, pool = { energy = 5, fury = 2 } },
  function(t)
    t.p1:play("Thermo Beam")
    t:pass_all()
    t:expect("Thermo Beam"):in_zone("trash")
  end,
}

scenario "Thermo Beam: the Hourglass dies with the rest and saves no unit" {
  p1 = { hand = { "Thermo Beam" }, pool = { energy = 5, fury = 2 } },
  p2 = { base = { "Zhonya's Hourglass", "Scrapheap" } },
  function(t)
    t.p1:play("Thermo Beam")
    t:pass_all()
    t:expect(t.p2.trash):is { "Zhonya's Hourglass", "Scrapheap" }
    t:expect(t.p2.hand):count(1)
  end,
}
