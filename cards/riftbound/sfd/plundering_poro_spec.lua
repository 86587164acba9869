-- SPDX-License-Identifier: MIT

scenario "Plundering Poro: conquers, an exhausted Gold comes to the base" {
  rule = "184.5",
  p1 = { base = { "Plundering Poro" } },
  function(t)
    t.p1:move("Plundering Poro", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect("Gold"):at("base"):exhausted():controlled_by("p1")
  end,
}

scenario "Plundering Poro: not when another unit conquers" {
  p1 = { base = { "Plundering Poro", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect("Gold"):gone()
  end,
}
