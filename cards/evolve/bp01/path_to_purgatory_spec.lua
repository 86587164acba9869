-- SPDX-License-Identifier: MIT
test_card { id = "t-pp", name = "Thorn", type = "amulet", class = "neutral", cost = 1,
  when { event = "end_phase", by = "you", run = function(game) game.deal(1, game.leader()) end },
}

scenario "12.4.3 Path to Purgatory: three cards for 3 damage to your leader" {
  p1 = { hand = { "Path to Purgatory" }, play_points = 3 },
  function(t)
    t.p1:play "Path to Purgatory"
    t:expect(t.p1.hand):count(3)
    t:expect_defense("p1", 17)
    t:expect("Path to Purgatory"):in_zone "field"
  end }

scenario "10.4.7.4 Path to Purgatory: with 6 defense or less it burns the enemy's followers" {
  p1 = { field = { "Path to Purgatory", "Goliath" }, defense = 6 },
  p2 = { field = { "Goliath", "Genesis Dragon" } },
  function(t)
    t.p1:end_turn()
    t.p1:yes()
    t:expect("Path to Purgatory"):in_zone "cemetery"
    t:expect("p1's Goliath"):damage(0)
    t:expect("Goliath#2"):in_zone "cemetery"
    t:expect("Genesis Dragon"):damage(6)
    t:expect_defense("p2", 20)
  end }

scenario "10.4.7 Path to Purgatory: or waits" {
  p1 = { field = { "Path to Purgatory" }, defense = 6 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:end_turn()
    t.p1:no()
    t:expect("Path to Purgatory"):in_zone("field"):reserved()
    t:expect("Goliath"):damage(0)
  end }

scenario "10.3.3 Path to Purgatory: not with 7, nor in the opponent's end phase" {
  p1 = { field = { "Path to Purgatory" }, defense = 7 },
  p2 = { field = { "Path to Purgatory" }, defense = 6 },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
    t:expect("p1's Path to Purgatory"):in_zone "field"
  end }

scenario "10.4.6 Path to Purgatory: not asked when it is engaged" {
  p1 = { field = { { "Path to Purgatory", engaged = true } }, defense = 6 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
    t:expect("Path to Purgatory"):in_zone "field"
    t:expect("Goliath"):damage(0)
  end }

scenario "10.7.3.1 Path to Purgatory: whoever has Lucifer beside it says which comes first" {
  p1 = { field = { "Path to Purgatory", "Lucifer" }, defense = 6 },
  p2 = { field = { "Goliath" } },
  function(t)
    local other = t:copy()
    t.p1:end_turn()
    t.p1:choose("Path to Purgatory"):yes()
    t:expect("Goliath"):in_zone "cemetery"
    t:expect_defense("p1", 10)
    other.p1:end_turn()
    other.p1:choose "Lucifer"
    other:expect_defense("p1", 10)
    other:expect("Path to Purgatory"):in_zone "field"
    other:expect("Goliath"):damage(0)
  end }

scenario "10.7.3.1 Path to Purgatory: what brings the leader down to 6 in that moment may come first" {
  p1 = { field = { "Path to Purgatory", "Thorn" }, defense = 7 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:end_turn()
    t.p1:choose "Thorn"
    t:expect_defense("p1", 6)
    t.p1:yes()
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "10.7.2 Path to Purgatory: two of them, one after the other, each as one likes" {
  p1 = { field = { "Path to Purgatory", "Path to Purgatory" }, defense = 6 },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    local one = t:copy()
    one.p1:end_turn()
    one.p1:yes():no()
    one:expect("Genesis Dragon"):damage(6)
    one:expect(one.p1.field):count(1)
    t.p1:end_turn()
    t.p1:yes():yes()
    t:expect("Genesis Dragon"):in_zone "cemetery"
  end }
