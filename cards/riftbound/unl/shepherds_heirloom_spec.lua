-- SPDX-License-Identifier: MIT

scenario "Shepherd's Heirloom: one XP as it is played, one XP to equip it" {
  rule = "818.1.c.3",
  p1 = { hand = { "Shepherd's Heirloom" }, base = { "Unit 1" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Shepherd's Heirloom")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t.p1:use("Shepherd's Heirloom")
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t:expect("Unit 1"):might(3)
  end,
}

scenario "Shepherd's Heirloom: without XP it cannot be equipped; Weaponmaster makes it no cheaper" {
  rule = "821.1.c.3",
  p1 = { base = { "Shepherd's Heirloom", "Unit 1" }, hand = { "Veteran Poro" }, pool = { energy = 2 } },
  function(t)
    t:cannot(t.p1, "use", "Shepherd's Heirloom")
    t.p1:play("Veteran Poro"):yes()
    t:expect_chain(0)
    t:expect("Shepherd's Heirloom"):unattached()
  end,
}
