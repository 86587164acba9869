-- SPDX-License-Identifier: MIT

scenario "Poro Snax: draws when it is played" {
  p1 = { hand = { "Poro Snax" }, pool = { energy = 9, calm = 5 } },
  function(t)
    t.p1:play("Poro Snax")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Poro Snax: killing it draws another" {
  p1 = { base = { "Poro Snax" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:use("Poro Snax")
    t:pass_all()
    t:expect("Poro Snax"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Poro Snax: not exhausted, not without its cost" {
  p1 = { base = { { "Poro Snax", exhausted = true } }, pool = { energy = 1, calm = 1 } },
  function(t) t:cannot(t.p1, "use", "Poro Snax") end,
}
