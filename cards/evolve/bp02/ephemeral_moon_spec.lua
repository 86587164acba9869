-- SPDX-License-Identifier: MIT

scenario "10.3.3 Ephemeral Moon: only Kaguya, and not the opponent's" {
  p1 = { field = { "Ephemeral Moon", "Kaguya", "Goblin" }, hand = { "Conflagration" }, play_points = 5 },
  p2 = { field = { "Kaguya" } },
  function(t)
    t:expect("Ephemeral Moon"):attribute("cost", 3)
    t.p1:play "Conflagration"
    t:expect("p1's Kaguya"):in_zone("field"):damage(0)
    t:expect("Goblin"):in_zone "cemetery"
    t:expect("Kaguya#2"):in_zone "cemetery"
  end }

scenario "7.3.1 Ephemeral Moon: it stays through the opponent's main phase" {
  p1 = { field = { "Ephemeral Moon" } },
  function(t)
    t:next_turn()
    t:expect("Ephemeral Moon"):in_zone "field"
    t:next_turn()
    t:expect("Ephemeral Moon"):gone()
  end }

scenario "10.3.3 Ephemeral Moon: not in the opponent's turn" {
  turn = "p2",
  p1 = { field = { "Ephemeral Moon", "Kaguya" } },
  p2 = { hand = { "Angelic Snipe" }, play_points = 1 },
  function(t)
    t.p2:play("Angelic Snipe")
    t:expect("Kaguya"):damage(2)
  end }
