-- SPDX-License-Identifier: MIT

scenario "Solari Shieldbearer: stuns a unit" {
  p1 = { hand = { "Solari Shieldbearer" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Solari Shieldbearer"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):stunned()
  end,
}

scenario "Solari Shieldbearer: alone, it must choose itself" {
  p1 = { hand = { "Solari Shieldbearer" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Solari Shieldbearer"):on("Solari Shieldbearer")
    t:pass_all()
    t:expect("Solari Shieldbearer"):stunned()
  end,
}
