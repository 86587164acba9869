-- SPDX-License-Identifier: MIT

scenario "Premonition: draws 3" {
  p1 = { hand = { "Premonition" }, pool = { energy = 2, mind = 3 } },
  function(t)
    t.p1:play("Premonition")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}

scenario "Premonition: three Power of the right domain" {
  p1 = { hand = { "Premonition" }, pool = { energy = 2, mind = 2, fury = 1 } },
  function(t) t:cannot(t.p1, "play", "Premonition") end,
}
