-- SPDX-License-Identifier: MIT
-- Keywords about attacks (12.8-12.15).

scenario "12.8.2 a follower with Ward may be engaged as it comes (i)" {
  p1 = { hand = { "Veteran Lancer" }, play_points = 2 },
  function(t)
    t.p1:play("Veteran Lancer")
    t:expect_decision("p1", "12.8.2")
    t.p1:no()
    t:expect("Veteran Lancer"):reserved()
  end }

scenario "12.8.2 an engaged Ward must be attacked (iii), 12.8.1 before the leader and any other" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Fighter", engaged = true }, { "Veteran Lancer", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Goliath", "Fighter")
    t:cannot(t.p1, "attack", "Goliath", "p2's leader")
    t:can(t.p1, "attack", "Goliath", "Veteran Lancer")
  end }

scenario "12.8.2 with two of them either may be" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Snake Priestess", engaged = true }, { "Veteran Lancer", engaged = true } } },
  function(t)
    t:can(t.p1, "attack", "Goliath", "Snake Priestess")
    t:can(t.p1, "attack", "Goliath", "Veteran Lancer")
  end }

scenario "12.8.2 a reserved Ward forces nothing" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Fighter", engaged = true }, "Veteran Lancer" } },
  function(t)
    t:can(t.p1, "attack", "Goliath", "Fighter")
    t:can(t.p1, "attack", "Goliath", "p2's leader")
  end }

scenario "12.9.2 a follower with Storm attacks the turn it comes, the leader too" {
  p1 = { hand = { "Novice Trooper" }, play_points = 3 },
  function(t)
    t.p1:play "Novice Trooper"
    t.p1:attack "Novice Trooper"
    t:expect_defense("p2", 17)
  end }

scenario "12.10.2 one with Rush attacks engaged followers only that turn" {
  p1 = { field = { { "Strikeform Golem", new = true } } },
  p2 = { field = { { "Fighter", engaged = true }, "Goblin" } },
  function(t)
    t:can(t.p1, "attack", "Strikeform Golem", "Fighter")
    t:cannot(t.p1, "attack", "Strikeform Golem", "Goblin")
    t:cannot(t.p1, "attack", "Strikeform Golem", "p2's leader")
  end }

scenario "12.10.2 later it attacks what any follower may" {
  p1 = { field = { "Strikeform Golem" } },
  function(t)
    t.p1:attack "Strikeform Golem"
    t:expect_defense("p2", 17)
  end }

scenario "12.11.2 one with Assail attacks reserved followers as if they were engaged" {
  p1 = { field = { "Lizardman" } },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p1:attack("Lizardman", "Fighter")
    t:expect("Fighter"):in_zone("cemetery")
  end }

scenario "12.11.2 but Ward holds it off like any other" {
  p1 = { field = { "Lizardman" } },
  p2 = { field = { "Fighter", { "Veteran Lancer", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Lizardman", "Fighter")
    t:can(t.p1, "attack", "Lizardman", "Veteran Lancer")
  end }

scenario "12.12.2 one with Intimidate is not attacked" {
  p1 = { field = { "Fighter", "Lizardman" } },
  p2 = { field = { { "Mist Dragon", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Fighter", "Mist Dragon")
    t:cannot(t.p1, "attack", "Lizardman", "Mist Dragon")
    t:can(t.p1, "attack", "Fighter", "p2's leader")
  end }

scenario "12.14.2 after a fight Bane destroys the other follower, whatever damage it took" {
  p1 = { field = { "Bane 2/2" } },
  p2 = { field = { { "Gilgamesh", engaged = true } } },
  function(t)
    t.p1:attack("Bane 2/2", "Gilgamesh")
    t:expect("Gilgamesh"):in_zone("cemetery")
    t:expect("Bane 2/2"):in_zone("cemetery")
  end }

scenario "12.14.2 also when it is the one that was attacked" {
  p1 = { field = { "Gilgamesh" } },
  p2 = { field = { { "Bane 2/2", engaged = true } } },
  function(t)
    t.p1:attack("Gilgamesh", "Bane 2/2")
    t:expect("Gilgamesh"):in_zone("cemetery")
  end }

scenario "12.13.2 Drain raises the leader's defense by the attack damage it dealt" {
  p1 = { field = { "Drain 2/2" }, defense = 20 },
  function(t)
    t.p1:attack "Drain 2/2"
    t:expect_defense("p1", 22)
    t:expect_defense("p2", 18)
  end }

scenario "12.13.2.2 not when it is attacked" {
  p1 = { field = { "Follower 1/1" } },
  p2 = { field = { { "Drain 2/2", engaged = true } } },
  function(t)
    t.p1:attack("Follower 1/1", "Drain 2/2")
    t:expect_defense("p2", 20)
  end }

scenario "12.13.2.1 attack damage is what an attacker deals its target, a follower too" {
  p1 = { field = { "Drain 2/2" } },
  p2 = { field = { { "Follower 1/1", engaged = true } } },
  function(t)
    t.p1:attack("Drain 2/2", "Follower 1/1")
    t:expect_defense("p1", 22)
  end }

scenario "12.15.3 Aura does not keep a follower from being attacked" {
  p1 = { field = { "Fighter" } },
  p2 = { field = { { "Mainyu", engaged = true } } },
  function(t)
    t:expect("Mainyu"):keyword("aura")
    t:can(t.p1, "attack", "Fighter", "Mainyu")
  end }
