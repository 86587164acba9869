-- SPDX-License-Identifier: MIT
scenario "12.7.2 Roc: +1 attack as it attacks, before the damage" {
  p1 = { field = { "Roc" } },
  function(t)
    t.p1:attack "Roc"
    t:expect_defense("p2", 16)
    t:expect("Roc"):attack(4):defense(3)
  end }

scenario "12.7.2 Roc: not as it is attacked" {
  p1 = { field = { { "Roc", engaged = true } } },
  p2 = { field = { "Goliath" } },
  turn = "p2",
  function(t)
    t.p2:attack("Goliath", "Roc")
    t:expect("Goliath"):damage(3)
  end }

scenario "12.7.2 Roc: evolved it has +1/+1 instead, and keeps what it was given (5.15.3)" {
  p1 = { field = { "Roc" }, evolve_deck = { "Roc" }, play_points = 0 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:evolve "Roc"
    t:expect("Roc"):evolved():attack(3):defense(3)
    t.p1:attack("Roc", "Goliath")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Roc"):attack(4):defense(1):damage(3)
  end }

scenario "12.7.2 Roc: what it was given stays, and comes again with the next attack" {
  p1 = { field = { "Roc" } },
  p2 = { field = { { "Follower 0/1", engaged = true } } },
  function(t)
    t.p1:attack("Roc", "Follower 0/1")
    t:next_turn()
    t:next_turn()
    t:expect("Roc"):attack(4)
    t.p1:attack "Roc"
    t:pass_all()
    t:expect_defense("p2", 15)
    t:expect("Roc"):attack(5):defense(3)
  end }

scenario "12.2.2 Roc: for nothing, but not without a card of its name in the evolve deck, nor a used one" {
  p1 = { field = { "Roc" }, evolve_deck = { { "Roc", faceup = true } }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "evolve", "Roc")
  end }

scenario "8.3.2 Roc: it uses up the evolve ability of the turn" {
  p1 = { field = { "Roc", "Roc" }, evolve_deck = { "Roc", "Roc" } },
  function(t)
    t.p1:evolve "Roc"
    t:cannot(t.p1, "evolve", "Roc#2", "8.3.2")
  end }
