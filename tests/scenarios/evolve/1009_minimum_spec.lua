-- SPDX-License-Identifier: MIT
-- "To a minimum of": a passive that lowers a number no further than to some number (10.9.1.4-5).

test_card { id = "T-M01", name = "Heavy Fog", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { enemy = true }, attack = -3, minimum = 1 },
}
test_card { id = "T-M02", name = "Thin Fog", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { enemy = true }, attack = -1 },
}
test_card { id = "T-M03", name = "Banner", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, attack = 2, defense = 1 },
}
test_card { id = "T-M04", name = "Frost", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { enemy = true }, defense = -2, minimum = 1 },
}
test_card { id = "T-M05", name = "Market", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { friendly = true }, cost = -2, minimum = 1 },
}
test_card { id = "T-M06", name = "Gift", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { friendly = true }, cost = -1 },
}
test_card { id = "T-M07", name = "Toll", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { enemy = true }, cost = 1 },
}
test_card { id = "T-M08", name = "Bazaar", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { friendly = true }, cost = -2, minimum = 2 },
}
test_card { id = "T-M09", name = "Three", type = "follower", class = "neutral", cost = 3, attack = 1, defense = 1 }
test_card { id = "T-M10", name = "Rally", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, it) game.give(it, { attack = 2, lasts = "turn" }) end,
}

scenario "10.9.1.4 attack is lowered to a minimum, and what is lower stays" {
  p1 = { field = { "Heavy Fog" } },
  p2 = { field = { "Follower 5/6", "Follower 3/3", "Follower 0/1" } },
  function(t)
    t:expect("Follower 5/6"):attack(2)
    t:expect("Follower 3/3"):attack(1)
    t:expect("Follower 0/1"):attack(0)
  end }

scenario "10.9.1.5 it depends on what changes the number otherwise, and comes behind it" {
  p1 = { field = { "Heavy Fog", "Thin Fog" } },
  p2 = { field = { "Follower 2/2", "Follower 5/6", "Banner" } },
  function(t)
    t:expect("Follower 2/2"):attack(1)
    t:expect("Follower 5/6"):attack(3)
  end }

scenario "10.9.1.4 what is added later raises it again as far as the passive lets it" {
  p1 = { field = { "Heavy Fog" } },
  p2 = { field = { "Follower 3/3" }, hand = { "Rally" } },
  turn = "p2",
  function(t)
    t:expect("Follower 3/3"):attack(1)
    t.p2:play("Rally"):on("Follower 3/3")
    t:expect("Follower 3/3"):attack(2)
  end }

scenario "11.3.1 defense that is not lowered below 1 destroys nobody" {
  p1 = { field = { "Frost" } },
  p2 = { field = { "Follower 2/2", "Follower 5/6" } },
  function(t)
    t:expect("Follower 2/2"):defense(1):in_zone("field")
    t:expect("Follower 5/6"):defense(4)
  end }

scenario "10.10.2.4 a card costs less, to a minimum" {
  p1 = { field = { "Market" }, hand = { "Three", "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play("Three")
    t:expect_number("p1", "play_points", 2)
    t.p1:play("Goblin")
    t:expect_number("p1", "play_points", 1)
  end }

scenario "10.10.2.4, 2.5.1 a card of the hand tells why it costs what it costs" {
  p1 = { field = { "Market" }, hand = { "Three" } }, p2 = { field = { "Toll" } },
  function(t)
    t:expect_reason(t.p1, "Three", { kind = "base", topic = "cost", rule = "2.5.1", value = 3 },
      { kind = "effect", topic = "cost", source = "Market", amount = -2 },
      { kind = "value", topic = "cost", rule = "10.10.2.4", value = 2 })
    t:expect_reason(t.p1, "Three", { kind = "effect", topic = "cost", source = "Toll", amount = 1 })
  end }

scenario "10.10.2.1 the player says the order: first what raises, then the highest minimum, then none" {
  p1 = { field = { "Gift", "Market", "Bazaar" }, hand = { "Three" }, play_points = 3 },
  p2 = { field = { "Toll" } },
  function(t)
    t.p1:play("Three")                     -- 3, 4, 2, 1, 0
    t:expect_number("p1", "play_points", 3)
  end }

test_card { id = "T-M11", name = "Edict of One", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { friendly = true }, set_cost = 1 },
}
test_card { id = "T-M12", name = "Edict of Two", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { friendly = true }, set_cost = 2 },
}

scenario "10.10.2.1, 10.10.2.4 of two costs that are set the less is paid, whichever is the newer" {
  p1 = { field = { "Edict of One", "Edict of Two" }, hand = { "Three" }, play_points = 3 },
  function(t)
    t.p1:play("Three")
    t:expect_number("p1", "play_points", 2)
  end }

scenario "10.10.2.4 the less of two costs that are set is raised and lowered from there" {
  p1 = { field = { "Edict of Two", "Edict of One", "Market" }, hand = { "Three" }, play_points = 3 },
  p2 = { field = { "Toll" } },
  function(t)
    t.p1:play("Three")                     -- 1, 2, 1
    t:expect_number("p1", "play_points", 2)
  end }

scenario "10.10.2.4 what costs less than the minimum already is not made dearer" {
  p1 = { field = { "Bazaar" }, hand = { "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play "Goblin"
    t:expect_number("p1", "play_points", 2)
  end }
