-- SPDX-License-Identifier: MIT
scenario "12.7.2 Unicorn Dancer Unica: 2 defense for the leader as she attacks" {
  p1 = { field = { "Unicorn Dancer Unica" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Unicorn Dancer Unica", "Goliath")
    t:expect_defense("p1", 22)
    t:expect_defense("p2", 20)
  end }

scenario "12.7.2 Unicorn Dancer Unica: evolved, too; once" {
  p1 = { field = { "Unicorn Dancer Unica" }, evolve_deck = { "Unicorn Dancer Unica" },
    play_points = 1 },
  function(t)
    t.p1:evolve "Unicorn Dancer Unica"
    t:expect_defense("p1", 20)
    t.p1:attack "Unicorn Dancer Unica"
    t:expect_defense("p1", 22)
    t:expect_defense("p2", 17)
  end }

scenario "12.7.2 Unicorn Dancer Unica: not as she is attacked" {
  p1 = { field = { { "Unicorn Dancer Unica", engaged = true } } },
  p2 = { field = { "Goliath" } },
  turn = "p2",
  function(t)
    t.p2:attack("Goliath", "Unicorn Dancer Unica")
    t:expect_defense("p1", 20)
  end }
