-- SPDX-License-Identifier: MIT
-- Costs whose size their player chooses: X (10.6.2.2, 10.4.2).

test_card { id = "T-XBL", name = "Bolt", type = "spell", class = "neutral", cost = 1,
  options = { { name = "more", cost = { play_points = number.x() } } },
  targets = { follower { enemy = true } },
  run = function(game, me, foe) game.deal(1 + game.x(), foe) end,
}
test_card { id = "T-XPU", name = "Purge", type = "spell", class = "neutral", cost = 0,
  option = { name = "cards", cost = { discard = number.x() } },
  run = function(game) game.draw(game.x()) end,
}
test_card { id = "T-XBU", name = "Rite", type = "amulet", class = "neutral", cost = 0,
  activated { cost = { bury = several(number.x(), follower { friendly = true }) },
    targets = { split(number.x(), up_to(5, follower { enemy = true })) },
    run = function(game, me, foes) game.deal_split(foes) end },
}
test_card { id = "T-XFF", name = "Oracle", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  fanfare { cost = { play_points = number.x() }, run = function(game, me) game.give(me, { attack = game.x() }) end },
}
test_card { id = "T-XPR", name = "Tithe", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  fanfare { process = { leader_defense = number.x() }, run = function(game) game.draw(game.x()) end },
}
test_card { id = "T-XSM", name = "Small Game", type = "spell", class = "neutral", cost = 0,
  option = { name = "more", cost = { play_points = number.x() } },
  targets_if_paid = { follower { enemy = true, attack = at_most(number.x()) } },
  run = function(game, me, foe) if game.paid("more") then game.destroy(foe) end end,
}

scenario "10.6.2.2 X play points more" {
  p1 = { hand = { "Bolt" }, play_points = 3 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Bolt"):choose("more")
    assert(not t:accepts_number(t.p1, 0) and not t:accepts_number(t.p1, 3), "one or two")
    t.p1:number(2)
    t:expect("Follower 5/6"):damage(3)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.6.2.2.1 the option may be left" {
  p1 = { hand = { "Bolt" }, play_points = 3 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Bolt"):choose()
    t:expect("Follower 5/6"):damage(1)
  end }

scenario "10.4.2 X cards are discarded, as many as there are" {
  p1 = { hand = { "Purge", "Goblin", "Fighter", "Amulet" } },
  function(t)
    t.p1:play("Purge"):choose("cards")
    t:expect_option("X is 3")
    t.p1:number(2):choose("Goblin", "Amulet")
    t:expect(t.p1.hand):count(3)
    t:expect("Goblin"):in_zone("cemetery")
  end }

scenario "10.6.2.4 what is given up is known before targets are selected" {
  p1 = { field = { "Rite", "Follower 1/1", "Follower 2/2" } },
  p2 = { field = { "Follower 3/3", "Follower 3/4" } },
  function(t)
    t.p1:use("Rite"):number(2):on("Follower 3/3")
    t:expect("Follower 3/3"):damage(2)
    t:expect("Follower 1/1"):in_zone("cemetery")
    t:expect("Follower 2/2"):in_zone("cemetery")
  end }

scenario "10.4.7 X of an automatic ability" {
  p1 = { hand = { "Oracle" }, play_points = 4 },
  function(t)
    t.p1:play("Oracle"):yes():number(3)
    t:expect("Oracle"):attack(4)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.4.7.4 X of a process is chosen as it is done" {
  p1 = { hand = { "Tithe" }, play_points = 1, defense = 10 },
  function(t)
    t.p1:play("Tithe"):yes():number(2)
    t:expect(t.p1.hand):count(2)
    t:expect_defense("p1", 8)
  end }

scenario "10.6.2.3 targets may speak of X" {
  p1 = { hand = { "Small Game" }, play_points = 3 },
  p2 = { field = { "Evolver", "Follower 5/6" } },
  function(t)
    t.p1:play("Small Game"):choose("more"):number(2)
    t:expect_no_event("select", "Follower 5/6")
    t:expect("Evolver"):in_zone("cemetery")
  end }
