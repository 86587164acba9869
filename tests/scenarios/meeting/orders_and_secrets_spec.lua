-- SPDX-License-Identifier: MIT
-- Whether a player is asked for an order tells nothing about cards that the player may not see.

test_card { id = "t-secret-1", name = "Sinker", type = "gear", cost = { energy = 1 },
  instead_of { event = "draw", by = "you", run = function(game) game.put_on_bottom(game.look(2)[1]) end },
}
test_card { id = "t-secret-2", name = "Digger", type = "gear", cost = { energy = 1 },
  instead_of { event = "draw", by = "you", run = function(game) game.put_on_bottom(game.look(2)[2]) end },
}
test_card { id = "t-secret-3", name = "Miller", type = "gear", cost = { energy = 1 },
  instead_of { event = "draw", by = "you", run = function(game) game.mill(1) end },
}

-- The two top cards are equal: were the order not asked then, not being asked would say so.
scenario "372, 108.4.d two replacements that move different cards of the deck are ordered, though the cards are equal" {
  p1 = { base = { "Sinker", "Digger" }, deck = { "Gust", "Gust", "Unit 2" }, hand = { "Downstage Dramatics" }, pool = { energy = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Downstage Dramatics")
    t:pass_all()
    t:expect_decision("p1", "372")
    t.p1:choose("Digger")
    t:expect(t.p1.deck):in_order { "Gust", "Unit 2", "Gust" }
  end }

scenario "372, 108.4.d and they are ordered in the same words when the cards differ" {
  p1 = { base = { "Sinker", "Digger" }, deck = { "Gust", "Unit 1", "Unit 2" }, hand = { "Downstage Dramatics" }, pool = { energy = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Downstage Dramatics")
    t:pass_all()
    t:expect_decision("p1", "372")
    t.p1:choose("Digger")
    t:expect(t.p1.deck):in_order { "Gust", "Unit 2", "Unit 1" }
  end }

scenario "372 two that do the same are not" {
  p1 = { base = { "Miller", "Miller" }, deck = { "Gust", "Unit 1", "Unit 2" }, hand = { "Downstage Dramatics" }, pool = { energy = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Downstage Dramatics")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect("Gust"):in_zone("trash")
  end }
