-- SPDX-License-Identifier: MIT

scenario "Lucian, Merciless: the first time he conquers in a turn he is readied, not the second" {
  rule = "383.1.b",
  p1 = { hand = { "Gem Jammer" }, pool = { energy = 2 }, base = { "Lucian, Merciless" } },
  function(t)
    t.p1:play("Gem Jammer"):on("Lucian, Merciless")
    t:pass_all()
    t.p1:move("Lucian, Merciless", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect("Lucian, Merciless"):ready()
    t.p1:move("Lucian, Merciless", "East Field")
    t:showdown_pass()
    t:pass_all()
    t:expect("Lucian, Merciless"):exhausted():at("East Field")
    t:expect_points("p1", 2)
  end,
}

scenario "Lucian, Merciless: what another unit conquers does not count" {
  p1 = { base = { "Lucian, Merciless", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_chain(0)
    t.p1:move("Lucian, Merciless", "East Field")
    t:showdown_pass()
    t:pass_all()
    t:expect("Lucian, Merciless"):ready()
    t:expect("Unit 1"):exhausted()
  end,
}

scenario "Lucian, Merciless: Weaponmaster" {
  rule = "821.1.c",
  p1 = { hand = { "Lucian, Merciless" }, base = { "Doran's Blade" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Lucian, Merciless"):yes()
    t:pass_all()
    t:expect("Lucian, Merciless"):might(5)
  end,
}
