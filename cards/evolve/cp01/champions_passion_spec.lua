-- SPDX-License-Identifier: MIT
test_card { id = "t-r1", name = "Racer", type = "follower", class = "neutral", cost = 4,
  attack = 2, defense = 2, traits = { "Umamusume" },
}

scenario "12.4.3 Champion's Passion: 4 damage to an enemy follower beside another Umamusume card" {
  p1 = { hand = { "Champion's Passion" }, field = { "Racer" }, play_points = 7 },
  p2 = { field = { "Dragon", "Goliath" } },
  function(t)
    t.p1:play("Champion's Passion"):on "Dragon"
    t:expect("Dragon"):damage(4)
    t:expect("Goliath"):damage(0)
  end }

scenario "12.4.3 Champion's Passion: none when it is the only one" {
  p1 = { hand = { "Champion's Passion" }, field = { "Goblin" }, play_points = 7 },
  p2 = { field = { "Dragon", "Racer" } },
  function(t)
    t.p1:play "Champion's Passion"
    t:expect_decision("p1", "turn")
    t:expect("Dragon"):damage(0)
  end }

scenario "7.3.1 Champion's Passion: 4 damage as your main phase starts" {
  p1 = { field = { "Champion's Passion" } },
  p2 = { field = { "Dragon" } },
  phase = "start",
  function(t)
    t:expect_no_option "p1's leader"
    t.p1:on "p2's leader"
    t:expect_defense("p2", 16)
    t:expect("Dragon"):damage(0)
  end }

scenario "7.3.1 Champion's Passion: not as the opponent's does" {
  p1 = { field = { "Champion's Passion" } },
  turn = "p2", phase = "start",
  function(t)
    t:expect_decision("p2", "turn")
    t:expect_defense("p2", 20)
  end }
