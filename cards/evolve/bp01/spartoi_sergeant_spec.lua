-- SPDX-License-Identifier: MIT

scenario "12.4.3 Spartoi Sergeant: the top two cards of your deck into the cemetery" {
  p1 = { hand = { "Spartoi Sergeant" }, deck = { "Goblin", "Fighter", "Goliath" },
    play_points = 2 },
  function(t)
    t.p1:play "Spartoi Sergeant"
    t:expect("Goblin"):in_zone "cemetery"
    t:expect("Fighter"):in_zone "cemetery"
    t:expect("Goliath"):in_zone "deck"
    t:expect(t.p2.cemetery):count(0)
  end }

scenario "1.3.2 Spartoi Sergeant: what there is" {
  p1 = { hand = { "Spartoi Sergeant" }, deck = { "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play "Spartoi Sergeant"
    t:expect(t.p1.cemetery):is { "Goblin" }
    t:expect_decision("p1", "turn") -- nobody had to draw
  end }
