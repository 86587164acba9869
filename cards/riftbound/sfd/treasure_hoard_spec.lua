-- SPDX-License-Identifier: MIT

scenario "Treasure Hoard: conquering here, one Energy for an exhausted Gold" {
  rule = "184.5",
  battlefields = { "Treasure Hoard", "East Field" },
  p1 = { base = { "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 1", "Treasure Hoard")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect("Gold"):at("base"):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Treasure Hoard: one may keep the Energy" {
  battlefields = { "Treasure Hoard", "East Field" },
  p1 = { base = { "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 1", "Treasure Hoard")
    t:showdown_pass()
    t.p1:no()
    t:expect("Gold"):gone()
    t:expect_number("p1", "energy", 1)
  end,
}
