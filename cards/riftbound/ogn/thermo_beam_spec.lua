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

scenario "309.1.a Thermo Beam: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Thermo Beam" }, pool = { energy = 5, any = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Thermo Beam", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Thermo Beam")
  end,
}
