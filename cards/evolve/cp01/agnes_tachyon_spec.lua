-- SPDX-License-Identifier: MIT
scenario "Agnes Tachyon: each spell takes 1/1 off, before or after it evolved" {
  p1 = { field = { "Agnes Tachyon" }, evolve_deck = { "Agnes Tachyon" }, hand = { "Spell" }, cemetery = { "Spell" }, play_points = 4 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Spell")
    t:expect("Goliath"):attack(2):defense(3)
    t.p1:evolve("Agnes Tachyon")
    t.p1:choose("Spell")
    t.p1:play("Spell")
    t:expect("Goliath"):attack(1):defense(2)
  end }

scenario "Agnes Tachyon: not as the opponent plays a spell; evolved she takes one from the cemetery" {
  p1 = { field = { "Agnes Tachyon", "Goblin" }, evolve_deck = { "Agnes Tachyon" }, hand = { "Goblin" }, play_points = 1,
    cemetery = { "Spell", "Fighter" } },
  p2 = { hand = { "Quick Spell" }, play_points = 1, field = { "Follower 5/6" } },
  function(t)
    t.p1:evolve("Agnes Tachyon")
    t:expect("Spell"):in_zone("hand")
    t:expect("Fighter"):in_zone("cemetery")
    t.p1:attack("Goblin")
    t.p2:play("Quick Spell")
    t:pass_all()
    t:expect("Follower 5/6"):attack(5):defense(6)
  end }

scenario "10.7.2 Agnes Tachyon: not for a follower; unevolved not for the opponent's spell; evolved nothing of his cemetery" {
  p1 = { field = { "Agnes Tachyon" }, evolve_deck = { "Agnes Tachyon" }, hand = { "Goblin" }, play_points = 2 },
  p2 = { field = { "Goliath" }, hand = { "Quick Spell" }, play_points = 1, cemetery = { "Spell" } },
  function(t)
    t.p1:play("Goblin")
    t:expect("Goliath"):attack(3)
    t.p1:attack("Agnes Tachyon", "p2's leader")
    t.p2:play("Quick Spell")
    t:pass_all()
    t:expect("Goliath"):attack(3):defense(4)
    t.p1:evolve("Agnes Tachyon")
    t:expect("Spell"):in_zone("cemetery")
    t:expect_decision("p1", "turn")
  end }
