-- SPDX-License-Identifier: MIT

scenario "Gemhand Hunter: Hunt" {
  rule = "823",
  p1 = { base = { "Gemhand Hunter" }, xp = 5 },
  function(t)
    t:expect("Gemhand Hunter"):might(2)
    t.p1:move("Gemhand Hunter", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 6)
    t:expect("Gemhand Hunter"):might(3)
  end,
}

scenario "Gemhand Hunter: not with 5 XP" {
  rule = "824",
  p1 = { base = { "Gemhand Hunter" }, xp = 5 },
  function(t) t:expect("Gemhand Hunter"):might(2) end,
}
