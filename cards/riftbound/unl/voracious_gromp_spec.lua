-- SPDX-License-Identifier: MIT

scenario "Voracious Gromp: Hunt 3, conquering" {
  rule = "823",
  p1 = { base = { "Voracious Gromp" } },
  function(t)
    t.p1:move("Voracious Gromp", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 3)
  end,
}

scenario "Voracious Gromp: and holding, at a battlefield only" {
  p1 = { at = { ["West Field"] = { "Voracious Gromp" } }, base = { "Voracious Gromp" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_number("p1", "xp", 3)
  end,
}
