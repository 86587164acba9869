-- SPDX-License-Identifier: MIT
test_card { id = "more-t210", name = "Catdog", type = "unit", cost = { energy = 1 }, might = 1, tags = { "Cat", "Dog" } }

scenario "Menagerie: two cats are one kind, and an animal of two kinds is two" {
  p1 = { base = { "Menagerie", "Catdog", "Pakaa Cub" } }, p2 = { base = { "Bird" } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect_number("p1", "xp", 2)
  end }

scenario "Menagerie: three kinds are no point" {
  p1 = { base = { "Menagerie", "Bird" }, at = { ["West Field"] = { "Catdog" } } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect_number("p1", "xp", 3)
    t:expect_points("p1", 1)
  end }

scenario "Menagerie: all four kinds at once are a point more for holding" {
  p1 = { base = { "Menagerie", "Bird", "Pouty Poro" }, at = { ["West Field"] = { "Catdog" } } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:pass_all()
    t:expect_points("p1", 2)
  end }
