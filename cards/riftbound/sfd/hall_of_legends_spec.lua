-- SPDX-License-Identifier: MIT

scenario "Hall of Legends: one Energy readies the legend" {
  battlefields = { "Hall of Legends", "East Field" },
  p1 = { base = { "Unit 3" }, pool = { energy = 1 }, legend = { "Blind Monk", exhausted = true } },
  p2 = { legend = { "The Boss", exhausted = true } },
  function(t)
    t.p1:move("Unit 3", "Hall of Legends")
    t:showdown_pass()
    t.p1:yes()
    t:resolve()
    t:expect("Blind Monk"):ready()
    t:expect("The Boss"):exhausted()
  end,
}

scenario "Hall of Legends: one need not pay" {
  battlefields = { "Hall of Legends", "East Field" },
  p1 = { base = { "Unit 3" }, pool = { energy = 1 }, legend = { "Blind Monk", exhausted = true } },
  function(t)
    t.p1:move("Unit 3", "Hall of Legends")
    t:showdown_pass()
    t.p1:no()
    t:expect("Blind Monk"):exhausted()
    t:expect_number("p1", "energy", 1)
  end,
}
