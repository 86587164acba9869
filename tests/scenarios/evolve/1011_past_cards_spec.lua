-- SPDX-License-Identifier: MIT
-- Cards as they were on the field (10.11.1), and as which card the subject of an event is looked at
-- after the card moved (10.7.4.1).

test_card { id = "T-PAST-KILL", name = "Strike Down", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, it)
    game.destroy(it)
    game.draw(it.cost)
  end,
}
test_card { id = "T-PAST-KNELL", name = "Bell of Two", type = "amulet", class = "neutral", cost = 1,
  when { event = "destroy", subject = follower { cost = 2 }, run = function(game) game.draw(1) end },
}
test_card { id = "T-PAST-MASK", name = "Masked", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true }, follower { enemy = true } },
  run = function(game, me, it, of) game.become_copy(it, of, { lasts = "turn" }) end,
}
test_card { id = "T-PAST-DEAR", name = "Dear One", type = "follower", class = "neutral", cost = 3, attack = 1, defense = 1 }
test_card { id = "T-PAST-CHEAP", name = "Cheap One", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1 }

scenario "10.11.1 an evolved follower had the cost of the card that evolved, not that of the evolved card (5.15.2)" {
  p1 = { hand = { "Strike Down" } }, p2 = { field = { { "Evolver", evolved = true } } },
  function(t)
    t.p1:play("Strike Down"):on "Evolver"
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.11.1 a follower that was a copy had the cost of what it copied" {
  p1 = { hand = { "Masked", "Strike Down" }, field = { "Cheap One" } }, p2 = { field = { "Dear One" } },
  function(t)
    t.p1:play("Masked"):on("Cheap One", "Dear One")
    t.p1:play("Strike Down"):on "Cheap One"
    t:expect(t.p1.hand):count(3)
  end }

scenario "10.7.4.1.2 what waits for a follower of a cost looks at the cost that an evolved one had on the field" {
  p1 = { hand = { "Strike Down" }, field = { "Bell of Two" }, deck = { "Goblin", "Goblin", "Goblin", "Goblin" } },
  p2 = { field = { { "Evolver", evolved = true } } },
  function(t)
    t.p1:play("Strike Down"):on "Evolver"
    t:expect(t.p1.hand):count(3) -- two of the spell, one of the Bell
  end }

scenario "10.7.4.1.2 what waits for a follower of a cost looks at the cost of what a copy copied" {
  p1 = { hand = { "Masked", "Strike Down" }, field = { "Bell of Two", "Cheap One" } }, p2 = { field = { "Evolver" } },
  function(t)
    t.p1:play("Masked"):on("Cheap One", "Evolver")
    t.p1:play("Strike Down"):on "Cheap One"
    t:expect(t.p1.hand):count(3)
  end }

test_card { id = "T-PAST-WHET", name = "Whet", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.give(it, { attack = 2 }) end,
}
test_card { id = "T-PAST-EXILE", name = "Exile", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.banish(it) end,
}
test_card { id = "T-PAST-BURY", name = "Interment", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.put(it, "cemetery") end,
}
test_card { id = "T-PAST-KEEP", name = "Keeper of Tombs", type = "amulet", class = "neutral", cost = 1,
  when { event = "banish", subject = follower { attack = 3 }, run = function(game) game.draw(1) end },
  when { event = "bury", subject = follower { attack = 3 }, run = function(game) game.draw(1) end },
}

scenario "10.7.4.1.2 a follower that is banished from the field is looked at as it was there" {
  p1 = { hand = { "Whet", "Exile", "Exile" }, field = { "Keeper of Tombs" } },
  p2 = { field = { "Follower 1/1", "Follower 2/2" } },
  function(t)
    t.p1:play("Whet"):on "Follower 1/1"
    t.p1:play("Exile"):on "Follower 2/2"
    t:expect(t.p1.hand):count(1)
    t.p1:play("Exile"):on "Follower 1/1"
    t:expect(t.p1.hand):count(1) -- drawn for it
  end }

scenario "10.7.4.1.2 a follower that is put from the field into the cemetery is looked at as it was there" {
  p1 = { hand = { "Whet", "Interment", "Interment" }, field = { "Keeper of Tombs" } },
  p2 = { field = { "Follower 1/1", "Follower 3/3" } },
  function(t)
    t.p1:play("Whet"):on "Follower 3/3"
    t.p1:play("Interment"):on "Follower 3/3"
    t:expect(t.p1.hand):count(1) -- it had five attack, though it has three where it lies
    t.p1:play("Interment"):on "Follower 1/1"
    t:expect(t.p1.hand):count(0)
  end }
