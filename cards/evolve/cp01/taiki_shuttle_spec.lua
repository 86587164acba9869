-- SPDX-License-Identifier: MIT
scenario "Taiki Shuttle: returned from the field it deals 2" {
  p1 = { hand = { "Marvelous Sunday" }, field = { "Taiki Shuttle" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Marvelous Sunday"):yes()
    t:pass_all()
    t:expect("Taiki Shuttle"):in_zone("hand")
    t:expect("Goliath"):damage(2)
  end }

scenario "Taiki Shuttle: from the cemetery it is no return from the field" {
  p1 = { hand = { "Trial Initiation" }, cemetery = { "Taiki Shuttle", "Narita Taishin" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Trial Initiation"):choose(2)
    t:expect("Goliath"):damage(0)
  end }
