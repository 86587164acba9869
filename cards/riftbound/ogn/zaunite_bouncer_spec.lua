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
