-- SPDX-License-Identifier: MIT

scenario "Crescent Guardian: after a spell one Chaos lets it enter ready" {
  p1 = { hand = { "Mobilize", "Crescent Guardian" }, pool = { energy = 6, body = 1, chaos = 1 } },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t.p1:play("Crescent Guardian"):yes()
    t:expect("Crescent Guardian"):ready()
    t:expect_number("p1", "chaos", 0)
  end,
}

scenario "Crescent Guardian: not without a spell" {
  p1 = { hand = { "Crescent Guardian", "Unit 0" }, pool = { energy = 4, chaos = 1 } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Crescent Guardian")
    t:expect("Crescent Guardian"):exhausted()
    t:expect_number("p1", "chaos", 1)
  end,
}
