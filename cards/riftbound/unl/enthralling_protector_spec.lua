-- SPDX-License-Identifier: MIT

scenario "Enthralling Protector: 2 XP for a buff" {
  rule = "730",
  p1 = { base = { { "Enthralling Protector", exhausted = true } }, xp = 2 },
  function(t)
    t.p1:use("Enthralling Protector")
    t:pass_all()
    t:expect("Enthralling Protector"):might(3):buffed()
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "Enthralling Protector: not with 1 XP; Hunt" {
  rule = "823",
  p1 = { base = { "Enthralling Protector" }, xp = 0 },
  function(t)
    t.p1:move("Enthralling Protector", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:cannot(t.p1, "use", "Enthralling Protector")
  end,
}
