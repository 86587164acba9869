-- SPDX-License-Identifier: MIT

scenario "Kai'Sa, Survivor: draws when she conquers" {
  p1 = { base = { "Kai'Sa, Survivor" } },
  function(t)
    t.p1:move("Kai'Sa, Survivor", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Kai'Sa, Survivor: not when another unit of mine does" {
  p1 = { base = { "Kai'Sa, Survivor", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Kai'Sa, Survivor: Accelerate" {
  p1 = { hand = { "Kai'Sa, Survivor" }, pool = { energy = 5, fury = 1 } },
  function(t)
    t.p1:play("Kai'Sa, Survivor"):yes()
    t:expect("Kai'Sa, Survivor"):ready()
  end,
}
