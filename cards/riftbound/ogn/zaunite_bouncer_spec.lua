-- SPDX-License-Identifier: MIT

scenario "Zaunite Bouncer: returns another unit at a battlefield" {
  p1 = { hand = { "Zaunite Bouncer" }, pool = { energy = 4, chaos = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Zaunite Bouncer"):on("Unit 8")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 8" }
  end,
}

scenario "Zaunite Bouncer: never itself; one of mine if there is no other" {
  p1 = {
    hand = { "Zaunite Bouncer" }, pool = { energy = 4, chaos = 2 }, at = { ["West Field"] = { "Unit 1" } },
  },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Zaunite Bouncer"):at("West Field"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect("Zaunite Bouncer"):at("West Field")
  end,
}

scenario "Zaunite Bouncer: a unit in a base is no choice, whoever's; a team mate's at a battlefield is" {
  format = "2v2",
  p1 = { hand = { "Zaunite Bouncer" }, pool = { energy = 4, chaos = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 5" }, at = { ["West Field"] = { "Unit 6" } } },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Zaunite Bouncer")
    t:expect_options("Unit 6", "Unit 2")
    t.p1:choose("Unit 2")
    t:pass_all()
    t:expect(t.p3.hand):is { "Unit 2" }
  end,
}

scenario "Zaunite Bouncer: played to a battlefield, itself is no choice" {
  p1 = { hand = { "Zaunite Bouncer" }, pool = { energy = 4, chaos = 2 }, at = { ["West Field"] = { "Unit 1", "Unit 2" } } },
  function(t)
    t.p1:play("Zaunite Bouncer"):at("West Field")
    t:expect_options("Unit 1", "Unit 2")
    t.p1:choose("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 2" }
  end,
}
