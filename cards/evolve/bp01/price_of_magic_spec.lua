-- SPDX-License-Identifier: MIT

test_card { id = "t-1", name = "Hammer", type = "spell", class = "neutral", cost = 1,
  targets = { amulet {} }, run = function(game, _, it) game.destroy(it) end,
}

scenario "12.4 Price of Magic: banishes a follower with 4 defense or less" {
  p1 = { hand = { "Price of Magic" }, play_points = 3 },
  p2 = { field = { "Gilgamesh", "Goliath" } },
  function(t)
    t.p1:play "Price of Magic"
    t:expect("Goliath"):in_zone "banished" -- the only one it can select
    t:expect("Gilgamesh"):in_zone "field"
    t:expect("Price of Magic"):in_zone("field"):attribute("stack", 1)
  end }

-- S8: the amulet itself can be played.
scenario "10.7.3.2 Price of Magic: without such a follower its Fanfare comes to nothing" {
  p1 = { hand = { "Price of Magic" }, play_points = 3 },
  p2 = { field = { "Gilgamesh" } },
  function(t)
    t.p1:play "Price of Magic"
    t:expect("Gilgamesh"):in_zone "field"
    t:expect("Price of Magic"):in_zone "field"
  end }

scenario "13.3.2.2 Price of Magic: a counter goes in its stead while there is one to spare" {
  p1 = { hand = { "Hammer", "Hammer" }, field = { { "Price of Magic", stack = 2 } },
    play_points = 2 },
  function(t)
    t.p1:play "Hammer"
    t:expect("Price of Magic"):in_zone("field"):attribute("stack", 1)
    t.p1:play "Hammer"
    t:expect("Price of Magic"):in_zone "cemetery" -- 11.7.1
  end }

scenario "2.8.2 Price of Magic: it counts the defense that is left; Last Words are not for what is banished" {
  p1 = { hand = { "Price of Magic" }, play_points = 3 },
  p2 = { field = { { "Gilgamesh", damage = 2 }, "Bellringer Angel" } },
  function(t)
    t.p1:play "Price of Magic"
    t:expect_option("Gilgamesh", "Bellringer Angel")
    t.p1:on "Bellringer Angel"
    t:expect("Bellringer Angel"):in_zone "banished"
    t:expect(t.p2.hand):count(0)
  end }

scenario "12.4 Price of Magic: none of your own, none with 5" {
  p1 = { hand = { "Price of Magic" }, field = { "Goblin" }, play_points = 3 },
  p2 = { field = { "Dragon" } },
  function(t)
    t.p1:play "Price of Magic"
    t:expect("Goblin"):in_zone "field"
    t:expect("Dragon"):in_zone "field"
    t:expect_decision("p1", "turn")
  end }
