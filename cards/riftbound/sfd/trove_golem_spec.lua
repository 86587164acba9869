-- SPDX-License-Identifier: MIT

scenario "Trove Golem: four exhausted Gold" {
  p1 = { hand = { "Trove Golem" }, pool = { energy = 8, order = 2 } },
  function(t)
    t.p1:play("Trove Golem")
    t:pass_all()
    t:expect(t.p1.base):is { "Trove Golem", "Gold", "Gold", "Gold", "Gold" }
    t:expect("Gold#1"):exhausted()
  end,
}

scenario "Trove Golem: not for moving it" {
  p1 = { base = { "Trove Golem" } },
  function(t)
    t.p1:move("Trove Golem", "West Field")
    t:expect_chain(0)
  end,
}
