-- SPDX-License-Identifier: MIT
scenario "12.4 Guardian Sun: gives a follower of yours Ward" {
  p1 = { hand = { "Guardian Sun" }, field = { "Fighter" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Guardian Sun"):on "Fighter"
    t:expect("Fighter"):keyword "ward"
    t:expect("Goliath"):no_keyword "ward"
  end }

scenario "S8 Guardian Sun: it comes without a follower as well" {
  p1 = { hand = { "Guardian Sun" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Guardian Sun"
    t:expect("Guardian Sun"):in_zone "field"
    t:expect("Goliath"):no_keyword "ward"
  end }

scenario "10.4.2 Guardian Sun: goes to strengthen a follower with Ward" {
  p1 = { field = { "Guardian Sun", "Fighter", "Snake Priestess" }, play_points = 2 },
  function(t)
    t.p1:use("Guardian Sun"):on "Snake Priestess"
    t:expect("Snake Priestess"):attack(3):defense(5)
    t:expect("Guardian Sun"):in_zone "cemetery"
  end }

scenario "10.6.2.3.4 Guardian Sun: not without Ward" {
  p1 = { field = { "Guardian Sun", "Fighter" }, play_points = 2 },
  p2 = { field = { "Snake Priestess" } },
  function(t)
    t:cannot(t.p1, "use", "Guardian Sun")
  end }

scenario "10.4.4 Guardian Sun: not for one play point" {
  p1 = { field = { "Guardian Sun", "Snake Priestess" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "use", "Guardian Sun")
  end }
