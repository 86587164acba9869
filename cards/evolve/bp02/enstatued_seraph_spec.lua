-- SPDX-License-Identifier: MIT
scenario "14.1.3 Enstatued Seraph: a prayer counter in each of your end phases" {
  p1 = { field = { "Enstatued Seraph" } },
  function(t)
    t.p1:end_turn()
    t.p2:end_turn()
    t.p1:end_turn()
    t:expect("Enstatued Seraph"):in_zone "field"
    t:expect_defense("p1", 20)
  end }

scenario "10.10.2.4 Enstatued Seraph: with the fourth two cards cost nothing" {
  p1 = { field = { "Enstatued Seraph" },
         deck = { "Filler", "Filler", "Filler", "Goliath", "Dragon Wings", "Fighter" } },
  function(t)
    for _ = 1, 6 do t:next_turn() end
    t.p1:end_turn():choose("Goliath", "Dragon Wings")
    t:expect("Enstatued Seraph"):in_zone "cemetery"
    t:expect_defense("p1", 30)
    t:expect("Goliath"):in_zone("ex"):cost(0):attribute("cost", 3)
    t:expect("Dragon Wings"):in_zone("ex"):cost(0)
  end }

scenario "1.3.3 Enstatued Seraph: no ability destroys it" {
  p1 = { hand = { "Execution" }, play_points = 4 },
  p2 = { field = { "Enstatued Seraph" } },
  function(t)
    t.p1:play "Execution"
    t:expect("Enstatued Seraph"):in_zone "field"
  end }

scenario "4.8.3.2 Enstatued Seraph: with room for one in the EX area one comes; it may also be none" {
  p1 = { field = { { "Enstatued Seraph", prayer = 3 } }, ex = { "Fairy", "Fairy", "Fairy", "Fairy" },
    deck = { "Goliath", "Dragon Wings" } },
  function(t)
    local other = t:copy()
    other.p1:end_turn():choose()
    other:expect(other.p1.ex):count(4)
    other:expect_defense("p1", 30)
    t.p1:end_turn():choose("Goliath", "Dragon Wings")
    t.p1:choose "Goliath"
    t:expect("Goliath"):in_zone("ex"):cost(0)
    t:expect("Dragon Wings"):in_zone "deck"
  end }

scenario "5.7.1 Enstatued Seraph: two cards at most, without the other player seeing the rest" {
  p1 = { field = { { "Enstatued Seraph", prayer = 3 } }, deck = { "Goliath", "Dragon Wings", "Fighter" } },
  function(t)
    t.p1:end_turn()
    assert(not t:accepts(t.p1, "Goliath", "Dragon Wings", "Fighter"), "two at most")
    t.p1:choose "Fighter"
    t:expect(t.p1.ex):is { "Fighter" }
    t:expect("Goliath"):unseen_by "p2"
  end }
