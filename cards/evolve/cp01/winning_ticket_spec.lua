-- SPDX-License-Identifier: MIT
scenario "Winning Ticket: both must lie in the cemetery" {
  p1 = { hand = { "Winning Ticket" }, cemetery = { "Trial Initiation", "Narita Taishin" }, play_points = 3 },
  function(t)
    t.p1:play("Winning Ticket")
    t:expect("Winning Ticket"):attack(5):defense(3)
  end }

scenario "Winning Ticket: one alone does nothing" {
  p1 = { hand = { "Winning Ticket" }, cemetery = { "Trial Initiation", "Trial Initiation" }, play_points = 3 },
  function(t)
    t.p1:play("Winning Ticket")
    t:expect("Winning Ticket"):attack(2):defense(2)
  end }

scenario "3.1.1 Winning Ticket: both in the own cemetery; Storm in any case" {
  p1 = { hand = { "Winning Ticket" }, cemetery = { "Narita Taishin", "Narita Taishin" }, play_points = 3 },
  p2 = { cemetery = { "Trial Initiation" } },
  function(t)
    t.p1:play("Winning Ticket")
    t:expect("Winning Ticket"):attack(2):defense(2):keyword("storm")
  end }
