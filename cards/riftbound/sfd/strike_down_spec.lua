-- SPDX-License-Identifier: MIT

test_card { id = "t-strip", name = "Strip", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { gear {} }, run = function(game, me, it) game.detach(it) end,
}

scenario "Strike Down: an equipped unit deals its Might, then one of its Equipment comes off" {
  rule = "417.6",
  p1 = { hand = { "Strike Down" }, pool = { energy = 3, body = 1 },
    base = { { "Unit 2", attached = { "B.F. Sword", "Doran's Blade" } }, "Unit 9" } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Strike Down"):on("Doran's Blade")
    t:pass_all()
    t:expect("Unit 8"):damage(7)
    t:expect("Doran's Blade"):unattached()
    t:expect("B.F. Sword"):attached_to("Unit 2")
    t:expect("Unit 2"):might(5)
  end,
}

scenario "Strike Down: an Equipment of another unit cannot be chosen, nor a unit without any" {
  rule = "355.9.b",
  p1 = { hand = { "Strike Down" }, pool = { energy = 3, body = 1 },
    base = { "Unit 2", { "Unit 1", attached = { "Doran's Blade" } },
      { "Unit 3", attached = { "B.F. Sword" } } } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Strike Down")
    t:expect_no_option("Unit 2")
    t.p1:choose("Unit 1")
    t:pass_all()
    t:expect("Unit 8"):damage(3)
    t:expect("Doran's Blade"):unattached()
    t:expect("B.F. Sword"):attached_to("Unit 3")
  end,
}

scenario "Strike Down: without an equipped unit it cannot be played" {
  p1 = { hand = { "Strike Down" }, pool = { energy = 3, body = 1 }, base = { "Unit 2" } },
  p2 = { base = { { "Unit 8", attached = { "Doran's Blade" } } } },
  function(t)
    t:cannot(t.p1, "play", "Strike Down", "355.8")
  end,
}

scenario "740.1 Strike Down: a team mate's equipped unit strikes" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Strike Down" }, pool = { energy = 3, body = 1 } },
  p2 = { base = { "Unit 6" } }, p3 = { base = { { "Unit 2", attached = { "Doran's Blade" } } } }, p4 = {},
  function(t)
    t.p1:play("Strike Down")
    t:pass_all()
    t:expect("Unit 6"):damage(4)
    t:expect("Doran's Blade"):unattached()
  end,
}

scenario "359.3.e Strike Down: no longer equipped the unit deals nothing" {
  rule = "359.3.e",
  p1 = { hand = { "Strike Down" }, pool = { energy = 3, body = 1 }, base = { { "Unit 2", attached = { "Doran's Blade" } } } },
  p2 = { base = { "Unit 6" }, hand = { "Strip" } },
  function(t)
    t.p1:play("Strike Down"):pass()
    t.p2:play("Strip")
    t:pass_all()
    t:expect("Unit 6"):damage(0)
  end,
}
