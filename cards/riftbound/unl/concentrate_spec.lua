-- SPDX-License-Identifier: MIT

scenario "Concentrate: draws 2 for 5" {
  p1 = { hand = { "Concentrate" }, pool = { energy = 5 }, xp = 5 },
  function(t)
    t.p1:play("Concentrate")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Concentrate: 3 with 6 XP" {
  rule = "824",
  p1 = { hand = { "Concentrate" }, pool = { energy = 3 }, xp = 6 },
  function(t)
    t.p1:play("Concentrate")
    t:pass_all()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Concentrate: 1 with 11 XP, not less" {
  p1 = { hand = { "Concentrate", "Concentrate" }, pool = { energy = 1 }, xp = 11 },
  function(t)
    t.p1:play("Concentrate#1")
    t:pass_all()
    t:expect_number("p1", "energy", 0)
    t:cannot(t.p1, "play", "Concentrate#2")
  end,
}
