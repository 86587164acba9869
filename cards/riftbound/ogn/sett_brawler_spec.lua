-- SPDX-License-Identifier: MIT

scenario "Sett, Brawler: buffed as he is played; the buff turns into four Might" {
  p1 = { hand = { "Sett, Brawler" }, pool = { energy = 5, body = 1 } },
  function(t)
    t.p1:play("Sett, Brawler")
    t:pass_all()
    t:expect("Sett, Brawler"):buffed():might(5)
    t.p1:use("Sett, Brawler")
    t:expect("Sett, Brawler"):unbuffed():might(4)
    t:pass_all()
    t:expect("Sett, Brawler"):might(8)
    t:cannot(t.p1, "use", "Sett, Brawler")
    t:next_turn()
    t:expect("Sett, Brawler"):might(4)
  end,
}

scenario "Sett, Brawler: and again when he conquers" {
  p1 = { base = { "Sett, Brawler" } },
  function(t)
    t.p1:move("Sett, Brawler", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect("Sett, Brawler"):buffed()
  end,
}

scenario "Sett, Brawler: not in a showdown, nor for somebody else's conquest" {
  rule = "381",
  p1 = { base = { { "Sett, Brawler", buffs = 1 }, "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:cannot(t.p1, "use", "Sett, Brawler")
    t:showdown_pass()
    t:expect_chain(0)
  end,
}

scenario "Sett, Brawler: another unit's conquest does not buff him" {
  p1 = { base = { "Sett, Brawler", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect_no_event("trigger", "Sett, Brawler")
    t:expect("Sett, Brawler"):unbuffed()
  end,
}
