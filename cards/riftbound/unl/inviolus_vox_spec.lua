-- SPDX-License-Identifier: MIT

scenario "Inviolus Vox: conquering gives a friendly unit 8" {
  p1 = { base = { "Inviolus Vox", "Unit 1" } },
  function(t)
    t.p1:move("Inviolus Vox", "West Field")
    t:showdown_pass()
    t.p1:on("Unit 1")
    t:resolve()
    t:expect("Unit 1"):might(9)
  end,
}

scenario "Inviolus Vox: not when another unit conquers" {
  p1 = { base = { "Inviolus Vox", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_chain(0)
  end,
}
