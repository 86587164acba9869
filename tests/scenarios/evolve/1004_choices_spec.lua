-- SPDX-License-Identifier: MIT
-- Costs that speak of what is chosen: targets (10.6.2.3) come before costs (10.6.2.5).

test_card { id = "T-C01", name = "Even Trade", type = "spell", class = "neutral", cost = 5,
  static { affects = "me", cost = number.target(1, "attack") * -1 },
  targets = { follower { friendly = true } },
  run = function(game, me, ally) game.give(ally, { attack = 1 }) end,
}
test_card { id = "T-C02", name = "Bidder", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { play_points = number.target(1, "cost"), engage = "me" },
    targets = { follower { enemy = true } },
    run = function(game, me, foe) game.destroy(foe) end },
}
test_card { id = "T-C03", name = "Weary Blow", type = "spell", class = "neutral", cost = 1,
  options = { { name = "tire", cost = { engage = follower { chosen_in = 1 } }, change = -1 } },
  targets = { follower { friendly = true }, follower { enemy = true } },
  run = function(game, me, ally, foe) game.deal(ally.attack, foe) end,
}
test_card { id = "T-C04", name = "Blood Price", type = "follower", class = "neutral", cost = 1, attack = 1,
  defense = 1,
  fanfare { cost = { leader_defense = number.target(1, "defense") }, targets = { follower { enemy = true } },
    run = function(game, me, foe) game.destroy(foe) end },
}
test_card { id = "T-C05", name = "Swap Out", type = "follower", class = "neutral", cost = 1, attack = 1,
  defense = 1,
  fanfare { targets = { follower { friendly = true, other = true } },
    process = { return_to_hand = follower { chosen_in = 1 } },
    run = function(game) game.draw(2) end },
}
test_card { id = "T-C06", name = "Two in Turn", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true }, follower { enemy = true, attack = number.target(1, "attack"),
    chosen_in = different(1) } },
  run = function(game, me, one, two) game.deal(1, { one, two }) end,
}
test_card { id = "T-C07", name = "Muster", type = "spell", class = "neutral", cost = 4,
  static { affects = "me", cost = number.count(followers { chosen_in = 1 }) * -1 },
  targets = { up_to(3, follower { friendly = true }) },
  run = function(game, me, allies) game.give(allies, { attack = 1 }) end,
}
scenario "10.6.2.5 what is chosen makes the spell cheaper, each choice with its own price" {
  p1 = { hand = { "Even Trade" }, field = { "Follower 3/3", "Follower 2/2", "Follower 4/4" }, play_points = 2 },
  function(t)
    t.p1:play("Even Trade")
    t:expect_option("Follower 3/3")
    t:expect_no_option("Follower 2/2")
    t.p1:on("Follower 3/3")
    t:expect_number("p1", "play_points", 0)
    t:expect("Follower 3/3"):attack(4)
  end }

scenario "10.6.2.5.3 with nothing that makes it cheap enough it cannot be played" {
  p1 = { hand = { "Even Trade" }, field = { "Follower 2/2" }, play_points = 2 },
  function(t) t:cannot(t.p1, "play", "Even Trade") end }

scenario "10.4.4 an ability costs as many play points as the chosen follower" {
  p1 = { field = { "Bidder" }, play_points = 2 },
  p2 = { field = { "Follower 3/3", "Goblin", "Evolver" } },
  function(t)
    t.p1:use("Bidder")
    t.p1:on("Evolver")
    t:expect_number("p1", "play_points", 0)
    t:expect("Evolver"):in_zone("cemetery")
  end }

scenario "10.4.7.3 the chosen follower is engaged as an additional cost" {
  p1 = { hand = { "Weary Blow" }, field = { "Follower 3/3", "Follower 2/2" } },
  p2 = { field = { "Follower 4/4" } },
  function(t)
    t.p1:play("Weary Blow")       -- the only way to pay for it
    t.p1:on("Follower 2/2", "Follower 4/4")
    t:expect("Follower 2/2"):engaged()
    t:expect("Follower 3/3"):reserved()
    t:expect("Follower 4/4"):damage(2)
  end }

scenario "10.4.5 defense of the leader equal to that of the chosen follower" {
  p1 = { hand = { "Blood Price" }, play_points = 1 },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play("Blood Price"):yes()
    t:expect_defense("p1", 17)
    t:expect("Follower 3/3"):in_zone("cemetery")
  end }

scenario "10.4.5 it must be there" {
  p1 = { hand = { "Blood Price" }, play_points = 1, defense = 2 },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play("Blood Price")
    t:expect_defense("p1", 2)
    t:expect("Follower 3/3"):in_zone("field")
    t:expect_decision("p1", "turn")
  end }

scenario "10.4.7.4 what was selected is returned as the ability is resolved" {
  p1 = { hand = { "Swap Out" }, field = { "Follower 3/3", "Follower 2/2" }, play_points = 1 },
  function(t)
    t.p1:play("Swap Out"):on("Follower 2/2"):yes()
    t:expect(t.p1.hand):has("Follower 2/2"):count(3)
    t:expect("Follower 3/3"):in_zone("field")
  end }

scenario "10.6.2.3 a later target rests on the first" {
  p1 = { hand = { "Two in Turn" } },
  p2 = { field = { "Follower 3/3", "Follower 2/2", "Follower 3/4" } },
  function(t)
    t.p1:play("Two in Turn"):on("Follower 3/3", "Follower 3/4")
    t:expect("Follower 3/4"):damage(1)
    t:expect("Follower 2/2"):damage(0)
  end }

scenario "10.6.2.3.2 each of several selected ones counts" {
  p1 = { hand = { "Muster" }, field = { "Follower 3/3", "Follower 2/2", "Follower 4/4" }, play_points = 2 },
  function(t)
    t.p1:play("Muster")
    t.p1:on("Follower 3/3", "Follower 4/4")
    t:expect_number("p1", "play_points", 0)
    t:expect("Follower 4/4"):attack(5)
  end }
