-- SPDX-License-Identifier: MIT
scenario "5.7 Ninja Master: finds a Ninja card" {
  p1 = { hand = { "Ninja Master" }, play_points = 4, deck = { "Goliath", "Ninja Trainee", "Fighter" } },
  function(t)
    t.p1:play "Ninja Master"
    t:expect_no_option("Goliath", "Fighter")
    t.p1:choose "Ninja Trainee"
    t:expect(t.p1.hand):is { "Ninja Trainee" }
    t:expect_event("reveal", "Ninja Trainee")
  end }

scenario "5.7.2 Ninja Master: shuffles when there is none" {
  p1 = { hand = { "Ninja Master" }, play_points = 4, deck = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Ninja Master"):choose()
    t:expect(t.p1.hand):count(0)
    t:expect_event "shuffle"
  end }

scenario "Ninja Master: its printed numbers" {
  p1 = { hand = { "Ninja Master" } },
  function(t)
    t:expect("Ninja Master"):attribute("cost", 4):attribute("attack", 4):attribute("defense", 4)
  end,
}

scenario "5.7.1 Ninja Master: a Ninja of any cost, Tsubaki too, not one that is none" {
  p1 = { hand = { "Ninja Master" }, play_points = 4, deck = { "Tsubaki", "Moonlight Assassin", "Ninja Master" } },
  function(t)
    t.p1:play "Ninja Master"
    t:expect_option("Tsubaki", "Ninja Master")
    t:expect_no_option "Moonlight Assassin"
    t.p1:choose "Tsubaki"
    t:expect(t.p1.hand):is { "Tsubaki" }
    t:expect_event "shuffle"
  end }
