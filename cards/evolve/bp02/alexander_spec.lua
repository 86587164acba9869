-- SPDX-License-Identifier: MIT
scenario "Alexander: refreshed after each fight, so that it attacks again" {
  p1 = { field = { { "Alexander", new = true } } },
  p2 = { field = { "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:attack("Alexander", "Follower 2/2")
    t:expect("Alexander"):reserved():damage(2)
    t.p1:attack("Alexander", "Follower 3/3")
    t:expect("Alexander"):reserved():damage(5)
  end }

scenario "Alexander: damage to a leader is no combat damage" {
  p1 = { field = { "Alexander" } },
  function(t)
    t.p1:attack("Alexander")
    t:expect("Alexander"):engaged()
    t:expect_defense("p2", 15)
  end }

scenario "Alexander: not in the opponent's turn" {
  p1 = { field = { { "Alexander", engaged = true } } },
  p2 = { field = { "Follower 2/2" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 2/2", "Alexander")
    t:pass_all()
    t:expect("Alexander"):engaged():damage(2)
  end }

scenario "Alexander: another follower's fight does not refresh him" {
  p1 = { field = { { "Alexander", engaged = true }, "Follower 3/3" } },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:attack("Follower 3/3", "Follower 2/2")
    t:pass_all()
    t:expect("Follower 2/2"):in_zone("cemetery")
    t:expect("Alexander"):engaged():keyword("rush", "assail")
  end }

scenario "5.13.3 Alexander: what an ability of his player deals does not refresh him" {
  p1 = { field = { { "Alexander", engaged = true } }, hand = { "Angelic Snipe" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Angelic Snipe"
    t:expect("Goliath"):damage(2)
    t:expect("Alexander"):engaged()
  end }

test_card { id = "t-wall", name = "Wall", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { cannot = "take_damage" },
}

scenario "1.3.3 Alexander: to one that takes no damage he deals none, so he is not refreshed" {
  p1 = { field = { "Alexander" } },
  p2 = { field = { { "Wall", engaged = true } } },
  function(t)
    t.p1:attack("Alexander", "Wall")
    t:expect("Wall"):damage(0)
    t:expect("Alexander"):engaged():damage(1)
  end }
