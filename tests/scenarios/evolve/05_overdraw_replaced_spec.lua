-- SPDX-License-Identifier: MIT
-- Effects that replace the loss of who draws from an empty deck (5.9.1.1, 10.10.1, 11.2.2).

test_card { id = "T-OVER-WIN", name = "Over Win", type = "amulet", class = "neutral", cost = 0,
  instead_of { event = "overdraw", by = "you", run = function(game) game.win() end },
}

test_card(function()
  local buried = cards { zone = "cemetery", owned = true }
  return card { id = "T-OVER-FILL", name = "Over Fill", type = "amulet", class = "neutral", cost = 0,
    instead_of { event = "overdraw", by = "you", run = function(game) game.put(game.all(buried), "deck_bottom") end },
  }
end)


test_card { id = "T-OVER-DRAW", name = "Over Draw", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(2) end,
}

scenario "11.2.2 without such an effect the player loses" {
  p1 = { hand = { "Over Draw" }, deck = {} },
  function(t)
    t.p1:play "Over Draw"
    t:expect_winner "p2"
    t:expect_event("overdraw", nil, { by = "p1" })
  end }

scenario "10.10.1 to win in place of the loss" {
  p1 = { field = { "Over Win" }, hand = { "Over Draw" }, deck = { "Goblin" } },
  function(t)
    t.p1:play "Over Draw"
    t:expect_winner "p1"
    t:expect_no_event "overdraw"
  end }

scenario "10.10.1 not where a card is left" {
  p1 = { field = { "Over Win" }, hand = { "Over Draw" }, deck = { "Goblin", "Follower 2/2" } },
  function(t)
    t.p1:play "Over Draw"
    t:expect(t.p1.hand):count(2)
    t:expect_winner "nobody"
  end }

scenario "10.10.1 the opponent's empty deck is not replaced" {
  p1 = { field = { "Over Win" } }, p2 = { deck = {} },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p1"
    t:expect_event("overdraw", nil, { by = "p2" })
  end }

scenario "5.9.1 a deck that was filled gives the card, and the loss does not come" {
  p1 = { field = { "Over Fill" }, hand = { "Over Draw" }, deck = {}, cemetery = { "Goblin", "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play "Over Draw"
    t.p1:choose("Follower 2/2", "Goblin", "Follower 3/3")
    t:expect(t.p1.hand):is { "Follower 2/2", "Goblin" }
    t:expect(t.p1.deck):count(1)
    t:expect_winner "nobody"
  end }

scenario "5.9.2 with nothing to fill it each card is tried once, and nobody loses" {
  p1 = { field = { "Over Fill" }, hand = { "Over Draw" }, deck = {} },
  function(t)
    t.p1:play "Over Draw"
    t:expect(t.p1.hand):count(0)
    t:expect_events(2, "replaced")
    t:expect_winner "nobody"
  end }
