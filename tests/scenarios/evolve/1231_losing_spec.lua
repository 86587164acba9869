-- SPDX-License-Identifier: MIT
-- Losses that something else happens in place of, and players who cannot lose (1.2, 10.10.1).
test_card { id = "T-BREATH", name = "Last Breath", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "lose", by = "you", run = function(game, me)
    game.banish(me)
    game.set_defense(game.leader(), 5)
  end },
}
test_card { id = "T-FORT", name = "Fort", type = "amulet", class = "neutral", cost = 0,
  static { affects = "you", cannot = "lose" },
}
test_card { id = "T-DOOM", name = "Doom", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.lose("opponent") end,
}
test_card { id = "T-GLORY", name = "Glory", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.win()
    game.draw(1)
  end,
}

scenario "1.2.3.1 something else happens in place of a loss, once" {
  p1 = { field = { "Last Breath" }, defense = 2 }, p2 = { field = { "Follower 3/4" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 3/4", "p1's leader")
    t:pass_all()
    t:expect_defense("p1", 5)
    t:expect("Last Breath"):in_zone("banished")
    t:expect_decision("p2", "turn")
  end }

test_card { id = "T-SECOND-BREATH", name = "Second Breath", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "lose", by = "you", run = function(game, me)
    game.banish(me)
    game.set_defense(game.leader(), 7)
  end },
}

scenario "10.10.2 of two things that may happen in place of a loss the player who would lose chooses, whoever's turn it is" {
  p1 = { field = { "Last Breath", "Second Breath" }, defense = 2 }, p2 = { field = { "Follower 3/4" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 3/4", "p1's leader")
    t:expect_decision("p1", "10.10.2")
    t.p1:choose("Second Breath")
    t:expect_defense("p1", 7)
    t:expect("Last Breath"):in_zone("field")
  end }

scenario "1.2.4 also in place of a loss by a card, which is over when it has happened" {
  p1 = { hand = { "Doom", "Doom" } }, p2 = { field = { "Last Breath" } },
  function(t)
    t.p1:play("Doom")
    t:expect_defense("p2", 5)
    t.p1:play("Doom")
    t:expect_winner("p1")
  end }

scenario "1.2.3.1 nothing happens in place of a concession" {
  p1 = { field = { "Last Breath", "Fort" } },
  function(t)
    t.p1:concede()
    t:expect_winner("p2")
  end }

scenario "11.2.1 who cannot lose plays on without defense, and loses when nothing keeps him any more" {
  p1 = { field = { "Fort" }, defense = 2 },
  p2 = { field = { "Follower 3/4" }, hand = { "Execution" }, play_points = 4 }, turn = "p2",
  function(t)
    t.p2:attack("Follower 3/4", "p1's leader")
    t:pass_all()
    t:expect_defense("p1", -1)
    t:expect_decision("p2", "turn")
    t.p2:play("Execution")
    t:expect_winner("p2")
  end }

scenario "11.2.2 nor does he lose for an empty deck" {
  p1 = { field = { "Fort" }, deck = {} },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect_event("overdraw")
    t:expect_decision("p1", "turn")
  end }

scenario "1.2.4 a card does not win against who cannot lose, and the rest of it is done" {
  p1 = { hand = { "Glory" } }, p2 = { field = { "Fort" } },
  function(t)
    t.p1:play("Glory")
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "T-ONEMORE", name = "One More", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(1) end,
}

scenario "1.2.3.1 who is saved from an empty deck loses only by another draw" {
  p1 = { field = { "Last Breath", "Second Breath" }, hand = { "One More", "One More", "One More" }, deck = {} },
  function(t)
    t.p1:play("One More#1")
    t.p1:choose("Last Breath")
    t:expect_defense("p1", 5)
    t:expect("Second Breath"):in_zone("field")
    t.p1:play("One More#2")
    t:expect_defense("p1", 7)
    t:expect_decision("p1", "turn")
    t.p1:play("One More#3")
    t:expect_winner("p2")
  end }

-- Both players lose at one moment, and what saves the first takes from the second what would save that one.
test_card(function()
local boats = amulets {}
return card { id = "T-LAST-BOAT", name = "Last Boat", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "lose", by = "you", run = function(game)
    game.banish(game.all(boats))
    game.set_defense(game.leader(), 5)
  end },
}
end)
test_card { id = "T-FLOOD", name = "Flood", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.deal(20, { game.leader(), game.leader("opponent") }) end,
}

scenario "1.3.4 of two players who lose at once the active one is saved first" {
  p1 = { field = { "Last Boat" }, hand = { "Flood" } }, p2 = { field = { "Last Boat" } },
  function(t)
    t.p1:play("Flood")
    t:pass_all()
    t:expect_winner("p1")
    t:expect_defense("p1", 5)
  end }

scenario "1.3.4 in the other player's turn the other player is" {
  turn = "p2",
  p1 = { field = { "Last Boat" } }, p2 = { field = { "Last Boat" }, hand = { "Flood" } },
  function(t)
    t.p2:play("Flood")
    t:pass_all()
    t:expect_winner("p2")
  end }

test_card { id = "T-DEEP", name = "Deep Draw", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(1) end,
}
test_card { id = "T-RAZE", name = "Raze", type = "spell", class = "neutral", cost = 0,
  targets = { amulet { friendly = true } }, run = function(game, me, it) game.destroy(it) end,
}

scenario "11.2.2 who drew from an empty deck while unable to lose does not lose by it later" {
  p1 = { field = { "Fort" }, hand = { "Deep Draw", "Raze", "Deep Draw" }, deck = {} },
  function(t)
    t.p1:play("Deep Draw")
    t:expect_event("overdraw")
    t:expect_winner("nobody")
    t.p1:play("Raze"):on("Fort")
    t:expect("Fort"):in_zone("cemetery")
    t:expect_winner("nobody")
    t.p1:play("Deep Draw")
    t:expect_winner("p2")
  end }
