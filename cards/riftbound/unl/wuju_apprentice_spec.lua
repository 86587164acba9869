-- SPDX-License-Identifier: MIT

scenario "Wuju Apprentice: draws a card with six XP" {
  rule = "727.1.c.1",
  p1 = { hand = { "Wuju Apprentice" }, pool = { energy = 2 }, xp = 6 },
  function(t)
    t.p1:play("Wuju Apprentice")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Wuju Apprentice: below six XP nothing triggers" {
  rule = "727.1.b",
  p1 = { hand = { "Wuju Apprentice" }, pool = { energy = 2 }, xp = 5 },
  p2 = { xp = 6 },
  function(t)
    t.p1:play("Wuju Apprentice")
    t:expect_chain(0)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Wuju Apprentice: Hunt" {
  rule = "823",
  p2 = { at = { ["West Field"] = { "Wuju Apprentice" } } },
  function(t)
    t:next_turn()
    t:expect_number("p2", "xp", 1)
  end,
}

scenario "Wuju Apprentice: XP of a team mate are none of its player's (732)" {
  format = "2v2",
  p1 = { hand = { "Wuju Apprentice" }, pool = { energy = 2 } }, p2 = {}, p3 = { xp = 9 }, p4 = {},
  function(t)
    t.p1:play("Wuju Apprentice")
    t:expect_no_event("trigger", "Wuju Apprentice")
    t:expect(t.p1.hand):count(0)
  end }
