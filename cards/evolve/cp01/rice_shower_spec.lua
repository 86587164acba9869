-- SPDX-License-Identifier: MIT
scenario "Rice Shower: two cards of the deck, and three damage destroy one" {
  p1 = { hand = { "Rice Shower" }, play_points = 5, deck = { "Haru Urara", "Goblin", "Fighter" } },
  p2 = { field = { "Follower 5/6", "Follower 3/3" } },
  function(t)
    t.p1:play("Rice Shower"):no()
    t.p1:on("Follower 3/3")
    t:expect("Follower 3/3"):in_zone("cemetery")
    t:expect(t.p1.cemetery):is { "Haru Urara", "Goblin" }
  end }

scenario "Rice Shower: three damage and two cards of the deck as she comes; Ward" {
  p1 = { hand = { "Rice Shower" }, play_points = 5, field = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Rice Shower"):no()
    t:expect("Follower 5/6"):damage(3)
    t:expect(t.p1.cemetery):count(2)
    t:expect("Rice Shower"):keyword("ward", "race")
  end }

scenario "Rice Shower: her last words take an Umamusume follower of another name from the cemetery" {
  turn = "p2",
  p1 = { field = { { "Rice Shower", engaged = true, damage = 4 } }, cemetery = { "Goblin", "Haru Urara", "Rice Shower" } },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p2:attack("Follower 3/3", "Rice Shower#1")
    t:pass_all()
    t:expect(t.p1.hand):is { "Haru Urara" }
    t:expect("Goblin"):in_zone("cemetery")
  end }

scenario "10.7.3.2 Rice Shower: without an enemy follower no card goes into the cemetery; no other name, nothing comes back" {
  p1 = { hand = { "Rice Shower", "Soul Conversion" }, play_points = 6, cemetery = { "Rice Shower", "Goblin" },
    deck = { "Fighter", "Fighter", "Fighter" } },
  function(t)
    t.p1:play("Rice Shower"):no()
    t:expect(t.p1.deck):count(3)
    t.p1:play("Soul Conversion")
    t:expect(t.p1.hand):is { "Fighter", "Fighter" }
    t:expect_decision("p1", "turn")
  end }
