-- SPDX-License-Identifier: MIT
-- Attacks that go elsewhere or end, turns that end, leaders that cannot be attacked, the kind of
-- damage that an ability waits for (8.4, 5.13).
test_card { id = "T-DUCK", name = "Duck", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { friendly = true } }, run = function(game, me, it) game.redirect_attack(it) end,
}
test_card { id = "T-SHOVE", name = "Shove", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { enemy = true } }, run = function(game, me, it) game.redirect_attack(it) end,
}
test_card { id = "T-STOP", name = "Stop", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  run = function(game) game.end_attack() end,
}
test_card { id = "T-CURFEW", name = "Curfew", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  run = function(game) game.end_turn() end,
}
test_card { id = "T-BELL", name = "Bell", type = "amulet", class = "neutral", cost = 0,
  when { event = "end_phase", by = "you", run = function(game) game.draw(1) end },
}
test_card { id = "T-AEGIS", name = "Aegis", type = "amulet", class = "neutral", cost = 0,
  static { affects = leaders { friendly = true }, cannot = "be_attacked" },
}
test_card { id = "T-SORE", name = "Sore", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 9,
  when { event = "damage", subject = "me", cause = "ability", run = function(game) game.draw(1) end },
}
test_card { id = "T-BRAWL", name = "Brawler", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 9,
  when { event = "damage", subject = "me", cause = { "attack", "combat" }, run = function(game) game.draw(1) end },
}

test_card { id = "T-FEINT", name = "Feint", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { friendly = true } },
  run = function(game, me, it) if game.redirect_attack(it) then game.draw(1) end end,
}

scenario "8.4.5.1 an attack on the leader goes to a follower: they fight" {
  p1 = { field = { "Follower 3/4" } }, p2 = { hand = { "Duck" }, field = { "Follower 2/2" } },
  function(t)
    t.p1:attack("Follower 3/4", "p2's leader")
    t.p2:play("Duck")
    t:pass_all()
    t:expect_defense("p2", 20)
    t:expect("Follower 2/2"):in_zone("cemetery")
    t:expect("Follower 3/4"):damage(2)
    t:expect_event("fought")
  end }

scenario "8.4.3.1 not to a follower of the attacker's own side" {
  p1 = { field = { "Follower 3/4", "Follower 2/2" } }, p2 = { hand = { "Shove" } },
  function(t)
    t.p1:attack("Follower 3/4", "p2's leader")
    t.p2:play("Shove"):on("Follower 2/2")
    t:pass_all()
    t:expect_defense("p2", 17)
    t:expect("Follower 2/2"):damage(0)
  end }

scenario "8.4.11 an attack ends without damage; the follower has attacked" {
  p1 = { field = { "Follower 3/4" } }, p2 = { hand = { "Stop" } },
  function(t)
    t.p1:attack("Follower 3/4", "p2's leader")
    t.p2:play("Stop")
    t:expect_defense("p2", 20)
    t:expect_decision("p1", "turn")
    t:cannot(t.p1, "attack", "Follower 3/4", "p2's leader", "8.4.2")
  end }

scenario "7.3.4 a turn ends in the middle of an attack: its end phase comes" {
  p1 = { field = { "Follower 3/4", "Bell" } }, p2 = { hand = { "Curfew" } },
  function(t)
    t.p1:attack("Follower 3/4", "p2's leader")
    t.p2:play("Curfew")
    t:expect_defense("p2", 20)
    t:expect_decision("p2", "turn")
    t:expect(t.p1.hand):count(1)
  end }

scenario "1.3.3 a leader that cannot be attacked" {
  p1 = { field = { "Aegis", { "Follower 2/2", engaged = true } } }, p2 = { field = { "Follower 3/4" } }, turn = "p2",
  function(t)
    t:cannot(t.p2, "attack", "Follower 3/4", "p1's leader")
    t:can(t.p2, "attack", "Follower 3/4", "Follower 2/2")
  end }

scenario "5.13.4 an ability waits for ability damage only" {
  p1 = { field = { { "Sore", engaged = true } } },
  p2 = { field = { "Follower 1/1" }, hand = { "Demonic Strike" }, play_points = 3 }, turn = "p2",
  function(t)
    t.p2:attack("Follower 1/1", "Sore")
    t:pass_all()
    t:expect("Sore"):damage(1)
    t:expect(t.p1.hand):count(0)
    t.p2:play("Demonic Strike"):on("Sore")
    t:expect(t.p1.hand):count(1)
  end }

scenario "5.13.3 or for damage of fights only" {
  p1 = { field = { { "Brawler", engaged = true } } },
  p2 = { field = { "Follower 1/1" }, hand = { "Demonic Strike" }, play_points = 3 }, turn = "p2",
  function(t)
    t.p2:play("Demonic Strike"):on("Brawler")
    t:expect("Brawler"):damage(3)
    t:expect(t.p1.hand):count(0)
    t.p2:attack("Follower 1/1", "Brawler")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "1.3.2.1 an attack is not turned on what it goes to already, on another one it is" {
  p1 = { field = { "Follower 3/4" } },
  p2 = { hand = { "Feint", "Feint" }, field = { { "Follower 2/2", engaged = true }, "Follower 3/3" } },
  function(t)
    t.p1:attack("Follower 3/4", "Follower 2/2")
    t.p2:play("Feint"):on "Follower 2/2"
    t:expect(t.p2.hand):count(1)
    t.p2:play("Feint"):on "Follower 3/3"
    t:expect(t.p2.hand):count(1)
  end }
